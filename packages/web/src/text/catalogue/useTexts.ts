// The catalogue in use: components ask for it here, so that another language is a few more files.
import { createContext, useContext } from "react";
import { en } from "../en/first.ts";
import type { KnownTexts, Texts } from "../en/texts.ts";

export const TextsContext = createContext<KnownTexts>(en);

export function useTexts(): KnownTexts {
  return useContext(TextsContext);
}

/** All that is read in a game: a language other than English once it is here, and what a table says otherwise. */
export function isWhole(texts: KnownTexts): texts is KnownTexts & Texts {
  return "board" in texts;
}
