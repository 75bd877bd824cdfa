"""What the OpenAPI document promises, tried by schemathesis: whatever is sent, the answer is one of those declared."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import CheckFunction
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.server.harness import Host, Message
from warren.server.openapi import openapi

document: Final = schemathesis.openapi.from_dict(json.loads(openapi()))
bounded: Final = settings(max_examples=8, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
EXCEPT: Final[list[CheckFunction]] = [positive_data_acceptance]
"""A body of the right shape may still be no record, or have too few seats: that is for the rules to say."""


@pytest.fixture(scope="module")
def table(host: Host) -> Message:
    return host.new_table({"mine": True}, {"mine": True}, undo="free")


@document.parametrize()
@bounded
def test_anything(case: schemathesis.Case[Any], host: Host) -> None:
    case.call_and_validate(base_url=host.url, excluded_checks=EXCEPT)


@document.include(path_regex="{table}").parametrize()
@bounded
def test_at_a_table(case: schemathesis.Case[Any], host: Host, table: Message) -> None:
    """With the token of a seat there, so that the call comes further than to the door."""
    case.path_parameters = {"table": table["table"]}
    headers = {"Authorization": f"Bearer {table['seats'][0]['token']}"}
    case.call_and_validate(base_url=host.url, headers=headers, excluded_checks=EXCEPT)
