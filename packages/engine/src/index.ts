// What the other packages may use of the engine.

export { Endgames, MOST_PIECES, type KeptSlice } from "./endgames.ts";
export { Engine, type EngineParts, type Limits, type Question, type Thought } from "./engine.ts";
export { pliesToEnd } from "./scores.ts";
