// What is shown after a game: fetched as it is about to begin, so that nothing is fetched while a piece slides.
import { later } from "../../shell/later/later.ts";

/** Covers the board. */
export const resultPart = later(() => import("./ResultOverlay.tsx"));
/** Takes the place of the actions. */
export const savePart = later(() => import("./AfterGame.tsx"));
