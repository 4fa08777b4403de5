// The words that rooms are named with: fetched while the list is on its way, and done without where they cannot be.
import { useEffect, useState } from "react";
import { withTexts } from "../shell/later.ts";
import type { NameWords } from "../text/roomName.ts";
import { useTexts } from "../text/texts.ts";
import { useIsPainted } from "../ui/useIsPainted.ts";

const NO_WORDS: NameWords = { animals: "", things: "", together: () => "" };

const load = withTexts(async () => (await import("../text/enNames.ts")).enNames);

/** `undefined` while they are on their way. */
export function useNames(): NameWords | undefined {
  const { names } = useTexts();
  const [english, setEnglish] = useState<NameWords>();
  const isPainted = useIsPainted();
  useEffect(() => {
    if (isPainted) load().then(setEnglish, () => setEnglish(NO_WORDS));
  }, [isPainted]);
  return english && (names ?? english);
}
