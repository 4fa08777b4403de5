// The catalogue with what is said aloud. English comes in pieces, and this one with the announcements.
import { allEnglish } from "./allTexts.ts";
import { enSay } from "../en/say.ts";
import { isWhole, useTexts } from "./useTexts.ts";
import type { KnownTexts, SpokenTexts } from "../en/texts.ts";

export const spokenEnglish: SpokenTexts = { ...allEnglish, say: enSay };

export function useSpokenTexts(): SpokenTexts {
  const texts = useTexts();
  return isSpoken(texts) ? texts : spokenEnglish;
}

function isSpoken(texts: KnownTexts): texts is KnownTexts & SpokenTexts {
  return isWhole(texts) && texts.say !== undefined;
}
