// What is said to somebody who watches; how a game ended is told as in a replay.
import { enReplay } from "../text/enReplay.ts";
import { useTexts } from "../text/texts.ts";
import { watchWords } from "../text/watchWords.ts";

export function useWatchTexts() {
  const texts = useTexts();
  return { watch: watchWords.use(), replay: texts.replay ?? enReplay };
}

export type WatchTexts = ReturnType<typeof useWatchTexts>;
