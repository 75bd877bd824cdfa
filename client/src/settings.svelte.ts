// What a person prefers, kept in this browser.

export type Theme = "auto" | "light" | "dark";
export type Motion = "full" | "quick" | "off";

interface Kept {
  name: string;
  theme: Theme;
  motion: Motion;
  sounds: boolean;
  notices: boolean;
  confirm: boolean;
  /** A bot waits until I say that my turn is done. */
  done: boolean;
  guided: string[];
}

const DEFAULTS: Kept = { name: "", theme: "auto", motion: "full", sounds: false, notices: false, confirm: false, done: true, guided: [] };
const STORE = "warren.settings";
const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

function read(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Kept>) };
  } catch {
    return DEFAULTS;
  }
}

class Settings {
  kept = $state(read());
  private nightfall = $state(dark.matches);
  private stillness = $state(still.matches);

  constructor() {
    dark.addEventListener("change", () => (this.nightfall = dark.matches));
    still.addEventListener("change", () => (this.stillness = still.matches));
  }

  /** The theme that is shown: the system's, unless the person chose one. */
  get theme(): "light" | "dark" {
    if (this.kept.theme !== "auto") return this.kept.theme;
    return this.nightfall ? "dark" : "light";
  }

  /** How fast things move: 0 is not at all. */
  get pace(): number {
    if (this.stillness || this.kept.motion === "off") return 0;
    return this.kept.motion === "quick" ? 0.5 : 1;
  }

  save(): void {
    localStorage.setItem(STORE, JSON.stringify(this.kept));
  }
}

export const settings = new Settings();
