"""Words on a screen that are cut off, lie over each other, or stand outside of it."""

from __future__ import annotations

from typing import Final

from tests.browser.person import Person

FIND: Final = """() => {
  const slack = 1.5;
  const found = [];
  const root = [...document.querySelectorAll("dialog[open], .shade .sheet")].at(-1)
    ?? document.querySelector("[data-end], .table, .screening");
  const shown = (one) => {
    const style = getComputedStyle(one);
    return style.visibility !== "hidden" && style.display !== "none" && Number(style.opacity) > 0.05;
  };
  const range = document.createRange();
  const words = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    const text = node.textContent.trim();
    if (!text || one.closest(".unseen, title, textPath, [aria-live], .flights") || !shown(one)) continue;
    range.selectNodeContents(node);
    const all = range.getBoundingClientRect();
    if (!all.width || !all.height) continue;
    // Letters leave a quarter of their box empty above, and as much below.
    const air = Math.min(all.height, parseFloat(getComputedStyle(one).fontSize) * 1.3) / 4;
    const box = { left: all.left, right: all.right, top: all.top + air, bottom: all.bottom - air };
    words.push({ text, one, box, lines: [...range.getClientRects()] });
  }
  const say = (word, what) => found.push(`"${word.text.slice(0, 50)}" (.${[...word.one.classList][0] ?? ""}) ${what}`);
  for (const word of words) {
    const { box } = word;
    for (let outer = word.one; outer && outer !== document.body && !word.away; outer = outer.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(outer);
      const frame = outer.getBoundingClientRect();
      const wide = box.left < frame.left - slack || box.right > frame.right + slack;
      const high = box.top < frame.top - slack || box.bottom > frame.bottom + slack;
      const scrolls = (how) => how === "auto" || how === "scroll";
      // What is moved and zoomed, or scrolls, may lie outside of its frame.
      if (outer.classList.contains("outer")) word.away = wide || high;
      else if ((wide && scrolls(overflowX)) || (high && scrolls(overflowY))) word.away = true;
      else if ((wide && overflowX !== "visible") || (high && overflowY !== "visible")) {
        say(word, `is cut off by .${[...outer.classList][0] ?? outer.tagName}`);
        word.away = true;
      }
    }
    if (!word.away && (box.left < -slack || box.right > innerWidth + slack)) say(word, "is off the screen");
  }
  const loose = words.filter((word) => !word.away && !word.one.closest(".place, .tray, .picture svg, .initial"));
  for (const [i, one] of loose.entries())
    for (const other of loose.slice(i + 1))
      if (one.one !== other.one)
        for (const a of one.lines)
          for (const b of other.lines) {
            const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            // Lines of one name may stand closer than their boxes are high.
            if (across > 3 && down > 0.4 * Math.min(a.height, b.height))
              say(one, `lies over "${other.text.slice(0, 50)}"`);
          }
  if (document.documentElement.scrollWidth > innerWidth + 1) found.push("the page scrolls sideways");
  return [...new Set(found)];
}"""


def clipped(person: Person) -> list[str]:
    """What of the dialog on top, or else of the end, the table or the replay, cannot be read."""
    person.page.evaluate("() => document.fonts.ready")
    found: list[str] = person.page.evaluate(FIND)
    return found
