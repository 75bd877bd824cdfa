"""Found by the server under test as `warren.games.toy`."""

from tests.toy.rulebook import TOY as RULEBOOK

__all__ = ["RULEBOOK"]
