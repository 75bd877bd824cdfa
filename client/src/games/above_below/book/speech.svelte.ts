// Stories read aloud by the browser's voices.
import { voiceFor, type Tongue } from "./voices.ts";

/** Some browsers know their voices only a while after they are asked for them, in milliseconds. */
const PATIENCE = 800;
/** A voice that was told to be quiet hasn't failed. */
const STOPPED = new Set(["canceled", "interrupted"]);

export class Speech {
  /** What is being read aloud now. */
  reading = $state("");
  private turn = 0;
  /** Held, for a browser may forget an utterance that nobody holds, and never say that it has ended. */
  protected words: SpeechSynthesisUtterance | null = null;

  private get synth(): SpeechSynthesis | undefined {
    return globalThis.speechSynthesis as SpeechSynthesis | undefined;
  }

  /** Whether this device reads aloud at all. */
  get there(): boolean {
    return this.synth !== undefined;
  }

  /** Read these parts one after another; the same again ends it. False: there is no voice for them. */
  async read(key: string, tongue: Tongue, parts: readonly string[]): Promise<boolean> {
    const same = this.reading === key;
    this.hush();
    const synth = this.synth;
    if (same || !synth) return true;
    const turn = this.turn;
    const interrupted = (): boolean => turn !== this.turn;
    this.reading = key;
    const voice = voiceFor(await this.voices(synth), tongue);
    let told = voice !== null;
    for (const part of parts) {
      if (!voice || !told || interrupted()) break;
      told = await this.say(synth, voice, part);
    }
    if (interrupted()) return true;
    this.reading = "";
    return told;
  }

  hush(): void {
    this.turn++;
    if (this.reading) this.synth?.cancel();
    this.reading = "";
  }

  /** One part, to its end: long texts in one piece are broken off by some browsers. */
  private say(synth: SpeechSynthesis, voice: SpeechSynthesisVoice, text: string): Promise<boolean> {
    return new Promise((done) => {
      const words = new SpeechSynthesisUtterance(text);
      words.voice = voice;
      words.lang = voice.lang;
      words.rate = 0.95;
      words.onend = () => done(true);
      words.onerror = ({ error }) => done(STOPPED.has(error));
      this.words = words;
      synth.speak(words);
    });
  }

  private async voices(synth: SpeechSynthesis): Promise<SpeechSynthesisVoice[]> {
    const known = synth.getVoices();
    if (known.length) return known;
    await new Promise<void>((done) => {
      const timer = setTimeout(done, PATIENCE);
      synth.addEventListener("voiceschanged", () => (clearTimeout(timer), done()), { once: true });
    });
    return synth.getVoices();
  }
}

export const speech = new Speech();
if (typeof window !== "undefined") addEventListener("pagehide", () => speech.hush());
