// Helpers for the tests of other packages.

export { createRandom, randomKeyOf, type Random } from "./random.ts";
