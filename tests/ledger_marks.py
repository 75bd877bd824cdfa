"""Ties a test to the ledger bullets it asserts: `@rule("RT-001")`."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*ids)
