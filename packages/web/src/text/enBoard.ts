// What the board says, in English.
import type { Explanation } from "@kingrow/rules";
import type { BoardTexts, PieceFacts, SquareFacts } from "../board/index.ts";

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

export const enBoard: BoardTexts = {
  label: "Checkers board",
  keys: "Arrow keys move, N goes to the next piece that can move or place to go, Enter or Space picks up and puts down, Escape lets go, S tells how things stand. Question mark lists all keys.",
  darkSquare,
  lightSquare: "Light square",
  explain: ({ reason, pieces }) => EXPLANATIONS[reason](pieces),
};
