// What is said while the computer is played, in the page's language.
import { useMemo } from "react";
import { useAllTexts } from "../text/catalogue/allTexts.ts";
import { changed } from "../text/words/changed.ts";
import { enPractice, type PracticeTexts } from "../text/en/practice.ts";
import { screenTexts } from "../text/catalogue/screenTexts.ts";
import type { SpokenTexts, Texts } from "../text/en/texts.ts";

export const practiceTexts = screenTexts(enPractice, ({ practice }) => practice());

export function usePracticeTexts(): PracticeTexts["practice"] {
  return practiceTexts.use().practice;
}

/** What is said aloud otherwise at the computer's table. */
export function useComputerSaid(): Partial<SpokenTexts["say"]> {
  return practiceTexts.use().said;
}

/** The page's texts, as they read at the computer's table. */
export function useComputerTexts(isHinted: boolean): Texts {
  const texts = useAllTexts();
  const { computer, hint } = practiceTexts.use();
  return useMemo(() => {
    const atTable = changed<Texts>(texts, computer(texts));
    return isHinted ? changed(atTable, hint(atTable)) : atTable;
  }, [texts, computer, hint, isHinted]);
}
