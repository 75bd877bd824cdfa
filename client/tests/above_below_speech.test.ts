// Reading aloud: the right voice, one part after another, silence when it is asked for, and no false tale where no voice is.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Speech } from "../src/games/above_below/book/speech.svelte.ts";
import { voiceFor } from "../src/games/above_below/book/voices.ts";

const voice = (lang: string, localService = true, first = false) => ({ lang, localService, default: first, name: `${lang} ${localService}`, voiceURI: lang }) as SpeechSynthesisVoice;

describe("the voice for a language", () => {
  const all = [voice("de-DE", true, true), voice("en-US", true), voice("en-GB", true), voice("en-GB", false), voice("ru_RU", false)];
  test("speaks it, with the right accent if there is one", () => {
    expect(voiceFor(all, "en")).toBe(all[2]);
  });
  test("needs no network, if one doesn't", () => {
    expect(voiceFor([voice("en-GB", false), voice("en-US", true)], "en")!.lang).toBe("en-US");
  });
  test("is found however its language is written", () => {
    expect(voiceFor(all, "ru")).toBe(all[4]);
    expect(voiceFor([voice("RU")], "ru")!.lang).toBe("RU");
  });
  test("is nobody's, where none speaks it", () => {
    expect(voiceFor([voice("it-IT", true, true), voice("rue-RU")], "ru")).toBeNull();
    expect(voiceFor([], "en")).toBeNull();
  });
});

class Words {
  voice: SpeechSynthesisVoice | null = null;
  lang = "";
  rate = 1;
  onend = (): void => undefined;
  onerror = (_: { error: string }): void => undefined;
  constructor(readonly text: string) {}
}

/** A browser's speech: says one thing at a time, when it is told to go on. */
class Synth extends EventTarget {
  voices: SpeechSynthesisVoice[] = [voice("en-GB"), voice("ru-RU")];
  said: Words[] = [];
  silenced = 0;
  getVoices = (): SpeechSynthesisVoice[] => this.voices;
  speak = (words: Words): void => void this.said.push(words);
  cancel(): void {
    this.silenced++;
    this.said.at(-1)?.onerror({ error: "canceled" });
  }
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

describe("reading aloud", () => {
  let synth: Synth;
  let speech: Speech;
  beforeEach(() => {
    synth = new Synth();
    speech = new Speech();
    vi.stubGlobal("speechSynthesis", synth);
    vi.stubGlobal("SpeechSynthesisUtterance", Words);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const texts = (): string[] => synth.said.map((words) => words.text);

  test("goes from part to part in the story's language, and ends", async () => {
    const told = speech.read("7", "ru", ["Раз.", "Два."]);
    await settled();
    expect(texts()).toEqual(["Раз."]);
    expect(synth.said[0]!.lang).toBe("ru-RU");
    expect(synth.said[0]!.voice!.lang).toBe("ru-RU");
    expect(speech.reading).toBe("7");
    synth.said[0]!.onend();
    await settled();
    expect(texts()).toEqual(["Раз.", "Два."]);
    synth.said[1]!.onend();
    expect(await told).toBe(true);
    expect(speech.reading).toBe("");
  });

  test("the same again ends it, and nothing more is said", async () => {
    const told = speech.read("7", "en", ["One.", "Two."]);
    await settled();
    expect(await speech.read("7", "en", ["One.", "Two."])).toBe(true);
    expect(await told).toBe(true);
    await settled();
    expect(texts()).toEqual(["One."]);
    expect(synth.silenced).toBe(1);
    expect(speech.reading).toBe("");
  });

  test("another page takes its place", async () => {
    void speech.read("7", "en", ["One.", "Two."]);
    await settled();
    void speech.read("8", "en", ["Eight."]);
    await settled();
    expect(texts()).toEqual(["One.", "Eight."]);
    expect(speech.reading).toBe("8");
  });

  test("without a voice for the language nothing is said in another", async () => {
    synth.voices = [voice("it-IT", true, true)];
    expect(await speech.read("7", "ru", ["Раз."])).toBe(false);
    expect(texts()).toEqual([]);
    expect(speech.reading).toBe("");
  });

  test("voices that come late are waited for, those that never come aren't", async () => {
    const late = synth.voices;
    synth.voices = [];
    void speech.read("7", "en", ["One."]);
    synth.voices = late;
    synth.dispatchEvent(new Event("voiceschanged"));
    await settled();
    expect(texts()).toEqual(["One."]);

    synth.voices = [];
    vi.useFakeTimers();
    const told = speech.read("8", "en", ["Eight."]);
    await vi.runAllTimersAsync();
    expect(await told).toBe(false);
  });

  test("silence that is asked for while voices are awaited is kept, and is no failure", async () => {
    synth.voices = [];
    const told = speech.read("7", "en", ["One."]);
    speech.hush();
    synth.dispatchEvent(new Event("voiceschanged"));
    expect(await told).toBe(true);
    expect(texts()).toEqual([]);
  });

  test("a voice that fails is told from one that was silenced", async () => {
    const told = speech.read("7", "en", ["One.", "Two."]);
    await settled();
    synth.said[0]!.onerror({ error: "synthesis-failed" });
    expect(await told).toBe(false);
    expect(texts()).toEqual(["One."]);
    expect(speech.reading).toBe("");
  });

  test("a browser that doesn't speak isn't asked to", async () => {
    vi.stubGlobal("speechSynthesis", undefined);
    expect(speech.there).toBe(false);
    expect(await speech.read("7", "en", ["One."])).toBe(true);
    speech.hush();
  });
});
