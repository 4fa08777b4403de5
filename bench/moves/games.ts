// The tournament games that the bench plays, as single steps.
import { ARCHIVE } from "../../e2e/support/archive.ts";
import { readScript } from "../../e2e/support/script.ts";

/** A shorter game would end within a round. */
export const STEPS_OF_SHORTEST_GAME = 40;

/** Without the last step, so that no game ends. */
export const GAMES = ARCHIVE.map((_, index) => readScript(index).steps.slice(0, -1)).filter(
  (steps) => steps.length >= STEPS_OF_SHORTEST_GAME,
);
