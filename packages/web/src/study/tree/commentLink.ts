// Encodes comments and players of a move tree in its link.
//
// A line for each: the number of its position in the order of the link, a space, the comment; ahead of them the
// PDN tags: a bracket, the name, a space, the value. The lines in UTF-8 are Base64 with the letters of links.
import { DERIVED_TAGS, PDN_RESULTS } from "@kingrow/rules";
import { nodeAt, playedAs, withComments, type TreeComment, type Tree } from "./tree.ts";

/** With the moves it stays below what a link may be; comments beyond it are left out. */
const MOST_BYTES = 24_000;
const RESULT = "Result";

/** `letters` is empty without comments and players; `isWhole` says that nothing was left out. */
export function encodeComments(tree: Tree, order: readonly number[]) {
  let bytes = "";
  let isWhole = true;
  for (const line of linesOf(tree, order)) {
    const own = new TextEncoder().encode(line.slice(0, MOST_BYTES));
    isWhole = bytes.length + own.length <= MOST_BYTES && line.length <= MOST_BYTES;
    if (!isWhole) break;
    bytes += String.fromCodePoint(...own);
  }
  const letters = btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return { letters, isWhole };
}

/** One after the other: there may be far more than a link carries. */
function* linesOf(tree: Tree, order: readonly number[]): Generator<string> {
  const { tags = [], result = "*" } = tree.played ?? {};
  for (const [name, value] of tags) yield `[${name} ${value.replaceAll(/\p{Cc}+/gu, " ")}\n`;
  if (result !== "*") yield `[${RESULT} ${result}\n`;
  for (const [place, at] of order.entries()) {
    for (const text of nodeAt(tree, at).comments ?? []) yield `${place} ${text}\n`;
  }
}

/** Undefined where it does not fit the tree. */
export function decodeComments(
  tree: Tree,
  order: readonly number[],
  letters: string,
): Tree | undefined {
  const comments: TreeComment[] = [];
  const tags = new Map<string, string>();
  for (const line of textOf(letters)?.split("\n").slice(0, -1) ?? ["-"]) {
    const [, name, value] = /^\[(\w+) (.*)$/su.exec(line) ?? [];
    const [, place, text] = /^(\d{1,4}) (.+)$/u.exec(line) ?? [];
    const at = order[Number(place)];
    if (name !== undefined && value !== undefined) tags.set(name, value);
    else if (at !== undefined && text !== undefined) comments.push({ at, text });
    else return undefined;
  }
  const result = PDN_RESULTS.find((each) => each === tags.get(RESULT)) ?? "*";
  for (const name of DERIVED_TAGS) tags.delete(name);
  return playedAs(withComments(tree, comments), { tags, result });
}

function textOf(letters: string): string | undefined {
  try {
    const bytes = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
    const decoder = new TextDecoder("utf-8", { fatal: true });
    return decoder.decode(Uint8Array.from(bytes, (byte) => byte.codePointAt(0) ?? 0));
  } catch {
    return undefined;
  }
}
