// What covers the board after a game: fetched while the game runs, so that it is there at its end.
import { later } from "../../shell/later/later.ts";

export const resultPart = later(() => import("./ResultOverlay.tsx"));
