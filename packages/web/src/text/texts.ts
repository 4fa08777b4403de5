// The catalogue in use: components ask for it here, so that another language is one more file.
import { createContext, useContext } from "react";
import { en } from "./en.ts";
import type { enGame } from "./enGame.ts";

/** What is needed before a game can begin. */
export type FirstTexts = typeof en;
export type Texts = FirstTexts & typeof enGame;

export const TextsContext = createContext<FirstTexts>(en);

export function useTexts(): FirstTexts {
  return useContext(TextsContext);
}
