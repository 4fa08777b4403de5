// Loads the chunk of the game.
import { later } from "../../shell/later/later.ts";

/** Nobody waits for it to see who is here and to get ready. */
export const gameParts = later(() => import("./game.ts"));
