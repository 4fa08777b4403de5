// The sound device of the page: opened once, when something is to be heard.
import { afterFrame } from "../ui/base/afterFrame.ts";
import type { PlayCue } from "./sounds.ts";

let sounds: Promise<PlayCue> | undefined;

/** Sounds that cannot be fetched are missed in silence, and asked for again the next time. */
export function withSounds(use: (playCue: PlayCue) => void): void {
  sounds ??= openSounds();
  sounds.then(use, () => {
    sounds = undefined;
  });
}

async function openSounds(): Promise<PlayCue> {
  const { createSounds } = await import("./sounds.ts");
  await new Promise<void>(afterFrame);
  return createSounds(() => new AudioContext());
}
