"""The servers that are measured, each in a process of its own: Warren's, and boardgame.io's from npm."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from bench.tables import HOST
from warren.server.config import Config, Limits

HERE: Final = Path(__file__).parent
PEER: Final = HERE / "boardgame.io"
WIDE: Final = Limits(
    messages=1e9, message_burst=1e9, requests=1e9, request_burst=1e9, tables=1e9, table_burst=1e9,
    connections=100_000, connections_each=100_000,
)  # fmt: skip
CLOCK: Final = os.sysconf("SC_CLK_TCK")


class Server:
    """A server, from its start to its end."""

    def __init__(self, command: list[str], port: int, environment: Mapping[str, str] | None = None) -> None:
        self.port = port
        self.opened = 0
        """Tables so far: what numbers them."""
        environment = {**os.environ, **(environment or {})}
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment, start_new_session=True)
        for _ in range(600):
            try:
                socket.create_connection((HOST, port), timeout=1).close()
                return
            except OSError:
                if self._process.poll() is not None:
                    break
                time.sleep(0.05)
        self.close()
        raise RuntimeError(f"this didn't start: {' '.join(command)}")

    def cpu(self) -> float:
        """Seconds of processor time it has used; processes that think for it not counted."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / CLOCK

    def close(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def free_port() -> int:
    with socket.create_server((HOST, 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


class Warren(Server):
    """On SQLite, with every move on the disk before it is acknowledged."""

    def __init__(self, **settings: Any) -> None:
        self._folder = tempfile.mkdtemp(prefix="warren-bench-")
        database = f"sqlite:///{self._folder}/warren.sqlite"
        config = Config(**{"database": database, "port": free_port(), "limits": WIDE, "thinkers": 1, **settings})
        super().__init__([sys.executable, "-m", "bench.servers", msgspec.json.encode(config).decode()], config.port)

    def close(self) -> None:
        super().close()
        shutil.rmtree(self._folder, ignore_errors=True)


class Peer(Server):
    """With its games in memory only, as it comes."""

    def __init__(self) -> None:
        port = free_port()
        super().__init__(["node", str(installed() / "server.js"), str(port)], port, {"NODE_ENV": "production"})


def installed() -> Path:
    """The folder in which npm has put boardgame.io, as our lock file says; made at the first time."""
    folder = Path(sys.prefix) / "boardgame.io"
    lock = (PEER / "package-lock.json").read_bytes()
    done = folder / "installed.json"
    if not done.is_file() or done.read_bytes() != lock:
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(PEER, folder)
        quiet = ["--no-audit", "--no-fund", "--loglevel=error", "--omit=dev", "--omit=optional", "--omit=peer"]
        subprocess.run(["npm", "ci", *quiet], cwd=folder, check=True, stdout=subprocess.DEVNULL)
        done.write_bytes(lock)
    shutil.copy(PEER / "server.js", folder)
    return folder


if __name__ == "__main__":
    from warren.server.run import run

    run(msgspec.json.decode(sys.argv[1], type=Config), "error")
