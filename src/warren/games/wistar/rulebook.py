"""Where the table finds the rules: the base game, and at one seat Ratbot beside you."""

from __future__ import annotations

from typing import Final

from warren.games.wistar.ratbot.rulebook import SoloRules

RULEBOOK: Final = SoloRules()
