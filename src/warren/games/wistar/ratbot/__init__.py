"""Ratbot, the automa of Rats of Wistar: a seat that decides nothing. All it does follows from cards and rules."""
