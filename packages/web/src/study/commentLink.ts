// The words written about the moves of a tree, in the link that carries it.
//
// A line for each: the number of its position in the order of the link, a space, the words. The lines in
// UTF-8 are written as Base64 with the letters of links.
import { commentAt, nodeAt, type Tree } from "./tree.ts";

/** With the moves it stays below what a link may be; words beyond it are left out. */
const MOST_BYTES = 24_000;

/** Empty where nothing is written. */
export function encodeComments(tree: Tree, order: readonly number[]): string {
  let bytes = "";
  for (const line of linesOf(tree, order)) {
    const own = new TextEncoder().encode(line);
    if (bytes.length + own.length > MOST_BYTES) break;
    bytes += String.fromCodePoint(...own);
  }
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function linesOf(tree: Tree, order: readonly number[]): string[] {
  return order.flatMap((at, place) =>
    (nodeAt(tree, at).comments ?? []).map((text) => `${place} ${text}\n`),
  );
}

/** Undefined where it does not fit the tree. */
export function decodeComments(
  tree: Tree,
  order: readonly number[],
  letters: string,
): Tree | undefined {
  let all: Tree = tree;
  for (const line of textOf(letters)?.split("\n").slice(0, -1) ?? ["-"]) {
    const [, place, text] = /^(\d{1,4}) (.+)$/u.exec(line) ?? [];
    const at = order[Number(place)];
    if (at === undefined || text === undefined) return undefined;
    all = commentAt(all, at, text);
  }
  return all;
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
