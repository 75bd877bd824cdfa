// How a refusal reaches a person: in the server's words, or in ours where there was no server to speak.
import { Refusal } from "./net/api.ts";
import { notices } from "./notices.svelte.ts";
import { t } from "./text/language.svelte.ts";

export function sentenceOf(problem: unknown): string {
  if (problem instanceof Refusal) return problem.message || t("failed-unreachable");
  return t("failed-unreachable");
}

export function report(problem: unknown): void {
  notices.say(sentenceOf(problem), { bad: true });
}
