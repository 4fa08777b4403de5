// React hook for navigating a move tree, with spoken moves.
import { formatMove, type Move, type Position } from "@kingrow/rules";
import { useState } from "react";
import { travel, type Travel } from "../../record/timeline.ts";
import { moveName } from "../../record/useHistoryView.ts";
import { useServices } from "../../shell/services/services.ts";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import { useTexts, type Texts } from "../../text/texts.ts";
import { drawnIn, shapeSaid, wordsIn } from "./drawing.ts";
import { playedParts, remarksSaid } from "./remarks.ts";
import {
  addLine,
  firstColor,
  isMain,
  lineThrough,
  nodeAt,
  playAt,
  ROOT,
  type Study,
} from "./tree.ts";

export interface Walk {
  readonly study: Study;
  readonly position: Position;
  /** The moves of the line through the place looked at, and how many of them have been played there. */
  readonly moves: readonly string[];
  readonly ply: number;
  /** For the list of moves. */
  readonly history: {
    readonly past: { readonly ply: number };
    readonly show: (ply: number) => void;
    readonly go: (way: Travel) => void;
  };
  readonly isOffMain: boolean;
  /** Where the place looked at lies on, or leaves, the main line. */
  readonly mainPly: number;
  /** `said` is said instead of the place. */
  readonly showMain: (ply: number, said?: string) => void;
  /** Puts moves in from a ply of the main line on, and plays so many of them. */
  readonly tryLine: (ply: number, line: readonly Move[], count: number) => void;
  readonly play: (move: Move) => void;
  /** Plays so many moves of a line from the place looked at. */
  readonly playLine: (line: readonly Move[], count: number) => void;
  readonly goTo: (node: number) => void;
  readonly set: (study: Study) => void;
  /** Another game takes the place of this one; who played it is said. */
  readonly open: (study: Study) => void;
  /** Back to the main line, where it was left. */
  readonly reset: () => void;
}

export function useWalk(start: Study, onChange: (study: Study) => void = () => {}): Walk {
  const { announcer } = useServices();
  const texts = useTexts();
  const { study: studyTexts, analysis } = useStudyTexts();
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
    const written = remarksSaid(wordsIn(comments), studyTexts);
    const drawn = drawnIn(comments).map((path) => shapeSaid(path, analysis));
    const words = [...ahead, placeText(next, texts), written, ...drawn].filter(Boolean);
    // A name or a sentence may bring a full stop of its own.
    announcer.say(words.map((each) => each.replace(/\.$/, "")).join(". "), "polite");
  };
  const show = (place: number): void => look({ tree, at: line[place] ?? at });
  const showMain = (place: number, said?: string): void => {
    const next = { tree, at: main[place] ?? ROOT };
    if (said === undefined) return look(next);
    set(next);
    if (said !== "") announcer.say(said, "polite");
  };
  return {
    study,
    position: nodeAt(tree, at).position,
    moves,
    ply,
    history: {
      past: { ply },
      show,
      go: (way) => show(travel(ply, way, moves.length) ?? moves.length),
    },
    isOffMain: !isMain(tree, at),
    mainPly,
    showMain,
    tryLine: (place, added, count) => {
      const all = addLine({ tree, at: main[place] ?? ROOT }, added.map(formatMove));
      look(added.slice(0, count).reduce(playAt, all));
    },
    play: (move) => look(playAt(study, move)),
    playLine: (added, count) => look(added.slice(0, count).reduce(playAt, study)),
    goTo: (node) => look({ tree, at: node }),
    set,
    open: (next) => look(next, next.tree.played && playedParts(next.tree.played, studyTexts)),
    reset: () => showMain(mainPly),
  };
}

function commonLength(one: readonly number[], other: readonly number[]): number {
  const parted = one.findIndex((node, index) => node !== other[index]);
  return (parted < 0 ? one.length : parted) - 1;
}

function placeText({ tree, at }: Study, texts: Texts): string {
  if (at === ROOT) return texts.record.sayStart;
  const line = lineThrough(tree, at);
  const moves = line.slice(1).map((node) => nodeAt(tree, node).move);
  return moveName(moves, line.indexOf(at), texts, firstColor(tree));
}
