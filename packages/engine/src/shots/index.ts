// Shots as a page needs them: read from the text in which they are kept.

export { gainBetween, type Gain } from "./gain.ts";
export { GRADES, parseShot, type Grade, type Shot } from "./shot.ts";
