"""Records in files."""

from __future__ import annotations

from pathlib import Path

from warren.cli.shell import Fault, fault
from warren.table import BadRecord, Record, parse_record


def read_record(path: Path, lang: str) -> Record:
    try:
        data = path.read_bytes()
    except OSError as error:
        raise fault("error-read", lang, file=str(path), why=error.strerror or "") from error
    try:
        return parse_record(data)
    except BadRecord as error:
        raise Fault(f"{path}: {error}") from error


def write_record(path: Path, record: Record, lang: str) -> None:
    """Never over a file that is something else than a record, and never half."""
    try:
        if path.exists():
            _check_is_record(path, lang)
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_name(path.name + ".new")
        fresh.write_text(record.to_json() + "\n", encoding="utf-8")
        fresh.replace(path)
    except OSError as error:
        raise fault("error-write", lang, file=str(path), why=error.strerror or "") from error


def _check_is_record(path: Path, lang: str) -> None:
    try:
        parse_record(path.read_bytes())
    except BadRecord as error:
        raise fault("error-overwrite", lang, file=str(path)) from error
