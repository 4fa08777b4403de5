// What is said about shots, in the page's language.
import { enShots, type ShotsTexts } from "../text/enShots.ts";
import { screenTexts } from "../text/screenTexts.ts";

export const shotsTexts = screenTexts(enShots, ({ shots }) => shots());

export function useShotsTexts(): ShotsTexts {
  return shotsTexts.use();
}
