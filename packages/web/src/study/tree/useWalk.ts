// React hook for navigating a move tree, with spoken moves.
import { formatMove, type Move } from "@kingrow/rules";
import { useState } from "react";
import { travel, type Travel } from "../../record/moves/timeline.ts";
import { moveName } from "../../record/moves/useHistoryView.ts";
import { useServices } from "../../shell/services/services.ts";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import type { Texts } from "../../text/texts.ts";
import { shapesIn, shapeText, withoutShapes } from "./shapes.ts";
import { playedParts, spokenComments } from "./commentText.ts";
import { addMoves, firstColor, lineThrough, nodeAt, playAt, ROOT, type Study } from "./tree.ts";

export type Walk = ReturnType<typeof useWalk>;

export function useWalk(start: Study, onChange: (study: Study) => void = () => {}) {
  const { announcer } = useServices();
  const texts = useStudyTexts();
  const [study, setStudy] = useState(start);
  const { tree, at } = study;
  const line = lineThrough(tree, at);
  const main = lineThrough(tree, ROOT);
  const moves = line.slice(1).map((node) => nodeAt(tree, node).move);
  const ply = line.indexOf(at);
  const mainPly = commonLength(line.slice(0, ply + 1), main);

  const set = (next: Study): void => {
    setStudy(next);
    onChange(next);
  };
  const look = (next: Study, ahead: readonly string[] = []): void => {
    set(next);
    const { comments } = nodeAt(next.tree, next.at);
    const written = spokenComments(withoutShapes(comments), texts.study);
    const drawn = shapesIn(comments).map((path) => shapeText(path, texts.analysis));
    const words = [...ahead, placeText(next, texts), written, ...drawn].filter(Boolean);
    // A name or a sentence may bring a full stop of its own.
    announcer.say(words.map((each) => each.replace(/\.$/, "")).join(". "));
  };
  const show = (place: number): void => look({ tree, at: line[place] ?? at });
  /** `said` is said instead of the place. */
  const showMain = (place: number, said?: string): void => {
    const next = { tree, at: main[place] ?? ROOT };
    if (said === undefined) return look(next);
    set(next);
    if (said !== "") announcer.say(said);
  };
  return {
    study,
    position: nodeAt(tree, at).position,
    /** The moves of the line through the place looked at, and how many of them have been played there. */
    moves,
    ply,
    history: {
      past: { ply },
      show,
      go: (way: Travel) => show(travel(ply, way, moves.length) ?? moves.length),
    },
    isOffMain: !main.includes(at),
    /** Where the place looked at lies on, or leaves, the main line. */
    mainPly,
    showMain,
    /** Puts moves in from a ply of the main line on, and plays so many of them. */
    tryLine: (place: number, added: readonly Move[], count: number) => {
      const all = addMoves(tree, main[place] ?? ROOT, added.map(formatMove));
      look({ tree: all.tree, at: all.line[count] ?? at });
    },
    play: (move: Move) => look(playAt(study, move)),
    /** Plays so many moves of a line from the place looked at. */
    playLine: (added: readonly Move[], count: number) =>
      look(added.slice(0, count).reduce(playAt, study)),
    goTo: (node: number) => look({ tree, at: node }),
    set,
    /** Another game takes the place of this one; who played it is said. */
    open: (next: Study) =>
      look(next, next.tree.played && playedParts(next.tree.played, texts.study)),
    /** Back to the main line, where it was left. */
    reset: () => showMain(mainPly),
  };
}

function commonLength(one: readonly number[], other: readonly number[]): number {
  const parted = one.findIndex((node, index) => node !== other[index]);
  return (parted < 0 ? one.length : parted) - 1;
}

function placeText({ tree, at }: Study, texts: Texts): string {
  if (at === ROOT) return texts.record.sayStart;
  const ply = lineThrough(tree, at).indexOf(at);
  return moveName(nodeAt(tree, at).move, ply, texts, firstColor(tree));
}
