// Hands a link on: by the device's own way of sharing, by the clipboard, or written out where there is neither.
import { notices } from "../notices.svelte.ts";
import { t } from "../text/language.svelte.ts";

/** Whether an address is this computer's name for itself, which leads friends to their own. */
export const isLoopback = (hostname: string): boolean => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

export async function give(url: string): Promise<void> {
  try {
    if ("share" in navigator && matchMedia("(pointer: coarse)").matches) await navigator.share({ url });
    else {
      await navigator.clipboard.writeText(url);
      notices.say(t("link-copied"));
    }
  } catch (problem) {
    if (!(problem instanceof DOMException && problem.name === "AbortError")) notices.say(url, { for: 60_000 });
  }
}
