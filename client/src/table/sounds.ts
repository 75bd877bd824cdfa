// A few soft sounds, made on the spot.
import type { Sound } from "../games/game.ts";

let context: AudioContext | null = null;

interface Tone {
  pitch: number;
  to: number;
  length: number;
  wave: OscillatorType;
  gain: number;
  delay?: number;
}

const TONES: Record<Sound, Tone[]> = {
  knock: [{ pitch: 190, to: 80, length: 0.09, wave: "triangle", gain: 0.22 }],
  card: [{ pitch: 900, to: 300, length: 0.05, wave: "triangle", gain: 0.05 }],
  coin: [
    { pitch: 1240, to: 1240, length: 0.09, wave: "sine", gain: 0.05 },
    { pitch: 1660, to: 1660, length: 0.14, wave: "sine", gain: 0.04, delay: 0.06 },
  ],
  chime: [
    { pitch: 523, to: 523, length: 0.4, wave: "sine", gain: 0.07 },
    { pitch: 659, to: 659, length: 0.5, wave: "sine", gain: 0.06, delay: 0.1 },
  ],
  turn: [{ pitch: 440, to: 587, length: 0.22, wave: "sine", gain: 0.06 }],
};

export function play(sound: Sound | undefined, on: boolean): void {
  if (!sound || !on || document.visibilityState === "hidden") return;
  context ??= new AudioContext();
  for (const tone of TONES[sound]) {
    const start = context.currentTime + (tone.delay ?? 0);
    const oscillator = new OscillatorNode(context, { type: tone.wave, frequency: tone.pitch });
    const volume = new GainNode(context, { gain: tone.gain });
    oscillator.frequency.exponentialRampToValueAtTime(tone.to, start + tone.length);
    volume.gain.setValueAtTime(tone.gain, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + tone.length);
    oscillator.connect(volume).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + tone.length);
  }
}
