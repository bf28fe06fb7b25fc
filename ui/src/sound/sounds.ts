/** Sounds made on the spot, soft and each of its own kind: wood for what happens, a bell for my turn, and so on. */
import { settings } from "$lib/site/settings.svelte.ts";

export type Sound = "knock" | "bell" | "plague" | "outbreak" | "cheese" | "victory" | "end";

interface Note {
  readonly pitch: number;
  readonly at: number;
  readonly long: number;
  readonly loud: number;
  readonly wave: OscillatorType;
}

const NOTES: Record<Sound, readonly Note[]> = {
  knock: [
    { pitch: 190, at: 0, long: 0.07, loud: 0.16, wave: "triangle" },
    { pitch: 95, at: 0, long: 0.09, loud: 0.2, wave: "sine" },
  ],
  bell: [
    { pitch: 660, at: 0, long: 0.5, loud: 0.12, wave: "sine" },
    { pitch: 990, at: 0.13, long: 0.7, loud: 0.09, wave: "sine" },
  ],
  /** A low drone that comes nearer. */
  plague: [
    { pitch: 98, at: 0, long: 0.9, loud: 0.16, wave: "sine" },
    { pitch: 104, at: 0.05, long: 0.9, loud: 0.1, wave: "sine" },
  ],
  /** A cracked bell, falling. */
  outbreak: [
    { pitch: 311, at: 0, long: 0.35, loud: 0.1, wave: "triangle" },
    { pitch: 233, at: 0.14, long: 0.5, loud: 0.1, wave: "triangle" },
    { pitch: 116, at: 0.28, long: 0.8, loud: 0.14, wave: "sine" },
  ],
  /** Two bright drops. */
  cheese: [
    { pitch: 880, at: 0, long: 0.12, loud: 0.07, wave: "sine" },
    { pitch: 1175, at: 0.07, long: 0.18, loud: 0.07, wave: "sine" },
  ],
  victory: [523, 659, 784, 1047].map((pitch, place) => ({
    pitch,
    at: place * 0.13,
    long: 0.5 + place * 0.25,
    loud: 0.1,
    wave: "triangle" as const,
  })),
  end: [392, 494, 587].map((pitch, place) => ({
    pitch,
    at: place * 0.16,
    long: 0.9,
    loud: 0.11,
    wave: "triangle" as const,
  })),
};

let air: AudioContext | null = null;

/** Make a sound, if sounds are wanted; a browser that forbids it stays silent. */
export function sound(name: Sound): void {
  if (!settings.sounds || settings.volume <= 0) return;
  air ??= new AudioContext();
  const heard = air;
  void heard.resume().then(
    () => NOTES[name].forEach((note) => play(heard, note)),
    () => {},
  );
}

function play(heard: AudioContext, { pitch, at, long, loud, wave }: Note): void {
  const begin = heard.currentTime + at;
  const [string, strength] = [heard.createOscillator(), heard.createGain()];
  string.type = wave;
  string.frequency.setValueAtTime(pitch, begin);
  strength.gain.setValueAtTime(0, begin);
  strength.gain.linearRampToValueAtTime(loud * settings.volume, begin + 0.008);
  strength.gain.exponentialRampToValueAtTime(0.0001, begin + long);
  string.connect(strength).connect(heard.destination);
  string.start(begin);
  string.stop(begin + long);
}
