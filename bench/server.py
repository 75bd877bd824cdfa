"""Warren's server beside boardgame.io's: the same load on both, in turns."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import astuple
from statistics import median
from typing import Final

from rich.table import Table as Grid

from bench.load import Load, measure
from bench.servers import Peer, Server, Warren
from bench.tables import PeerTable, Table, WarrenTable

SECONDS: Final = 4.0
SIZES: Final = (1, 50, 200)
PACE: Final = 400.0
"""Moves a second, by all tables together."""
