// What is said of a game played again: English comes with its screen, other languages whole.
import { enReplay } from "../text/enReplay.ts";
import { isWhole, useTexts } from "../text/texts.ts";

export type ReplayTexts = typeof enReplay;

export function useReplayTexts(): ReplayTexts {
  const texts = useTexts();
  return isWhole(texts) ? texts.replay : enReplay;
}
