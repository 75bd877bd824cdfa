"""The commands of a host: serve, backup, export; and plain `warren`, which serves and opens the browser."""

from __future__ import annotations

import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path
from typing import Annotated

import typer
from sqlalchemy.exc import SQLAlchemyError

from warren.cli.files import write_record
from warren.cli.shell import Fault, language
from warren.server import ops
from warren.server.config import Config
from warren.server.engines import BadDatabase, default_url, parse_url
from warren.server.pages import Client
from warren.server.refusal import say as server_says
from warren.server.run import run as serve_until_stopped


def say(key: str, **facts: str | int) -> str:
    return server_says(language(), key, **facts)


def fault(key: str, **facts: str | int) -> Fault:
    return Fault(say(key, **facts))


Database = Annotated[str | None, typer.Option("--database", help=say("help-database"), metavar="URL")]


def add_commands(app: typer.Typer) -> None:
    for name, command in (("serve", serve), ("backup", backup), ("export", export)):
        app.command(name, help=say(f"help-{name}"), epilog=say(f"help-{name}-example"))(command)


def serve(
    host: Annotated[str, typer.Option("--host", help=say("help-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help=say("help-port"), min=1, max=65535)] = 8000,
    database: Database = None,
    workers: Annotated[int, typer.Option("--workers", help=say("help-workers"), min=1, max=64)] = 1,
    thinkers: Annotated[int | None, typer.Option("--thinkers", help=say("help-thinkers"), min=1, max=64)] = None,
    base: Annotated[str, typer.Option("--base", help=say("help-base"), metavar="URL")] = "",
    name: Annotated[list[str] | None, typer.Option("--name", help=say("help-name"))] = None,
    proxy: Annotated[str, typer.Option("--proxy", help=say("help-proxy"))] = "",
    webhooks: Annotated[bool, typer.Option("--webhooks", help=say("help-webhooks"))] = False,
    smtp: Annotated[str | None, typer.Option("--smtp", help=say("help-smtp"), metavar="URL")] = None,
    sender: Annotated[str, typer.Option("--sender", help=say("help-sender"))] = "warren@localhost",
    log_level: Annotated[str, typer.Option("--log-level", help=say("help-log-level"))] = "info",
    check: Annotated[bool, typer.Option("--check", help=say("help-check"))] = False,
    browser: Annotated[bool, typer.Option("--open", help=say("help-open"))] = False,
) -> None:
    config = Config(
        database=_url(database),
        host=host,
        port=port,
        workers=workers,
        thinkers=thinkers,
        base=base,
        hosts=tuple(name or ()),
        proxy=proxy,
        webhooks=webhooks,
        smtp=smtp,
        sender=sender,
    )
    if log_level not in ("debug", "info", "warning", "error"):
        raise fault("error-log-level", given=log_level[:20])
    if workers > 1 and config.database.startswith("sqlite"):
        raise fault("error-workers")
    if check:
        _check(config)
        return
    _serve(config, log_level, browser)


def client_is_built() -> bool:
    return Client().find("index.html") is not None


def open_in_browser() -> None:
    """Plain `warren`: serve on this machine alone, and show it."""
    _serve(Config(database=_url(None), port=_free_port(8000)), "warning", browser=True)


def backup(
    target: Annotated[str, typer.Argument(help=say("help-target"), metavar="FILE|URL")],
    database: Database = None,
) -> None:
    try:
        count = ops.backup(_url(database), target if "://" in target else str(Path(target).resolve()))
    except ops.NotEmpty:
        raise fault("error-not-empty", target=target) from None
    except (SQLAlchemyError, BadDatabase, OSError) as error:
        raise fault("error-database", why=str(error).splitlines()[0]) from error
    print(say("backup-done", count=count, target=target))


def export(
    table: Annotated[str, typer.Argument(help=say("help-table"), metavar="TABLE")],
    out: Annotated[Path | None, typer.Option("--out", help=say("help-out"), metavar="FILE")] = None,
    database: Database = None,
) -> None:
    try:
        record = ops.export(_url(database), table)
    except (SQLAlchemyError, BadDatabase) as error:
        raise fault("error-database", why=str(error).splitlines()[0]) from error
    if record is None:
        raise fault("error-no-table", table=table[:40])
    if out is None:
        sys.stdout.write(record.to_json() + "\n")
    else:
        write_record(out, record, language())


def _url(given: str | None) -> str:
    if given is None:
        return default_url()
    try:
        parse_url(given)
    except BadDatabase:
        raise fault("error-database-url", given=_without_password(given)[:60]) from None
    return given


def _without_password(given: str) -> str:
    """Of an address that can't be taken apart: where a password may stand, nothing is shown."""
    kind, slashes, rest = given.partition("://")
    return f"{kind}{slashes}...@{rest.rpartition('@')[2]}" if "@" in rest else given


def _check(config: Config) -> None:
    well = True
    for what, good, found in ops.check(config):
        print(say("check-good" if good else "check-bad", what=what, found=found))
        well = well and good
    if not well:
        raise typer.Exit(1)


def _serve(config: Config, log_level: str, browser: bool) -> None:
    print(say("serving", address=config.address, database=_shown(config.database)), flush=True)
    if browser:
        threading.Thread(target=_show_when_there, args=(config,), daemon=True).start()
    try:
        serve_until_stopped(config, log_level)
    except OSError as error:
        raise fault("error-port", host=config.host, port=config.port, why=error.strerror or "") from error
    except (SQLAlchemyError, BadDatabase) as error:
        raise fault("error-database", why=str(error).splitlines()[0]) from error


def _shown(url: str) -> str:
    """A database's address without its password."""
    return parse_url(url).render_as_string(hide_password=True)


def _show_when_there(config: Config) -> None:
    for _ in range(100):
        try:
            socket.create_connection((config.host, config.port), timeout=1).close()
            break
        except OSError:
            time.sleep(0.1)
    webbrowser.open(config.address)


def _free_port(wanted: int) -> int:
    """The usual port, or the next that nobody uses."""
    for port in range(wanted, wanted + 20):
        try:
            with socket.create_server(("127.0.0.1", port)):
                return port
        except OSError:
            continue
    return wanted
