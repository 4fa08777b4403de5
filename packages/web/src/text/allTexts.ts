// The whole catalogue, for what is fetched after the page's first part. English comes in two pieces, other languages in one.
import { en } from "./en.ts";
import { enGame } from "./enGame.ts";
import { isWhole, useTexts, type Texts } from "./texts.ts";

export const allEnglish: Texts = { ...en, ...enGame };

export function useAllTexts(): Texts {
  const texts = useTexts();
  return isWhole(texts) ? texts : allEnglish;
}
