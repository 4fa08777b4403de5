// Binds sound and vibration to the browser, for as long as the room's screen is there.
import { useEffect } from "react";
import { afterFrame } from "../ui/afterFrame.ts";
import type { RoomSession } from "@kingrow/client";
import { settingsStore } from "../settings/settings.ts";
import { withSounds } from "../sound/soundDevice.ts";
import type { Cue } from "../sound/sounds.ts";
import { giveFeedback } from "./feedback.ts";

export function useFeedback({ store }: RoomSession): void {
  useEffect(getReady, []);
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

/** Sounds a cue that no change of a room makes, once each time there is one. */
export function useCue(cue: Cue | undefined): void {
  useEffect(() => {
    if (cue !== undefined && settingsStore.getState().sounds) play(cue);
  }, [cue]);
}

/** The device is opened before the game, as by the click that gets ready, lest it hold up the first pieces. */
function getReady(): () => void {
  openWhenWanted();
  window.addEventListener("click", openWhenWanted, { once: true });
  return () => window.removeEventListener("click", openWhenWanted);
}

function openWhenWanted(): void {
  if (isTouched() && settingsStore.getState().sounds) withSounds(() => {});
}

/** Before any touch or key the browser forbids sounds. */
function play(cue: Cue): void {
  // What is seen comes first.
  if (isTouched()) withSounds((playCue) => void afterFrame(() => playCue(cue)));
}

function vibrate(ms: number): void {
  if (isTouched() && "vibrate" in navigator) navigator.vibrate(ms);
}

/** A browser that does not tell whether the page was touched is simply asked. */
function isTouched(): boolean {
  return !("userActivation" in navigator) || navigator.userActivation.hasBeenActive;
}
