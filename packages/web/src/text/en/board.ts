// What the board says in English, and what there is to say of moves to be made and moves made.
import type { Color, Explanation } from "@kingrow/rules";
import type { BoardTexts, PieceFacts, SquareFacts } from "../../board/index.ts";

const ABILITIES = { capture: "can capture", step: "can move", none: "cannot move" } as const;

function pieceText({ color, type, owner, ability }: PieceFacts): string {
  const name = owner === undefined ? `${color} ${type}` : `${OWNERS[owner]} ${type}`;
  return ability === undefined ? name : `${name}, ${ABILITIES[ability]}`;
}

const OWNERS = { you: "your", opponent: "opponent's" } as const;

const PREMOVES = {
  piece: "taken up for your next move",
  target: "your next move can go here",
  from: "your next move begins here",
  to: "your next move ends here",
} as const;

/** "Square 14, your king, can capture", then what is marked on it. */
function darkSquare(facts: SquareFacts): string {
  const { square, piece, selected, destination, lastStep, premove } = facts;
  const marks = [
    piece === undefined ? "empty" : pieceText(piece),
    selected && "selected",
    destination && "you can go here",
    lastStep === "to" && "last move ended here",
    lastStep === "from" && "last move began here",
    premove !== undefined && PREMOVES[premove],
  ];
  return [`Square ${square}`, ...marks.filter((mark) => typeof mark === "string")].join(", ");
}

/** "6 or 7", "6, 7 or 8". */
function oneOf(squares: readonly number[]): string {
  return squares.join(", ").replace(/, (\d+)$/, " or $1");
}

const EXPLANATIONS: Record<Explanation["reason"], (pieces: readonly number[]) => string> = {
  "must-capture": (pieces) =>
    pieces.length === 1
      ? `You must capture with the piece on ${pieces.join("")}`
      : `You must capture with a piece on ${oneOf(pieces)}`,
  "must-continue": (pieces) => `Go on capturing with the piece on ${pieces.join("")}`,
  blocked: () => "This piece has nowhere to go",
  "not-yours": () => "This piece is your opponent's",
  "not-your-turn": () => "It is not your turn",
};

const SIDES: Record<Color, string> = { black: "Black", white: "White" };

const board: BoardTexts = {
  label: "Checkers board",
  keys: "Arrow keys move, N goes to the next piece that can move or place to go, Enter or Space picks up and puts down, Escape lets go, S tells how things stand. Question mark lists all keys.",
  darkSquare,
  lightSquare: "Light square",
  explain: ({ reason, pieces }) => EXPLANATIONS[reason](pieces),
};

export const enBoard = {
  board,

  /** Moving in other ways than by hand: typed, ahead of the turn, with a confirmation. */
  play: {
    move: "Move",
    /** An example, so that nobody has to know the notation. */
    example: "e.g. 11-15",
    play: "Play",
    type: "Type a move",
    stopTyping: "Stop typing",
    refusals: {
      malformed: "Write a move by its squares: 11-15, or 22x15x8 for captures.",
      "off-board": "The squares are numbered from 1 to 32.",
      noPiece: (square: number) => `There is no piece on ${square}.`,
      unreachable: (from: number, to: number) => `The piece on ${from} cannot go to ${to} now.`,
      ambiguous: (moves: string) => `That could mean ${moves}. Write every square.`,
    },
    premove: (move: string) => `Your next move, if it is possible then: ${move}.`,
    planned: (square: number) => `Taken up for your next move: ${square}.`,
    premoveDropped: (move: string) => `${move} is not possible now and was dropped.`,
    forget: "Take back",
    choice: (move: string) => `Play ${move}?`,
    chainGoesOn: (move: string) => `${move}, and the capture goes on.`,
    confirm: "Confirm",
    takeBack: "Take back",
    timeLeft: "Time left",
    keysOpen: "Keys",
  },

  /** Looking back at a game, keeping it and playing it again. */
  record: {
    travels: {
      first: "To the start",
      previous: "Previous move",
      next: "Next move",
      last: "To the last move",
    },
    travel: "Go through the game",
    backToNow: "Back to now",
    pastOnly: "This is an earlier position. Go back to now to move.",
    lookingAtStart: "Looking back at the start.",
    lookingAt: (number: number, color: Color, move: string) =>
      `Looking back at move ${number}, ${SIDES[color]} ${move}.`,
    sayStart: "The start of the game.",
    /** The move in words. */
    sayMove: (number: number, color: Color, move: string) =>
      `Move ${number}, ${SIDES[color]}, ${move}`,
    sayNow: "The latest position.",

    /** A move in words. */
    words: {
      step: (from: number, to: number) => `${from} to ${to}`,
      /** Landing squares and captured squares, each as one text. */
      jumps: (from: number, landings: string, captured: string) =>
        `${from} jumps to ${landings}, takes ${captured}`,
      crowned: (move: string) => `${move}, becomes king`,
      and: " and ",
    },

    /** An opening of the deck by its number. */
    opening: (number: number, moves: string) => `Opening ${number}: ${moves}`,
    watchers: (count: number) => `${count} watching: copy the link to watch`,
    look: "Look at the board",
    showResult: "Show the result",
    save: "Keep this game",
    review: "Review",
    analyse: "Analyse",
    copyPdn: "Copy PDN",
    downloadPdn: "Download PDN",
    copyLink: "Copy replay link",
    copied: "Copied",
    copyByHand: "This browser does not let the page copy. Here it is, for copying by hand:",
  },
};
