"""When Python looks for garbage in circles.

Views, messages and records make none, and to look through all tables would hold the event loop for a quarter of a
second. So while anybody is connected only what is younger than a moment is looked at, and all when they have left.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from typing import Final

EVERY: Final = 0.5
SMALL: Final = (5_000, 1_000, 1_000)
"""How many young things are looked at at once: a few milliseconds' worth."""


def keep_what_is_there() -> None:
    """What was read before the doors open stays for ever: nobody need look at it again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SMALL)


async def look_briefly(connected: Callable[[], bool]) -> None:
    """As long as the server runs."""
    used = False
    while True:
        await asyncio.sleep(EVERY)
        if connected():
            used = True
        elif used:
            used = False
            gc.unfreeze()
            gc.collect()
        gc.freeze()
