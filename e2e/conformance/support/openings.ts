// Short openings from the archive that lead to positions the tests need.
import { stepsOf, wireStep } from "../../support/archive.ts";

/** Six moves after which black captures twice with one man: 8x15x24. */
export const BEFORE_A_CHAIN = stepsOf("12-16 22-18 16-20 24-19 11-15 18x11".split(" "));
export const FIRST_JUMP = wireStep(2, 8, 15);
export const SECOND_JUMP = wireStep(2, 15, 24);

/** Black's first move of many a game. */
export const FIRST_STEP = wireStep(2, 12, 16);
export const WHITE_REPLY = wireStep(1, 22, 18);
