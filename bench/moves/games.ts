// The tournament games that the bench plays, as single steps.
import { ARCHIVE } from "../../e2e/support/archive.ts";
import { readScript } from "../../e2e/support/script.ts";

/** Shorter ones would end within a round. */
export const STEPS_OF_SHORTEST_GAME = 40;

/** Without the last step: a game that is over takes no more. */
export const GAMES = ARCHIVE.map((_, index) => readScript(index).steps.slice(0, -1)).filter(
  (steps) => steps.length >= STEPS_OF_SHORTEST_GAME,
);
