// What is said of a game played again: English comes with its screen, other languages whole.
import { enReplay } from "../text/en/replay.ts";
import { useTexts } from "../text/catalogue/useTexts.ts";

export type ReplayTexts = typeof enReplay;

export function useReplayTexts(): ReplayTexts {
  return useTexts().replay ?? enReplay;
}
