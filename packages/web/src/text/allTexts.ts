// The whole catalogue, for what is fetched after the page's first part. English comes in pieces, other languages in two.
import { en } from "./en.ts";
import { enGame } from "./enGame.ts";
import { enRoom } from "./enRoom.ts";
import { isWhole, useTexts, type Texts } from "./texts.ts";

export const allEnglish: Texts = { ...en, ...enRoom, ...enGame };

export function useAllTexts(): Texts {
  const texts = useTexts();
  return isWhole(texts) ? texts : allEnglish;
}
