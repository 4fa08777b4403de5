// What is said while two play at one device, in the page's language.
import type { Color } from "@kingrow/rules";
import { useMemo } from "react";
import { useAllTexts } from "../text/catalogue/allTexts.ts";
import { changed } from "../text/words/changed.ts";
import { enTable, type TableTexts } from "../text/en/table.ts";
import { screenTexts } from "../text/catalogue/screenTexts.ts";
import { useTexts } from "../text/catalogue/useTexts.ts";
import type { Texts } from "../text/en/texts.ts";

export const tableTexts = screenTexts(enTable, ({ table }) => table());

export function useTwoTexts(): TableTexts["table"] {
  return tableTexts.use().table;
}

/** The page's texts, as they read at this table: for each side that may be the one here. */
export function useSidedTexts(): Readonly<Record<Color, Texts>> {
  const texts = useAllTexts();
  const { both } = tableTexts.use();
  return useMemo(
    () => ({
      black: changed<Texts>(texts, both(texts, "black")),
      white: changed<Texts>(texts, both(texts, "white")),
    }),
    [texts, both],
  );
}

/** What is said aloud; `base` is missing where it comes with the announcements. */
export function useSidedSaid() {
  const { say: base } = useTexts();
  const { said: by } = tableTexts.use();
  return useMemo(() => ({ base, by }), [base, by]);
}
