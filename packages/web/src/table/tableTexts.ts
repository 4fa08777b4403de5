// What is said while two play at one device, in the page's language.
import type { Color } from "@kingrow/rules";
import { useMemo } from "react";
import { useStore } from "zustand";
import { useAllTexts } from "../text/allTexts.ts";
import { catalogueStore } from "../text/catalogue.ts";
import { changed } from "../text/changed.ts";
import { deBoth, deBothSaid, deTable } from "../text/deTable.ts";
import { enBoth, enBothSaid, enTable, type TwoTexts } from "../text/enTable.ts";
import { useTexts, type Texts } from "../text/texts.ts";

const TEXTS = {
  en: { table: enTable, both: enBoth, said: enBothSaid },
  de: { table: deTable, both: deBoth, said: deBothSaid },
} as const;

/** Who reads another language gets English here. */
function useLanguage() {
  return TEXTS[useStore(catalogueStore, ({ language }) => (language === "de" ? "de" : "en"))];
}

export function useTwoTexts(): TwoTexts {
  return useLanguage().table;
}

/** The page's texts, as they read at this table: for each side that may be the one here. */
export function useSidedTexts(): Readonly<Record<Color, Texts>> {
  const texts = useAllTexts();
  const { both } = useLanguage();
  return useMemo(
    () => ({
      black: changed<Texts>(texts, both(texts, "black")),
      white: changed<Texts>(texts, both(texts, "white")),
    }),
    [texts, both],
  );
}

/** What is said aloud; `base` is missing where it comes with the voice. */
export function useSidedSaid() {
  const { say: base } = useTexts();
  const { said: by } = useLanguage();
  return useMemo(() => ({ base, by }), [base, by]);
}
