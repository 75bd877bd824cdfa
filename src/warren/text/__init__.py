"""Sentences for people, from Fluent catalogues. Python holds none."""

from warren.text.bundles import LANGUAGES, MissingWords
from warren.text.words import Words

__all__ = ["LANGUAGES", "MissingWords", "Words"]
