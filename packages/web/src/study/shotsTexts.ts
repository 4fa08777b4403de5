// What is said about shots, in the page's language.
import type { ShotsTexts } from "../text/enShots.ts";
import { shotsWords } from "../text/shotsWords.ts";

export function useShotsTexts(): ShotsTexts {
  return shotsWords.use();
}
