// Plays a sound or vibration for each change of a room, unless muted (P32).
import { type RoomData, type RoomSession, roomView } from "@kingrow/client";
import { countBits, type Position } from "@kingrow/rules";
import { useEffect } from "react";
import type { StoreApi } from "zustand/vanilla";
import { settingsStore } from "../settings/settings.ts";
import { withSounds } from "../sound/soundDevice.ts";
import type { Cue } from "../sound/sounds.ts";
import { afterFrame } from "../ui/base/afterFrame.ts";

/** Milliseconds; long enough to be felt through a pocket. */
const BUZZ_MS = 60;

interface FeedbackOptions {
  readonly play: (cue: Cue) => void;
  readonly isHidden: () => boolean;
  readonly vibrate: (ms: number) => void;
}

/** Starts listening to a room; returns how to stop. */
export function giveFeedback(room: StoreApi<RoomData>, options: FeedbackOptions): () => void {
  return room.subscribe((after, before) => {
    if (!settingsStore.getState().sounds) return;
    const cue = cueFor(before, after, options.isHidden());
    if (cue === undefined) return;
    options.play(cue);
    if (cue === "turn") options.vibrate(BUZZ_MS);
  });
}

/** The sound of a change of the room (P32). In a hidden tab the turn matters more than the move that led to it. */
export function cueFor(before: RoomData, after: RoomData, isHidden: boolean): Cue | undefined {
  const [was, is] = [roomView(before), roomView(after)];
  if (was === undefined || is === undefined || isTakenBack(before, after)) return undefined;
  if (is.overlay.kind === "result")
    return was.overlay.kind === "result" ? undefined : is.overlay.verdict;
  if (!is.isStarted) return undefined;
  if (is.mayMove && !was.mayMove && (isHidden || !was.isStarted)) return "turn";
  return was.isStarted ? stepCue(was.position, is.position) : undefined;
}

/** A refused step slides back without a sound; the sentence beside it says why. */
function isTakenBack(before: RoomData, after: RoomData): boolean {
  return before.state === after.state && after.pending.length < before.pending.length;
}

function stepCue(was: Position, is: Position): Cue | undefined {
  if (countBits(is.kings) > countBits(was.kings)) return "crown";
  const hasMoved = was.black !== is.black || was.white !== is.white;
  if (!hasMoved) return undefined;
  return countBits(is.black | is.white) < countBits(was.black | was.white) ? "capture" : "move";
}

export function useFeedback({ store }: RoomSession): void {
  useEffect(getReady, []);
  useEffect(() => {
    const isHidden = (): boolean => document.visibilityState === "hidden";
    return giveFeedback(store, { play, isHidden, vibrate });
  }, [store]);
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
