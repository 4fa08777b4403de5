// Helpers for the tests of other packages.

export { fen } from "./moments.ts";
export { createRandom, randomKeyOf, type Random } from "./random.ts";
