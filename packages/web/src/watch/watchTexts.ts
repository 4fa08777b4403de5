// What is said to somebody who watches; how a game ended is told as in a replay.
import { enReplay } from "../text/en/replay.ts";
import { enWatch } from "../text/en/watch.ts";
import { screenTexts } from "../text/catalogue/screenTexts.ts";
import { useTexts } from "../text/catalogue/useTexts.ts";

export const watchTexts = screenTexts(enWatch, ({ watch }) => watch());

export function useWatchTexts() {
  const texts = useTexts();
  return { watch: watchTexts.use(), replay: texts.replay ?? enReplay };
}

export type WatchTexts = ReturnType<typeof useWatchTexts>;
