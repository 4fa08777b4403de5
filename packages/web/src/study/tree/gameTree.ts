// Converts a PDN game with variations and comments to a move tree, and back.
import { formatPdn, type PdnComment, type PdnGame, type PdnVariation } from "@kingrow/rules";
import {
  addMoves,
  nodeAt,
  playedAs,
  ROOT,
  startTree,
  withComments,
  type Node,
  type Study,
  type Tree,
} from "./tree.ts";

/** Looked at from its start. What goes beyond the most a link can carry is left out, variations first. */
export function studyOfGame({ start, ...game }: PdnGame): Study {
  const { moves, variations = [], comments = [] } = game;
  const line = { instead: 0, moves, variations, comments };
  return { tree: playedAs(addLine(startTree(start), ROOT, line), game), at: ROOT };
}

function addLine(before: Tree, from: number, { moves, variations, comments }: PdnVariation): Tree {
  const { tree, line } = addMoves(before, from, moves);
  const commented = comments.flatMap(({ after, text }) => {
    const at = line[after];
    return at === undefined ? [] : { at, text };
  });
  return variations.reduce(
    (all, variation) => {
      const at = line[variation.instead];
      return at === undefined ? all : addLine(all, at, variation);
    },
    withComments(tree, commented),
  );
}

/** The whole tree as PDN, with all that was told of its game. */
export function pdnOfTree(tree: Tree): string {
  const { tags = new Map<string, string>(), result = "*" } = tree.played ?? {};
  const { position: start, children, comments: ahead = [] } = nodeAt(tree, ROOT);
  const [main, ...others] = children.map((child) => lineFrom(tree, child, 0));
  const { moves = [], variations = [], comments = [] } = main ?? {};
  return formatPdn({
    tags,
    start,
    moves,
    variations: [...others, ...variations],
    comments: [...ahead.map((text) => ({ after: 0, text })), ...comments],
    result,
  });
}

/** A move and what follows it, other moves than the first as variations, in the place of a move. */
function lineFrom(tree: Tree, first: number, instead: number): PdnVariation {
  const moves: string[] = [];
  const variations: PdnVariation[] = [];
  const comments: PdnComment[] = [];
  for (let at: number | undefined = first; at !== undefined;) {
    const node: Node = nodeAt(tree, at);
    const [next, ...others] = node.children;
    const after = moves.push(node.move);
    comments.push(...(node.comments ?? []).map((text) => ({ after, text })));
    variations.push(...others.map((other) => lineFrom(tree, other, after)));
    at = next;
  }
  return { instead, moves, variations, comments };
}
