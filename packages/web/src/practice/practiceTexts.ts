// What is said while the computer is played, in the page's language.
import { useMemo } from "react";
import { useStore } from "zustand";
import { useAllTexts } from "../text/allTexts.ts";
import { catalogueStore } from "../text/catalogue.ts";
import { changed } from "../text/changed.ts";
import { deComputer, deComputerSaid, deHint, dePractice } from "../text/dePractice.ts";
import {
  enComputer,
  enComputerSaid,
  enHint,
  enPractice,
  type PracticeTexts,
} from "../text/enPractice.ts";
import type { SpokenTexts } from "../text/spokenTexts.ts";
import type { Texts } from "../text/texts.ts";

const TEXTS = {
  en: { practice: enPractice, computer: enComputer, hint: enHint, said: enComputerSaid },
  de: { practice: dePractice, computer: deComputer, hint: deHint, said: deComputerSaid },
} as const;

/** Who reads another language gets English here. */
function useLanguage() {
  return TEXTS[useStore(catalogueStore, ({ language }) => (language === "de" ? "de" : "en"))];
}

export function usePracticeTexts(): PracticeTexts {
  return useLanguage().practice;
}

/** What is said aloud otherwise at the computer's table. */
export function useComputerSaid(): Partial<SpokenTexts["say"]> {
  return useLanguage().said;
}

/** The page's texts, as they read at the computer's table. */
export function useComputerTexts(isHinted: boolean): Texts {
  const texts = useAllTexts();
  const { computer, hint } = useLanguage();
  return useMemo(() => {
    const atTable = changed<Texts>(texts, computer(texts));
    return isHinted ? changed(atTable, hint(atTable)) : atTable;
  }, [texts, computer, hint, isHinted]);
}
