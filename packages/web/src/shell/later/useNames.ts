// The words that rooms are named with: fetched after the first look, and done without where they cannot be.
import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { roomName, type NameWords } from "../../text/words/roomName.ts";
import { useTexts } from "../../text/catalogue/useTexts.ts";
import { useIsPainted } from "../../ui/useIsPainted.ts";
import { withTexts } from "./later.ts";

const NO_WORDS: NameWords = { animals: "", things: "", together: () => "" };

const load = withTexts(async () => (await import("../../text/en/names.ts")).enNames);
/** What was fetched once is there at once. */
const wordsStore = createStore<{ readonly english?: NameWords }>(() => ({}));

function keep(english: NameWords): void {
  wordsStore.setState({ english });
}

function fetchWords(): void {
  load().then(keep, () => keep(NO_WORDS));
}

/** `undefined` while they are on their way. */
export function useNames(): NameWords | undefined {
  const { names } = useTexts();
  const { english } = useStore(wordsStore);
  const isPainted = useIsPainted();
  useEffect(() => {
    if (isPainted) fetchWords();
  }, [isPainted]);
  return english && (names ?? english);
}

/** What the room is called; its id where there are no words. */
export function useRoomName(roomId: string): string {
  const names = useNames();
  return names === undefined || names === NO_WORDS ? roomId : roomName(roomId, names);
}
