// A game that was read, with the variations written beside it, as a tree.
import { findMove, type PdnGame, type PdnVariation } from "@kingrow/rules";
import { MOST_NODES, nodeAt, playAt, ROOT, startTree, type Study, type Tree } from "./tree.ts";

/** Looked at from its start. What goes beyond the most a link can carry is left out, variations first. */
export function studyOfGame({ start, moves, variations = [] }: PdnGame): Study {
  const main = addMoves(startTree(start), ROOT, moves);
  return { tree: addVariations(main, variations), at: ROOT };
}

/** A tree and the nodes of a line in it, from the one it began at. */
interface Added {
  readonly tree: Tree;
  readonly line: readonly number[];
}

function addMoves(tree: Tree, from: number, moves: readonly string[]): Added {
  let study: Study = { tree, at: from };
  const line = [from];
  for (const text of moves) {
    const move = findMove(nodeAt(study.tree, study.at).position, text);
    if (!move.ok || study.tree.nodes.length > MOST_NODES) break;
    study = playAt(study, move.value);
    line.push(study.at);
  }
  return { tree: study.tree, line };
}

function addVariations({ tree, line }: Added, variations: readonly PdnVariation[]): Tree {
  return variations.reduce((all, { instead, moves, variations: more }) => {
    const from = line[instead];
    return from === undefined ? all : addVariations(addMoves(all, from, moves), more);
  }, tree);
}
