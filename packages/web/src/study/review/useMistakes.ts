// Going through the mistakes of a game: a better move is looked for on the board, answered, or shown.
import { judgeAttempt, type Attempt, type TurningPoint } from "@kingrow/engine/review";
import type { Question, Thought } from "@kingrow/engine";
import { findMove, formatMove, playMove, type Move, type Position } from "@kingrow/rules";
import { useState } from "react";
import type { Shape } from "../../board/surface/Shapes.tsx";
import { useServices } from "../../shell/services/services.ts";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import { useIsShown } from "../frame/useEngine.ts";
import type { Walk } from "../tree/useWalk.ts";

interface TriedMove {
  readonly move: Move;
  readonly after: Position;
  /** Undefined while it is judged. */
  readonly verdict: Attempt | undefined;
}

export type Mistakes = ReturnType<typeof useMistakes>;

interface MistakesOptions {
  readonly points: readonly TurningPoint[];
  readonly walk: Walk;
  readonly think: (question: Question) => Promise<Thought | undefined>;
  /** "You played 23-26." */
  readonly playedText: (point: TurningPoint) => string;
}

export function useMistakes({ points, walk, think, playedText }: MistakesOptions) {
  const { announcer } = useServices();
  const texts = useStudyTexts().review;
  const [current, setCurrent] = useState<TurningPoint>();
  const [tried, setTried] = useState<TriedMove>();
  const isShown = useIsShown(tried);
  const { revealed, reveal, found } = useRevealed(points);
  const isHere = current !== undefined && walk.ply === current.ply - 1 && walk.mainPly === walk.ply;
  const isRevealed = current !== undefined && revealed.has(current);
  const end = texts.wentThrough(found, points.length);

  const settle = (point: TurningPoint, done: TriedMove): void => {
    const { move, verdict } = done;
    setTried(done);
    if (verdict === undefined) return;
    if (verdict.isGood) reveal(point, true);
    const text = formatMove(move);
    announcer.say(verdict.isGood ? texts.good(text) : texts.bad(text, replyTo(verdict)));
  };
  return {
    points,
    /** Undefined before the first one is shown. */
    current,
    /** Counted from 1. */
    number: current === undefined ? 0 : points.indexOf(current) + 1,
    /** The board shows the position before the mistake, not another place of the game. */
    isHere,
    tried: isHere ? tried : undefined,
    /** The best move was found or shown. */
    isRevealed,
    /** How it went, once the last one is closed. */
    end: current === undefined && revealed.size > 0 ? end : undefined,
    close: () => {
      setCurrent(undefined);
      setTried(undefined);
      announcer.say(end);
    },
    show: (point: TurningPoint | undefined, among = points) => {
      if (point === undefined) return;
      setCurrent(point);
      setTried(undefined);
      const place = texts.mistake(among.indexOf(point) + 1, among.length);
      walk.showMain(point.ply - 1, `${place}. ${playedText(point)} ${texts.find}`);
    },
    attempt: (move: Move) => {
      if (current === undefined) return;
      const text = formatMove(move);
      const tries: TriedMove = { move, after: playMove(walk.position, move), verdict: undefined };
      setTried(tries);
      const isBest = text === formatMove(current.better);
      if (isBest || text === current.played) {
        const answer = isBest ? current.line.slice(1) : current.answer;
        return settle(current, { ...tries, verdict: { isGood: isBest, answer } });
      }
      void judgeAttempt(current, tries, think).then((verdict) => {
        if (isShown(tries)) settle(current, { ...tries, verdict });
      });
    },
    again: () => setTried(undefined),
    reveal: () => {
      if (current === undefined) return;
      setTried(undefined);
      reveal(current, false);
    },
  };
}

/** The mistakes whose better move is known: true where the reader found it. */
function useRevealed(points: readonly TurningPoint[]) {
  const [revealed, setRevealed] = useState<ReadonlyMap<TurningPoint, boolean>>(new Map());
  return {
    revealed,
    found: points.filter((point) => revealed.get(point)).length,
    reveal: (point: TurningPoint, isFound: boolean): void =>
      setRevealed(new Map([...revealed, [point, isFound]])),
  };
}

/** The reply to a try. The board has an arrow for it. */
export function replyTo({ answer: [reply] }: Attempt): string {
  return reply ? formatMove(reply) : "";
}

/** The mistake and the best move; after a try that fails the answer to it. */
export function shapesOf(position: Position, mistakes: Mistakes): readonly Shape[] {
  const { current, isHere, tried, isRevealed } = mistakes;
  if (current === undefined || !isHere) return [];
  if (tried !== undefined) {
    const { isGood = true, answer: [reply] = [] } = tried.verdict ?? {};
    return isGood || reply === undefined ? [] : [{ path: reply.path, kind: "bad" }];
  }
  const played = findMove(position, current.played);
  const mistake: Shape[] = played.ok ? [{ path: played.value.path, kind: "bad" }] : [];
  return isRevealed ? [...mistake, { path: current.better.path, kind: "good" }] : mistake;
}
