// How Ratbot's turns are shown: step by step or one after another, and how far the present one has been read.
import { untrack } from "svelte";

import type { Turn } from "./ratbot.ts";

const STORE = "warren.wistar.stepwise";

class Pace {
  stepwise = $state(localStorage.getItem(STORE) === "yes");
  at = $state(0);
  /** Whether the turn stands in the rail, in place of goals and log. */
  unfolded = $state(false);
  private met: number | null = null;
  private n = -1;

  choose(stepwise: boolean): void {
    this.stepwise = stepwise;
    localStorage.setItem(STORE, stepwise ? "yes" : "no");
  }

  toggle(): void {
    this.unfolded = !this.unfolded;
    if (this.unfolded && this.stepwise) this.at = 0;
  }

  /** A turn that has just been played is unfolded from its beginning; my next choice folds it. */
  meet(turn: Turn | null, n: number): void {
    untrack(() => {
      const fresh = turn !== null && this.met !== null && turn.id !== this.met;
      if (fresh) {
        this.at = 0;
        this.unfolded = true;
      } else if (n !== this.n && this.n >= 0) {
        this.unfolded = false;
      }
      if (this.met === null || fresh) this.met = turn?.id ?? -1;
      this.n = n;
    });
  }
}

export const pace = new Pace();
