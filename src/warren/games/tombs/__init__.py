"""Rodents & Tombs: paws on the rows and columns of a tomb. One module per chapter of the rulebook."""
