// The catalogue with what is said aloud. English comes in pieces, and this one with the announcements.
import { allEnglish } from "./allTexts.ts";
import { enSay } from "./enSay.ts";
import { isWhole, useTexts, type KnownTexts, type Texts } from "./texts.ts";

export type SpokenTexts = Texts & { readonly say: typeof enSay };

export const spokenEnglish: SpokenTexts = { ...allEnglish, say: enSay };

export function useSpokenTexts(): SpokenTexts {
  const texts = useTexts();
  return isSpoken(texts) ? texts : spokenEnglish;
}

function isSpoken(texts: KnownTexts): texts is KnownTexts & SpokenTexts {
  return isWhole(texts) && texts.say !== undefined;
}
