"""One line of JSON for each thing that happened. No token, link or seed is ever given to it; see also `scrub`."""

from __future__ import annotations

import logging
import sys
from typing import Any, Final

import structlog
from structlog.processors import ExceptionRenderer
from structlog.tracebacks import ExceptionDictTransformer
from structlog.typing import EventDict, WrappedLogger

SECRET: Final = ("token", "link", "seed", "authorization", "password", "secret", "watch")


def scrub(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """The last guard: a field that is named like a secret is left out."""
    return {key: value for key, value in event.items() if not any(word in key.lower() for word in SECRET)}


class _Forward(logging.Handler):
    """What libraries log goes the same way."""

    def emit(self, record: logging.LogRecord) -> None:
        structlog.get_logger().log(record.levelno, record.name, message=record.getMessage()[:500])


def set_up(level: str, **always: Any) -> None:
    number = logging.getLevelNamesMapping()[level.upper()]
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            ExceptionRenderer(ExceptionDictTransformer(show_locals=False)),  # locals may hold secrets
            scrub,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    structlog.contextvars.bind_contextvars(**always)
    root = logging.getLogger()
    root.handlers[:] = [_Forward()]
    root.setLevel(logging.WARNING)
