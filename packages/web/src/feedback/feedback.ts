// Lets a room be heard and felt: the cue of each change, played unless the visitor wants silence (P32).
import type { StoreApi } from "zustand/vanilla";
import type { RoomData } from "@kingrow/client";
import { settingsStore } from "../settings/settings.ts";
import type { Cue } from "../sound/cues.ts";
import { cueFor } from "./cue.ts";

/** Milliseconds; long enough to be felt through a pocket. */
const BUZZ_MS = 60;

export interface FeedbackPorts {
  readonly play: (cue: Cue) => void;
  readonly isHidden: () => boolean;
  readonly vibrate: (ms: number) => void;
}

/** Starts listening to a room; returns how to stop. */
export function giveFeedback(room: StoreApi<RoomData>, ports: FeedbackPorts): () => void {
  return room.subscribe((after, before) => {
    if (!settingsStore.getState().sounds) return;
    const cue = cueFor(before, after, ports.isHidden());
    if (cue === undefined) return;
    ports.play(cue);
    if (cue === "turn") ports.vibrate(BUZZ_MS);
  });
}
