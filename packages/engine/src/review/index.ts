// The review of a game. A separate entry, so that pages without a review do not load it.

export { forcedCaptures, type ForcedCapture } from "./forcedCaptures.ts";
export {
  judgeAttempt,
  judgeGame,
  judgeLastMove,
  type Attempt,
  type Judgement,
  type GameRecord,
} from "./judgeGame.ts";
export { answerTo, chanceOf, mistakeIn, reasonOf, SEEN_PLIES } from "./mistake.ts";
export { turningPoints, type TurningPoint } from "./turningPoints.ts";
