// Looking at games and positions with the computer, in English; fetched with those screens.
import type { Color } from "@kingrow/rules";
import { counted } from "../words/counted.ts";

const SIDES: Record<Color, string> = { black: "Black", white: "White" };

/** "1 man", "2 men": pieces are counted as what they mostly are. */
function pieces(count: number): string {
  return count === 1 ? "1 piece" : `${count} pieces`;
}

/** Another kind of draughts by its number in PDN. */
const VARIANTS: Readonly<Record<number, string>> = {
  20: "international draughts",
  22: "Italian draughts",
  23: "American pool checkers",
  24: "Spanish draughts",
  25: "Russian draughts",
  26: "Brazilian draughts",
  27: "Canadian draughts",
  28: "Portuguese draughts",
  29: "Czech draughts",
  30: "Turkish draughts",
  31: "Thai draughts",
  40: "Frisian draughts",
};

/** What the marks of moves mean. */
const MARKS: Readonly<Record<string, string>> = {
  "!": "good move",
  "?": "mistake",
  "!!": "brilliant move",
  "??": "blunder",
  "!?": "interesting move",
  "?!": "dubious move",
};

export const enStudy = {
  sides: SIDES,
  turnBoard: "Turn the board",
  analyse: "Analyse",
  review: "Review",
  /** A move's place in a game: "Move 12, White". */
  place: (number: number, color: Color) => `Move ${number}, ${SIDES[color]}`,
  weak: "This browser lets no second program think along: the computer sees less here.",

  /** Hundredths of a man as men: "Black +1.2". */
  score: (color: Color | undefined, men: string) =>
    color === undefined ? "Level" : `${SIDES[color]} +${men}`,
  winsIn: (color: Color, moves: number) =>
    moves <= 1 ? `${SIDES[color]} wins at once` : `${SIDES[color]} wins in ${moves} moves`,
  won: (color: Color) => `${SIDES[color]} has won`,
  draw: "Draw",
  drawn: "A draw, proved",

  reviewTitle: "Review · Kingrow",
  reviewHeading: "Review",
  running: "The computer looks at every move…",
  cancel: "Stop",
  again: "Review this game",
  stopped: "The review was stopped.",
  noMoves: "There is no move in this game to look at.",
  curve: "Who stood better",
  curveNumbers: "Move by move",
  assessments: {
    "black-wins": "Black is winning",
    "black-better": "Black is better",
    level: "level",
    "white-better": "White is better",
    "white-wins": "White is winning",
  },
  /** A stretch of the game: "level from the start to move 12". */
  stretch: (assessment: string, from: number, to: number) =>
    from === 0 ? `${assessment} up to move ${to}` : `${assessment} in moves ${from} to ${to}`,
  points: "Turning points",
  noPoints: "No move gave a win or a draw away.",
  kinds: {
    "win-to-draw": (played: string, better: string) =>
      `${played} lets a win slip: the game is level after it. ${better} keeps the win.`,
    "win-to-loss": (played: string, better: string) =>
      `${played} turns a won game into a lost one. ${better} keeps the win.`,
    "draw-to-loss": (played: string, better: string) =>
      `${played} loses. ${better} holds the game.`,
  },
  proved: "Proved: with so few pieces every end is known.",
  byForce: (color: Color, took: number, lost: number) =>
    `After it ${SIDES[color]} has to capture: ${pieces(took)} taken, ${pieces(lost)} lost.`,
  look: "Show the position",
  better: (move: string) => `Play ${move}`,
  answer: (move: string) => `Play the answer ${move}`,
  costs: "What captures cost",
  costsText: "Who can capture must. These captures had to be made and lost more than they took.",
  cost: (move: string, took: number, lost: number) =>
    `${move} had to be played: ${pieces(took)} taken, ${pieces(lost)} lost.`,
  onLine: "A line that was not played.",
  backToGame: "Back to the game",
  sayDone: (points: number) =>
    points === 0
      ? "The review is done. No move gave a win or a draw away."
      : `The review is done. ${points === 1 ? "1 turning point" : `${points} turning points`}.`,

  analysisTitle: "Analysis · Kingrow",
  analysisHeading: "Analysis board",
  toMove: (color: Color) => `${SIDES[color]} to move`,
  gameOver: (color: Color) => `${SIDES[color]} has no move and has lost.`,
  branches: "Moves played here",
  deleteMove: "Delete this move",
  deleted: "Deleted.",
  shots: "Shots",
  lines: "Computer lines",
  noLines: "No move to look at.",
  depth: (depth: number) => `depth ${depth}`,
  setUp: "Set up a position",
  done: "Use this position",
  discard: "Discard",
  putting: "Enter, a click or a drag puts on the board",
  tools: {
    "black-man": "Black man",
    "black-king": "Black king",
    "white-man": "White man",
    "white-king": "White king",
    nothing: "Take away",
  },
  turn: "Who moves first",
  clear: "Empty board",
  usual: "Starting position",
  fen: "Position as text (FEN)",
  readFen: "Read",
  copyFen: "Copy FEN",
  copyLink: "Copy link",
  copied: "Copied",
  linkTooSmall: "More is written than fits into the link. Copy PDN keeps all of it.",
  more: "Show more",
  marks: MARKS,
  fens: {
    malformed: "This is not a position: it should look like B:W21,22,K23:B1,2,K3.",
    "off-board": "A square in it is not from 1 to 32.",
    "square-taken": "Two pieces stand on one square.",
    "too-many-pieces": "One side has more than 12 pieces.",
    "man-on-king-row": "A man stands on the row where he would be a king.",
  },
  setupFaults: {
    none: (color: Color) => `${SIDES[color]} has no piece.`,
    "too-many": (color: Color) => `${SIDES[color]} has more than 12 pieces.`,
    "man-on-king-row": (color: Color, square: number) =>
      `The man on ${square} would be a king: ${SIDES[color]} is crowned there.`,
    "no-move": (color: Color) => `${SIDES[color]} could not move: the game would be over.`,
  },
  setupSquare: (square: number, piece: string) => `Square ${square}, ${piece}`,
  empty: "empty",

  open: "Open games (PDN)",
  openTitle: "Open games",
  paste: "Games as text (PDN)",
  file: "Or a file",
  openPasted: "Open",
  close: "Close",
  chosenGame: (count: number) =>
    count === 1 ? "This game can be opened" : `Choose one of ${count} games`,
  noGame: "There is no game in this text.",
  tooLarge: (megabytes: string) =>
    `This is too large to be read here: up to ${megabytes} MB, which is several thousand games.`,
  tooManyGames: counted("en", {
    other: "This text holds more than # games, too many to list here. Open a part of it.",
  }),
  unreadable: "This file cannot be read.",
  kept: (count: number) =>
    count === 0
      ? ""
      : count === 1
        ? "The game before it is kept."
        : `The ${count} games before it are kept.`,
  variants: VARIANTS,
  faults: {
    malformed: (game: number, line: number) => `Game ${game} cannot be read from line ${line} on.`,
    "bad-move": (game: number, line: number, move: string) =>
      `Game ${game}, line ${line}: the move ${move} cannot be played there.`,
    ambiguous: (game: number, line: number, move: string) =>
      `Game ${game}, line ${line}: ${move} can mean different captures.`,
    "off-board": (game: number, line: number, move: string) =>
      `Game ${game}, line ${line}: ${move} names a square beyond 32. Is it another kind of draughts?`,
    "bad-fen": (game: number, line: number) =>
      `Game ${game}, line ${line}: it begins with a position that cannot be.`,
    "unclosed-variation": (game: number, line: number) =>
      `Game ${game}: a bracket of line ${line} is never closed.`,
    "other-game": (game: number, line: number, variant: string) =>
      `Game ${game}, line ${line}: this is ${variant}, which is played by other rules.`,
    chess: (game: number, line: number) => `Game ${game}, line ${line}: this is a game of chess.`,
  },
  otherVariant: "another kind of draughts",
  linkFaults: {
    empty: { title: "No game in this link", text: "Such a link carries its game at its end." },
    damaged: {
      title: "This link is damaged",
      text: "A part of it was lost or changed on the way. Ask for it again, and copy all of it.",
    },
    newer: {
      title: "This link is newer than this page",
      text: "It was made by a later version. Load the page again and try once more.",
    },
  },
};

export type StudyTexts = typeof enStudy;
