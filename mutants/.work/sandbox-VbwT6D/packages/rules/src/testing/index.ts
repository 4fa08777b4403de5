// What tests of other packages use of this one.

export { createRandom, type Random } from "./random.ts";
