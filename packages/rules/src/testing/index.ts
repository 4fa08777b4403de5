// What tests of other packages use of this one.

export { createRandom, randomKeyOf, type Random } from "./random.ts";
