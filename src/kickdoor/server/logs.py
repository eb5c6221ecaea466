"""The log: one JSON object in each line, whoever writes it; in a terminal, text."""

from __future__ import annotations

import logging
import sys
import threading
from types import TracebackType
from typing import Final

import structlog
from structlog.typing import Processor

BEFORE: Final[list[Processor]] = [
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    structlog.processors.format_exc_info,
]


def configure_logging(plain: bool) -> None:
    """Our own lines, those of the web server, of Python's warnings and of exceptions that nobody catches."""
    shown: Processor = structlog.dev.ConsoleRenderer() if plain else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[*BEFORE, shown],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    handler = logging.StreamHandler(sys.stderr)
    last: list[Processor] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta, shown]
    first: list[Processor] = [structlog.stdlib.add_logger_name, *BEFORE]
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(processors=last, foreign_pre_chain=first))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.captureWarnings(True)
    if not plain:
        sys.excepthook = _uncaught
        threading.excepthook = _uncaught_in_thread


def _uncaught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    if issubclass(kind, KeyboardInterrupt):
        return
    structlog.get_logger().error("uncaught", exc_info=(kind, error, trace))


def _uncaught_in_thread(found: threading.ExceptHookArgs) -> None:
    if found.exc_value is not None:
        _uncaught(found.exc_type, found.exc_value, found.exc_traceback)
