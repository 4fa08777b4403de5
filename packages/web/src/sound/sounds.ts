// Synthesizes the sounds of the game, without files (P32).
import { attempt } from "../browser/attempt.ts";
import { LOUDEST, settingsStore } from "../settings/settings.ts";

/** One tone: when it begins, how long it rings, how high it is and where it slides to. */
interface Tone {
  /** Seconds after the cue. */
  readonly at: number;
  /** Seconds until it is gone. */
  readonly length: number;
  /** Hertz. */
  readonly pitch: number;
  readonly slideTo?: number;
  /** 0 to 1. */
  readonly loudness: number;
  readonly wave: OscillatorType;
}

/** A disc set down on wood: a low knock with a little of its ring. */
function knock(at: number, pitch: number, loudness: number): readonly Tone[] {
  return [
    { at, length: 0.09, pitch, slideTo: pitch * 0.55, loudness, wave: "sine" },
    { at, length: 0.035, pitch: pitch * 3.1, loudness: loudness * 0.3, wave: "triangle" },
  ];
}

function bell(at: number, pitch: number, loudness: number): Tone {
  return { at, length: 0.5, pitch, loudness, wave: "sine" };
}

export const SOUNDS = {
  move: knock(0, 210, 0.5),
  capture: [...knock(0, 210, 0.4), ...knock(0.075, 150, 0.6)],
  crown: [...knock(0, 210, 0.4), bell(0.1, 659, 0.14), bell(0.19, 988, 0.14)],
  turn: [bell(0, 587, 0.16), bell(0.13, 784, 0.16)],
  won: [bell(0, 523, 0.15), bell(0.13, 659, 0.15), bell(0.26, 784, 0.17)],
  lost: [bell(0, 494, 0.14), bell(0.17, 392, 0.14)],
  draw: [bell(0, 440, 0.14), bell(0.17, 440, 0.14)],
  arrived: [bell(0, 784, 0.16), bell(0.14, 587, 0.16), bell(0.28, 784, 0.18)],
  short: [bell(0, 196, 0.34)],
  claimable: [bell(0, 587, 0.16), bell(0.2, 587, 0.16)],
} satisfies Readonly<Record<string, readonly Tone[]>>;

export type Cue = keyof typeof SOUNDS;

/** Plays a cue; silent, and without a fault, where the browser has no Web Audio or forbids it. */
export type PlayCue = (cue: Cue) => void;

/** A sound that the device could not play within so many milliseconds is not wanted any more. */
const LATE_MS = 300;

/** Opens the sound device, which may take as long as several frames. */
export function createSounds(openAudio: () => AudioContext): PlayCue {
  const audio = attempt(openAudio);
  if (audio === undefined) return () => {};
  // Some browsers let a sleeping device be woken by a press alone.
  for (const press of ["click", "keydown"] as const)
    window.addEventListener(press, () => attempt(() => wake(audio, () => {})));
  return (cue) => {
    const wantedAt = performance.now();
    const play = (): void => SOUNDS[cue].forEach((tone) => ring(audio, tone));
    const playInTime = (): void => {
      if (performance.now() - wantedAt < LATE_MS) play();
    };
    attempt(() => (audio.state === "running" ? play() : wake(audio, playInTime)));
  };
}

/** The clock of a sleeping device stands still: all that it was given then would sound at once. */
function wake(audio: AudioContext, onAwake: () => void): void {
  if (audio.state !== "running")
    audio
      .resume()
      .then(onAwake)
      .catch(() => {});
}

function ring(audio: AudioContext, tone: Tone): void {
  const begin = audio.currentTime + tone.at;
  const end = begin + tone.length;
  const source = new OscillatorNode(audio, { type: tone.wave, frequency: tone.pitch });
  const level = new GainNode(audio, { gain: 0 });
  if (tone.slideTo !== undefined) source.frequency.exponentialRampToValueAtTime(tone.slideTo, end);
  level.gain.setValueAtTime(0, begin);
  level.gain.linearRampToValueAtTime(tone.loudness * volume(), begin + 0.006);
  level.gain.exponentialRampToValueAtTime(0.0001, end);
  source.connect(level).connect(audio.destination);
  source.start(begin);
  source.stop(end);
}

/** All tones together stay below what a voice in the room has; at the usual volume well below. */
function volume(): number {
  return settingsStore.getState().volume / LOUDEST;
}
