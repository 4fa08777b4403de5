// Shots as a page needs them: read from the text in which they are kept.

export { GRADES, parseShot, type Grade, type Shot } from "./shot.ts";
