// What is said about shots, in the page's language.
import { enShots, type ShotsTexts } from "../../text/en/shots.ts";
import { screenTexts } from "../../text/catalogue/screenTexts.ts";

export const shotsTexts = screenTexts(enShots, ({ shots }) => shots());

export function useShotsTexts(): ShotsTexts {
  return shotsTexts.use();
}
