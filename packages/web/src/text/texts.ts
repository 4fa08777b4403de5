// The catalogue in use: components ask for it here, so that another language is one more file.
import { createContext, useContext } from "react";
import { en } from "./en.ts";

export type Texts = typeof en;

export const TextsContext = createContext<Texts>(en);

export function useTexts(): Texts {
  return useContext(TextsContext);
}
