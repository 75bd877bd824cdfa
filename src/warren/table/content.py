"""Cards and tiles as data: YAML beside the rules, decoded once, strictly typed."""

from __future__ import annotations

from importlib.resources import files
from typing import TypeVar

import msgspec
import yaml

T = TypeVar("T")

_Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def load_content(package: str, name: str, kind: type[T]) -> T:
    """Read `content/NAME` of a game's package as `kind`. A field that doesn't fit is an error that names its path."""
    text = files(package).joinpath("content", name).read_text(encoding="utf-8")
    raw = yaml.load(text, _Loader)
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise ValueError(f"{package}/content/{name}: {error}") from error
