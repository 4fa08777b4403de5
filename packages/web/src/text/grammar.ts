// Helpers for the files of the languages: plural forms, the texts of a board, why a side won.
import type { EndReason } from "@kingrow/protocol";
import type { Color, Explanation, PieceType } from "@kingrow/rules";
import type { BoardTexts, PieceFacts, SquareFacts } from "../board/surface/types.ts";

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** A text with a number, in the plural form of the language. Each form has a `#` where the number stands. */
export function counted(language: string, forms: Forms): (count: number) => string {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return (count) => (forms[rules.select(count)] ?? forms.other).replace("#", numbers.format(count));
}

/** Without a piece there is no move either, and that says less. */
type Loss = EndReason | "bare";

/** Why a side won, in the third person. Each sentence has a `#` for the side that lost. */
export function whyWon(
  sides: Readonly<Record<Color, string>>,
  sentences: Partial<Record<Loss, string>>,
) {
  return (winner: Color, reason: Loss): string =>
    (sentences[reason] ?? "").replace("#", winner === "black" ? sides.white : sides.black);
}

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

/** What changes where there is no opponent online. */
interface OwnBoardTexts {
  readonly darkSquare: BoardTexts["darkSquare"];
  readonly explain: BoardTexts["explain"];
}

/** Against the computer: `instead` takes the place of what the page says of an opponent. */
export function computersBoard(
  board: BoardTexts,
  notYours: string,
  instead: readonly [opponent: string, computer: string] = ["", ""],
): OwnBoardTexts {
  return {
    darkSquare: (facts) => board.darkSquare(facts).replace(...instead),
    explain: (why) => (why.reason === "not-yours" ? notYours : board.explain(why)),
  };
}

/** For two: no piece is anybody's own. */
export function sharedBoard(board: BoardTexts, notYours: string): OwnBoardTexts {
  return {
    darkSquare: ({ piece, ...facts }) =>
      board.darkSquare({ ...facts, piece: piece && { ...piece, owner: undefined } }),
    explain: (why) => (why.reason === "not-yours" ? notYours : board.explain(why)),
  };
}
