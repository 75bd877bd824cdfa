"""How a server is run: what `warren serve` was told."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct

OWN_NAMES: Final = ("127.0.0.1", "localhost", "[::1]")
"""What a machine calls itself; no other machine can be called so."""


class Limits(Struct, frozen=True):
    """Per second and at once, for one connection or one address; whoever goes beyond is told so, then let go."""

    messages: float = 60.0
    message_burst: float = 240.0
    requests: float = 50.0
    request_burst: float = 300.0
    tables: float = 0.5
    table_burst: float = 30.0
    connections: int = 5000
    connections_each: int = 200
    message_size: int = 16_384
    body_size: int = 65_536
    record_size: int = 8_388_608


class Config(Struct, frozen=True, kw_only=True):
    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    base: str = ""
    """The address people see, such as https://play.example.org; empty: http://HOST:PORT."""
    hosts: tuple[str, ...] = ()
    """Names it answers to besides its own and that in `base`; empty: any, unless it serves this machine alone."""
    proxy: str = ""
    """Addresses of the proxies whose word about the client's address is believed."""
    webhooks: bool = False
    smtp: str | None = None
    sender: str = "warren@localhost"
    thinkers: int | None = None
    idle: float = 60.0
    """Seconds after which a table that nobody has open leaves the memory."""
    limits: Limits = Limits()
    client: str = ""
    """The folder of the built client; empty: the one in the package, if it is there."""

    @property
    def address(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return self.base.rstrip("/") or f"http://{host}:{self.port}"

    @property
    def names(self) -> tuple[str, ...]:
        """The host names that are answered to; empty: any."""
        if not self.hosts and self.host not in ("127.0.0.1", "::1", "localhost"):
            return ()
        base = urlsplit(self.base).hostname
        return (*self.hosts, *([base] if base else []), *OWN_NAMES)
