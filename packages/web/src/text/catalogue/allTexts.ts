// The whole catalogue, for what is fetched after the page's first part. English comes in pieces, other languages in two.
import { en } from "../en/first.ts";
import { enGame } from "../en/game.ts";
import { enRoom } from "../en/room.ts";
import { isWhole, useTexts } from "./useTexts.ts";
import type { Texts } from "../en/texts.ts";

export const allEnglish: Texts = { ...en, ...enRoom, ...enGame };

export function useAllTexts(): Texts {
  const texts = useTexts();
  return isWhole(texts) ? texts : allEnglish;
}
