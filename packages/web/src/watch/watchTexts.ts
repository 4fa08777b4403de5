// What is said to somebody who watches; how a game ended is told as in a replay.
import { useStore } from "zustand";
import { catalogueStore } from "../text/catalogue.ts";
import { enReplay } from "../text/enReplay.ts";
import { useTexts } from "../text/texts.ts";
import { WATCH_WORDS } from "../text/watchWords.ts";

export function useWatchTexts() {
  const texts = useTexts();
  const language = useStore(catalogueStore, (catalogue) => catalogue.language);
  return { watch: WATCH_WORDS[language === "de" ? "de" : "en"], replay: texts.replay ?? enReplay };
}

export type WatchTexts = ReturnType<typeof useWatchTexts>;
