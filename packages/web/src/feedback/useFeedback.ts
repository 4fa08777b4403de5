// Binds sound and vibration to the browser, for as long as the room's screen is there.
import { useEffect } from "react";
import type { RoomSession } from "../room/session/roomSession.ts";
import type { Cue } from "./cue.ts";
import { giveFeedback } from "./feedback.ts";
import type { PlayCue } from "./sounds.ts";

export function useFeedback({ store }: RoomSession): void {
  useEffect(
    () =>
      giveFeedback(store, {
        play,
        isHidden: () => document.visibilityState === "hidden",
        vibrate,
      }),
    [store],
  );
}

let sounds: Promise<PlayCue> | undefined;

/** The sounds are fetched with the first of them. Before any touch or key the browser forbids them. */
function play(cue: Cue): void {
  if (!isTouched()) return;
  sounds ??= import("./sounds.ts").then(({ createSounds }) =>
    createSounds(() => new AudioContext()),
  );
  sounds.then(
    (playCue) => afterFrame(() => playCue(cue)),
    () => {
      sounds = undefined;
    },
  );
}

/** What is seen comes first: opening the sound device alone may take longer than a frame. */
function afterFrame(act: () => void): void {
  // In a hidden tab there are no frames, but there is a turn to be heard.
  if (document.visibilityState === "hidden") act();
  else requestAnimationFrame(() => setTimeout(act));
}

function vibrate(ms: number): void {
  if (isTouched() && "vibrate" in navigator) navigator.vibrate(ms);
}

/** A browser that does not tell whether the page was touched is simply asked. */
function isTouched(): boolean {
  return !("userActivation" in navigator) || navigator.userActivation.hasBeenActive;
}
