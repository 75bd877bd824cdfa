// How options are laid out: those about something as chips, those that stand alone as buttons at the end of the bar.
import type * as wire from "../net/messages.gen.ts";

const DECLINING = new Set(["pass", "stop", "decline", "skip", "done", "no", "end", "keep", "cancel"]);

export function declines(option: wire.Asked): boolean {
  return DECLINING.has(String(option.parts[0]));
}

export interface Offer {
  chips: wire.Asked[];
  buttons: { option: wire.Asked; main: boolean }[];
}

export function sorted(options: readonly wire.Asked[]): Offer {
  const count = new Map<string, number>();
  for (const option of options) count.set(String(option.parts[0]), (count.get(String(option.parts[0])) ?? 0) + 1);
  const alone = (option: wire.Asked): boolean =>
    declines(option) || (!option.touches?.length && count.get(String(option.parts[0])) === 1 && option.parts.length === 1);
  return {
    chips: options.filter((option) => !alone(option)),
    buttons: options.filter(alone).map((option) => ({ option, main: !declines(option) })),
  };
}
