// Which of a device's voices reads a story.
export type Tongue = "en" | "ru";

const ACCENTS: Record<Tongue, string> = { en: "en-gb", ru: "ru-ru" };

type Voice = Pick<SpeechSynthesisVoice, "lang" | "localService" | "default">;

const code = (voice: Voice): string => voice.lang.toLowerCase().replace("_", "-");

/** A voice of this language: the one that speaks without the network and with the right accent, before any other. */
export function voiceFor<V extends Voice>(voices: readonly V[], tongue: Tongue): V | null {
  const worth = (voice: V): number => 4 * Number(voice.localService) + 2 * Number(code(voice) === ACCENTS[tongue]) + Number(voice.default);
  return voices
    .filter((voice) => code(voice).split("-")[0] === tongue)
    .reduce<V | null>((best, voice) => (best && worth(best) >= worth(voice) ? best : voice), null);
}
