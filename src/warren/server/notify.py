"""Telling somebody that it is their turn, by webhook or mail, if the host has switched that on.

An address given by a user may not reach inside: the name is looked up once, every address it has must be public, and
the one that was checked is the one connected to. Redirects aren't followed. When in doubt it refuses.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import smtplib
import socket
import ssl
from email.message import EmailMessage
from typing import TYPE_CHECKING, Final
from urllib.parse import unquote, urlsplit

import msgspec
import structlog
from msgspec import Struct

from warren.server.refusal import Refusal, say

if TYPE_CHECKING:
    from warren.server.room import Room

PATIENCE: Final = 10.0
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")
"""IPv6 addresses that lead to the IPv4 address in their last 32 bits."""
SUBMISSION, TLS_AT_ONCE = 587, 465
"""The ports of mail servers that are spoken to in secret: from the second sentence on, or from the first."""
MAIL: Final = re.compile(r"^mailto:([A-Za-z0-9._+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)$")

log = structlog.get_logger()


class Notice(Struct):
    """What a webhook is sent. No token, nothing hidden."""

    table: str
    game: str
    n: int
    seat: int
    name: str
    sentence: str
    url: str


def is_public(address: str) -> bool:
    """Whether an IP address is one of the open internet."""
    ip = ipaddress.ip_address(address)
    mapped = getattr(ip, "ipv4_mapped", None) or getattr(ip, "sixtofour", None)
    if mapped is not None:
        ip = mapped
    elif ip in NAT64:
        ip = ipaddress.IPv4Address(int(ip) & 0xFFFF_FFFF)
    return ip.is_global and not ip.is_multicast and not ip.is_reserved and not ip.is_unspecified


async def checked_address(host: str, port: int) -> str:
    """The one address that will be connected to; Refusal if any address of the name leads inside."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise Refusal("bad-address", str(error)) from error
    addresses = [str(one[4][0]).partition("%")[0] for one in found]
    if not addresses or not all(is_public(address) for address in addresses):
        raise Refusal("bad-address", host)
    return addresses[0]


class Notifier:
    def __init__(self, *, webhooks: bool, smtp: str | None, sender: str, base: str) -> None:
        self.webhooks = webhooks
        self.smtp = smtp
        self.sender = sender
        self.base = base

    async def check(self, url: str) -> None:
        """Refusal unless this host would tell somebody there."""
        if MAIL.match(url):
            if self.smtp is None:
                raise Refusal("switched-off")
            return
        if not self.webhooks:
            raise Refusal("switched-off")
        host, port, _ = _parts(url)
        await checked_address(host, port)

    async def tell(self, room: Room, seat: int) -> None:
        """Say so, once; a fault on the other side is written in the log and is nobody else's."""
        sitter = room.sitters[seat]
        if sitter.notify is None:
            return
        sentence = say("en", "notice-your-turn", name=sitter.name or str(seat + 1), game=room.facts["game"])
        address = f"{self.base}/t/{room.id}"
        notice = Notice(room.id, room.facts["game"], room.play.n, seat, sitter.name, sentence, address)
        try:
            mail = MAIL.match(sitter.notify)
            if mail is not None and self.smtp is not None:
                await asyncio.to_thread(self._mail, mail[1], notice)
            elif mail is None and self.webhooks:
                await asyncio.wait_for(post(sitter.notify, msgspec.json.encode(notice)), PATIENCE)
        except (OSError, ValueError, Refusal, smtplib.SMTPException) as error:
            log.warning("notice-failed", table=room.id, seat=seat, error=type(error).__name__)

    def _mail(self, to: str, notice: Notice) -> None:
        assert self.smtp is not None
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, to, notice.sentence
        message.set_content(f"{notice.sentence}\n{notice.url}\n")
        with _mail_server(self.smtp) as server:
            server.send_message(message)


def _mail_server(url: str) -> smtplib.SMTP:
    """A connection to the mail server: in plain text (smtp), or in secret (smtps)."""
    parts = urlsplit(url)
    host, secret = parts.hostname or "localhost", parts.scheme == "smtps"
    port = parts.port or (SUBMISSION if secret else smtplib.SMTP_PORT)
    if secret and port == TLS_AT_ONCE:
        server: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=ssl.create_default_context())
    else:
        server = smtplib.SMTP(host, port, timeout=PATIENCE)
        if secret:
            server.starttls(context=ssl.create_default_context())
    if parts.username:
        server.login(unquote(parts.username), unquote(parts.password or ""))
    return server


def _parts(url: str) -> tuple[str, int, str]:
    """Host, port and path of an https address; Refusal for anything else."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port or 443
    except ValueError as error:
        raise Refusal("bad-address", str(error)) from error
    if parts.scheme != "https" or not host or parts.username is not None or any(c in url for c in "\r\n\t "):
        raise Refusal("bad-address", url[:80])
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return host, port, path


async def post(url: str, body: bytes) -> None:
    """POST to the address that was checked, under the name that was given. Whatever is answered: it was told."""
    host, port, path = _parts(url)
    address = await checked_address(host, port)
    reader, writer = await asyncio.open_connection(
        address, port, ssl=ssl.create_default_context(), server_hostname=host
    )
    try:
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {urlsplit(url).netloc}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\nUser-Agent: warren\r\nConnection: close\r\n\r\n"
        )
        writer.write(head.encode("ascii", "replace") + body)
        await writer.drain()
        await reader.read(1)
    finally:
        writer.close()
