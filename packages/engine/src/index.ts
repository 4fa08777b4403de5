// The exports of the engine for other packages.

export { Endgames, type KeptSlice } from "./endgames.ts";
export {
  Engine,
  type EngineOptions,
  type Limits,
  type Question,
  type Thought,
  type MoveScore,
} from "./engine.ts";
export { LEVELS, moveAt, type Level, type MoveRequest } from "./levels.ts";
export { numbersFrom } from "./numbers.ts";
export { playWhole } from "./playWhole.ts";
export { pliesToEnd } from "./scores.ts";
