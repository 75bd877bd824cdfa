// Notices that the page has slept: a laptop was shut, a tab was frozen.
// Nothing tells a page so for certain, but its clock has jumped.

const TICK = 2_000;
/** Milliseconds that an ordinary page is never late by. */
const NAP = 10_000;
/** Milliseconds by which a browser may hold back the timers of a page that nobody looks at, and some more. */
const SLEEP = 90_000;

export interface Sleeper {
  /** It may have slept for a moment, or the network may have changed: all is to be looked after. */
  stirred(): void;
  /** It slept so long that nobody on the other side can have waited. */
  woke(): void;
}

const SIGNS: [EventTarget, string][] = [
  [window, "online"],
  [window, "pageshow"],
  [window, "focus"],
  [document, "visibilitychange"],
  [document, "resume"],
];

/** Returns how to stop it. */
export function watchSleep(sleeper: Sleeper): () => void {
  let awake = Date.now();
  const late = (): number => {
    const gap = Date.now() - awake;
    awake = Date.now();
    return gap;
  };
  const look = (event?: Event): void => {
    const gap = late();
    if (gap > SLEEP) sleeper.woke();
    else if ((event || gap > NAP) && document.visibilityState === "visible") sleeper.stirred();
  };
  const timer = setInterval(() => look(), TICK);
  for (const [where, what] of SIGNS) where.addEventListener(what, look);
  return () => {
    clearInterval(timer);
    for (const [where, what] of SIGNS) where.removeEventListener(what, look);
  };
}
