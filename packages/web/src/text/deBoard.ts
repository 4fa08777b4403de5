// Was das Brett sagt, auf Deutsch.
import type { Explanation, PieceType } from "@kingrow/rules";
import type { PieceFacts, SquareFacts } from "../board/index.ts";
import type { Texts } from "./texts.ts";

const ABILITIES = {
  capture: "kann schlagen",
  step: "kann ziehen",
  none: "kann nicht ziehen",
} as const;

/** Steine und Damen mit ihren Beiwörtern: das Geschlecht entscheidet. */
const NAMES: Record<PieceType, Record<"black" | "white" | "you" | "opponent", string>> = {
  man: {
    black: "schwarzer Stein",
    white: "weißer Stein",
    you: "dein Stein",
    opponent: "gegnerischer Stein",
  },
  king: {
    black: "schwarze Dame",
    white: "weiße Dame",
    you: "deine Dame",
    opponent: "gegnerische Dame",
  },
};

function pieceText({ color, type, owner, ability }: PieceFacts): string {
  const name = NAMES[type][owner ?? color];
  return ability === undefined ? name : `${name}, ${ABILITIES[ability]}`;
}

const PREMOVES = {
  piece: "aufgenommen für deinen nächsten Zug",
  target: "hierhin kann dein nächster Zug gehen",
  from: "hier beginnt dein nächster Zug",
  to: "hier endet dein nächster Zug",
} as const;

/** „Feld 14, deine Dame, kann schlagen“, dann, was darauf angezeichnet ist. */
function darkSquare(facts: SquareFacts): string {
  const { square, piece, selected, destination, lastStep, premove } = facts;
  const marks = [
    piece === undefined ? "leer" : pieceText(piece),
    selected && "ausgewählt",
    destination && "hierhin kannst du ziehen",
    lastStep === "to" && "hier endete der letzte Zug",
    lastStep === "from" && "hier begann der letzte Zug",
    premove !== undefined && PREMOVES[premove],
  ];
  return [`Feld ${square}`, ...marks.filter((mark) => typeof mark === "string")].join(", ");
}

/** „6 oder 7“, „6, 7 oder 8“. */
function oneOf(squares: readonly number[]): string {
  return squares.join(", ").replace(/, (\d+)$/, " oder $1");
}

const EXPLANATIONS: Record<Explanation["reason"], (pieces: readonly number[]) => string> = {
  "must-capture": (pieces) =>
    pieces.length === 1
      ? `Du musst mit dem Stein auf ${pieces.join("")} schlagen`
      : `Du musst mit einem der Steine auf ${oneOf(pieces)} schlagen`,
  "must-continue": (pieces) => `Schlage mit dem Stein auf ${pieces.join("")} weiter`,
  blocked: () => "Dieser Stein kann nirgendwohin ziehen",
  "not-yours": () => "Dieser Stein gehört deinem Gegner",
  "not-your-turn": () => "Du bist nicht am Zug",
};

export const deBoard: Texts["board"] = {
  label: "Damebrett",
  keys: "Pfeiltasten bewegen, N geht zum nächsten Stein oder Ziel, Eingabe oder Leertaste nimmt auf und setzt ab, Escape lässt los, S sagt, wie es steht. Fragezeichen nennt alle Tasten.",
  darkSquare,
  lightSquare: "Helles Feld",
  explain: ({ reason, pieces }) => EXPLANATIONS[reason](pieces),
};
