// Shortens the comments and tags of a game for display.
import type { PdnGame } from "@kingrow/rules";
import type { GameHeader } from "./tree.ts";
import type { StudyTexts } from "../../text/study/studyTexts.ts";

/** So many letters of the comments of a move are said at once; all of them can be read. */
const MOST_SAID = 400;
/** Of a name or an event. */
const MOST_NAMED = 80;

/** The first letters of a text; a character of two halves is not cut in two. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/, "")}…`;
}

/** A word of anybody's may be called as what every object has. */
function meaningOf(text: string, marks: StudyTexts["study"]["marks"]): string | undefined {
  return Object.hasOwn(marks, text) ? marks[text] : undefined;
}

/** Comments up to so many letters in all, and whether those are all there are. */
export function shortenComments(
  all: readonly string[],
  most: number,
  { marks }: StudyTexts["study"],
) {
  /** As much of each as there is room for, a mark with what it means. */
  const shortened: { readonly text: string; readonly shown: string }[] = [];
  let left = most;
  for (const text of all) {
    if (left <= 0) break;
    const meaning = meaningOf(text, marks);
    shortened.push({ text, shown: meaning === undefined ? cut(text, left) : `${text} ${meaning}` });
    left -= text.length;
  }
  return { shortened, isAll: left >= 0 && shortened.length === all.length };
}

/** The comments of a position as they are said. */
export function spokenComments(all: readonly string[], { marks }: StudyTexts["study"]): string {
  const said = all
    .slice(0, MOST_SAID)
    .map((text) => meaningOf(text, marks) ?? cut(text, MOST_SAID));
  return cut(said.join(". "), MOST_SAID);
}

/** What a tag says, shortened; empty if that is unknown. */
function tagText({ tags }: GameHeader, name: string): string {
  // Cut first: to look for its end in a long one takes long.
  const value = cut(tags.get(name) ?? "", MOST_NAMED)
    .replace(/(?:\.\?+)+$/, "")
    .trim();
  return value.replaceAll(/[?.…-]/g, "") === "" ? "" : value;
}

/** "Tinsley – Lafferty · 1–0 · 24 moves · 1994"; the first moves in place of unknown players. */
export function gameName(game: PdnGame, { games }: StudyTexts): string {
  const { moves, result } = game;
  const players = ["Black", "White"].map((side) => tagText(game, side));
  const isUnknown = players.every((name) => name === "");
  const parts = [
    isUnknown ? `${moves.slice(0, 5).join(" ")} …` : players.map((name) => name || "?").join(" – "),
    result === "*" ? "" : result.replace("-", "–"),
    games.moves(Math.ceil(moves.length / 2)),
    tagText(game, "Date"),
  ];
  return parts.filter((part) => part !== "").join(" · ");
}

/** "Black: Tinsley", "White: Lafferty", "World Championship", "1994", "Black has won"; nothing of it twice. */
export function playedParts(game: GameHeader, texts: StudyTexts["study"]): string[] {
  const told = (name: string): string => tagText(game, name);
  const [black, white] = [told("Black"), told("White")];
  const ends = {
    "1-0": texts.won("black"),
    "0-1": texts.won("white"),
    "1/2-1/2": texts.draw,
    "*": "",
  };
  const parts = [
    black && `${texts.sides.black}: ${black}`,
    white && `${texts.sides.white}: ${white}`,
    told("Event"),
    told("Date"),
    ends[game.result],
  ];
  return [...new Set(parts)].filter((part) => part !== "");
}
