// What a board says, made of a language's words: the order is the same in most.
import type { Explanation, PieceType } from "@kingrow/rules";
import type { BoardTexts, PieceFacts, SquareFacts } from "../../board/index.ts";

type Whose = "black" | "white" | "you" | "opponent";

export interface BoardWords {
  readonly label: string;
  readonly keys: string;
  readonly light: string;
  /** Before the number of a square. */
  readonly square: string;
  readonly empty: string;
  readonly names: Readonly<Record<PieceType, Readonly<Record<Whose, string>>>>;
  readonly abilities: Readonly<Record<NonNullable<PieceFacts["ability"]>, string>>;
  readonly selected: string;
  readonly destination: string;
  readonly last: Readonly<Record<"from" | "to", string>>;
  readonly premove: Readonly<Record<NonNullable<SquareFacts["premove"]>, string>>;
  readonly or: string;
  /** With a `#` for the squares. */
  readonly explain: Readonly<Record<Explanation["reason"] | "must-capture-one", string>>;
}

export function boardTexts(words: BoardWords): BoardTexts {
  return {
    label: words.label,
    keys: words.keys,
    lightSquare: words.light,
    darkSquare: (facts) => darkSquare(facts, words),
    explain: ({ reason, pieces }) => {
      const isOne = reason === "must-capture" && pieces.length === 1;
      return words.explain[isOne ? "must-capture-one" : reason].replace("#", oneOf(pieces, words));
    },
  };
}

function darkSquare(facts: SquareFacts, words: BoardWords): string {
  const { piece, selected, destination, lastStep, premove } = facts;
  const marks = [
    piece === undefined ? words.empty : pieceText(piece, words),
    selected && words.selected,
    destination && words.destination,
    lastStep !== undefined && words.last[lastStep],
    premove !== undefined && words.premove[premove],
  ];
  const said = marks.filter((mark) => typeof mark === "string");
  return [`${words.square} ${facts.square}`, ...said].join(", ");
}

function pieceText({ color, type, owner, ability }: PieceFacts, words: BoardWords): string {
  const name = words.names[type][owner ?? color];
  return ability === undefined ? name : `${name}, ${words.abilities[ability]}`;
}

function oneOf(squares: readonly number[], { or }: BoardWords): string {
  return squares.join(", ").replace(/, (\d+)$/, ` ${or} $1`);
}
