// The parts of the table that only a game needs. Nobody waits for them to see who is here and to get ready.
import { later, withTexts } from "../shell/later.ts";

export const gameParts = later(withTexts(() => import("./game.ts")));
