// What the review of a game finds, and the mistakes that are gone through: the reader's own first.
import { turningPoints, type TurningPoint } from "@kingrow/engine/review";
import type { Color } from "@kingrow/rules";
import { useState } from "react";
import { useServices } from "../../shell/services/services.ts";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import { lineThrough, nodeAt, ROOT, type Tree } from "../tree/tree.ts";
import type { Walk } from "../tree/useWalk.ts";
import type { Players } from "../../record/players.ts";
import { useMistakes } from "./useMistakes.ts";
import { useReview } from "./useReview.ts";

export type Findings = ReturnType<typeof useFindings>;

export interface GameFindings {
  readonly points: readonly TurningPoint[];
  /** Hundredths of a man for Black, one for the start and one after each move. */
  readonly scores: readonly number[];
}

type Whose = Color | "both";
export const WHOSE: readonly Whose[] = ["both", "black", "white"];

interface FindingsOptions {
  readonly game: ReturnType<typeof gameOf>;
  readonly players: Players;
  readonly walk: Walk;
  readonly onDone: () => void;
}

export function useFindings({ game, players, walk, onDone }: FindingsOptions) {
  const { study, review: texts } = useStudyTexts();
  const { announcer } = useServices();
  const [found, setFound] = useState<GameFindings>();
  const [whose, setWhose] = useState<Whose>("both");
  const review = useReview(game, (judgements) => {
    const points = turningPoints(judgements, game.moves, game.start.turn);
    setFound({ points, scores: judgements.map(({ score }) => score) });
    setWhose(points.find(({ color }) => color === players.you)?.color ?? "both");
    onDone();
    announcer.say(texts.ready);
  });
  /** "You", a name, or the color. */
  const called = (color: Color): string =>
    players.you === color ? texts.you : (players.names[color] ?? study.sides[color]);
  const sides = { black: called("black"), white: called("white") };
  const playedText = ({ color, played }: TurningPoint): string =>
    color === players.you ? texts.youPlayed(played) : texts.played(sides[color], played);
  const pointsOf = (who: Whose): readonly TurningPoint[] =>
    found?.points.filter(({ color }) => who === "both" || color === who) ?? [];
  const mistakes = useMistakes({ points: pointsOf(whose), walk, think: review.think, playedText });
  return {
    game,
    players,
    walk,
    review,
    found,
    mistakes,
    sides,
    playedText,
    whose,
    isBoth: WHOSE.every((who) => pointsOf(who).length > 0),
    choose: (next: Whose): void => {
      setWhose(next);
      const among = pointsOf(next);
      if (!among.some((point) => point === mistakes.current)) mistakes.show(among[0], among);
    },
  };
}

/** The main line of a tree as a written game. */
export function gameOf(tree: Tree) {
  const nodes = lineThrough(tree, ROOT).map((at) => nodeAt(tree, at));
  return {
    start: nodeAt(tree, ROOT).position,
    positions: nodes.map(({ position }) => position),
    moves: nodes.slice(1).map(({ move }) => move),
  };
}
