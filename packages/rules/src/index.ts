// The rules of English draughts: the exports for other packages.

export {
  BOARD_SIZE,
  PIECES_PER_SIDE,
  QUIET_PLIES_FOR_DRAW,
  REPETITIONS_FOR_DRAW,
} from "./constants.ts";
export { BALLOTS, type Ballot } from "./ballots.ts";
export { countBits } from "./bitboard.ts";
export { formatFen, parseFen, type FenFault } from "./fen.ts";
export {
  capturedBy,
  play,
  repetitions,
  startGame,
  type Game,
  type Outcome,
  type OutcomeReason,
  type PlayRefusal,
  type StepResult,
} from "./game.ts";
export { legalMoves, playMove, type Move } from "./moves.ts";
export { findMove, formatMove, parseMove, type MoveFault, type NotationFault } from "./notation.ts";
export {
  DERIVED_TAGS,
  formatPdn,
  pdnResultOf,
  type PdnComment,
  type PdnGame,
  PDN_RESULTS,
  type PdnResult,
  type PdnVariation,
} from "./pdn.ts";
export {
  MOST_PDN_GAMES,
  readPdn,
  type PdnBook,
  type PdnFault,
  type PdnFaultReason,
} from "./pdnParser.ts";
export { perft, type PerftConvention } from "./perft.ts";
export { playStep, type PlayResult } from "./play.ts";
export {
  initialPosition,
  isSamePosition,
  opponentOf,
  pieceAt,
  type Color,
  type Piece,
  type PieceType,
  type Position,
} from "./position.ts";
export { replay, type ReplayFault } from "./replay.ts";
export { err, ok, type Result } from "./result.ts";
export { coordOf, squareAt, type Coord, type Square } from "./squares.ts";
export { capturingSquares, findStep, legalSteps, type Step, type StepSquares } from "./steps.ts";
export { whyNot, type Explanation } from "./whyNot.ts";
