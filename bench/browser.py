"""`python -m bench.browser [MOVES]`: how fast the screen is, in a real Chromium on this machine.

Interactive: from asking for the page to a button that answers. Drawn: from the message with somebody else's move to the
next frame that shows it. Frames: what the browser's own tracing says about frames while paws and cards travel.
"""

from __future__ import annotations

import json
import os
import sys
from importlib.resources import files
from itertools import pairwise
from statistics import median, quantiles
from typing import Any, Final

import httpx2
from playwright.sync_api import Browser, Page, sync_playwright

from bench.servers import Warren
from tests.browser.chromium import launch

MOVES: Final = 40
FRAMES: Final = ["disabled-by-default-devtools.timeline.frame", "devtools.timeline.frame"]
SEATS: Final[list[dict[str, Any]]] = [{"name": "Mira", "mine": True}, {"name": "Otto", "mine": True}]

SETTLED: Final = """(n) => document.querySelector(".table").dataset.n !== n
    && !document.querySelector(".flights").childElementCount"""
WATCH: Final = """
window.drawn = []; window.came = 0;
const hear = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
Object.defineProperty(WebSocket.prototype, "onmessage", { ...hear, set(heard) {
  hear.set.call(this, heard && ((event) => {
    if (event.data.startsWith('{"type":"state"')) window.came = performance.now();
    heard.call(this, event);
  }));
} });
addEventListener("DOMContentLoaded", () => new MutationObserver((all) => {
  if (!all.some((one) => one.attributeName === "data-n") || !window.came) return;
  const came = window.came;
  requestAnimationFrame(() => setTimeout(() => window.drawn.push(performance.now() - came)));
}).observe(document.body, { subtree: true, attributes: true, attributeFilter: ["data-n"] }));
"""


def sitting(browser: Browser, server: Warren, made: dict[str, Any], seat: int, motion: str) -> Page:
    """A window of somebody at a table, not opened yet."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    key = {"table": made["table"], "game": "tombs", "seat": seat, "token": made["seats"][seat]["token"]}
    kept = {"warren.settings": {"motion": motion, "guided": ["tombs"], "name": "Mira"}, "warren.keys": [key]}
    for name, value in kept.items():
        context.add_init_script(f"localStorage.setItem('{name}', {json.dumps(json.dumps(value))})")
    context.add_init_script(WATCH)
    return context.new_page()


def interactive(page: Page, address: str, ready: str) -> float:
    """Milliseconds until what is `ready` is there, as the page's own clock has them."""
    page.goto(address, wait_until="commit")
    page.locator(ready).first.wait_for()
    passed: float = page.evaluate("() => performance.now()")
    return passed


def play(pages: list[Page], moves: int) -> None:
    """Both play, always the first thing they may."""
    for _ in range(moves):
        for page in pages:
            if page.locator("[data-option]").count():
                n = page.locator(".table").get_attribute("data-n")
                page.locator("[data-option]").first.click()
                for other in pages:
                    other.wait_for_function(SETTLED, arg=n)


def frames(trace: bytes) -> list[float]:
    """Milliseconds between frames that were drawn, of those that follow each other without a rest."""
    drawn = sorted(event["ts"] for event in json.loads(trace)["traceEvents"] if event["name"] == "DrawFrame")
    gaps = [(after - before) / 1000 for before, after in pairwise(drawn)]
    return [gap for gap in gaps if gap < 250]


def main() -> None:
    moves = int(sys.argv[1]) if len(sys.argv) > 1 else MOVES
    server = Warren(client=str(files("warren") / "client_dist"))
    address = f"http://127.0.0.1:{server.port}"
    try:
        made = httpx2.post(f"{address}/api/tables", json={"game": "tombs", "seats": SEATS}).raise_for_status().json()
        with sync_playwright() as playwright:
            browser = launch(playwright)
            mira = sitting(browser, server, made, 0, "full")
            otto = sitting(browser, server, made, 1, "full")
            lobby = interactive(mira, f"{address}/", ".label .btn.main")
            table = interactive(mira, f"{address}/table/{made['table']}", ".prompt h2")
            otto.goto(f"{address}/table/{made['table']}")
            otto.locator(".prompt h2").first.wait_for()
            browser.start_tracing(page=otto, categories=FRAMES)
            play([mira, otto], moves)
            seen = frames(browser.stop_tracing())
            drawn: list[float] = otto.evaluate("() => window.drawn")
            browser.close()
    finally:
        server.close()
    say = sys.stdout.write
    say(f"load of the machine                    {os.getloadavg()[0]:8.1f} on {os.cpu_count()} cores\n")
    say(f"shelf interactive, cold                {lobby:8.0f} ms (wanted: 1000)\n")
    say(f"table interactive, cold but the shell  {table:8.0f} ms (wanted: 1000)\n")
    worst = quantiles(drawn, n=20)[-1]
    say(f"a move drawn after its message         {median(drawn):8.1f} ms, 95 %: {worst:.1f} (wanted: 100)\n")
    long = sum(gap > 34 for gap in seen) / len(seen)
    say(f"frames while things move               {1000 / median(seen):8.1f} a second, {100 * long:.1f} % late\n")


if __name__ == "__main__":
    main()
