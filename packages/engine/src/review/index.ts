// Looking back at a game with the engine; a part of its own, so that who only plays does not fetch it.

export { forcedCaptures, type ForcedCapture } from "./forcedCaptures.ts";
export {
  judgeAttempt,
  judgeGame,
  type Attempt,
  type Judgement,
  type JudgeDependencies,
  type Written,
} from "./judgeGame.ts";
export { chanceOf, turningPoints, type TurningKind, type TurningPoint } from "./turningPoints.ts";
