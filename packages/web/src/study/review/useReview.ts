// React hook that runs the review of a game with progress.
import type { Question, Thought } from "@kingrow/engine";
import { judgeGame, type Judgement, type GameRecord } from "@kingrow/engine/review";
import { useEffect, useEffectEvent, useState } from "react";
import { useEngine } from "../frame/useEngine.ts";

export type ReviewState =
  | { readonly phase: "running"; readonly part: number }
  | { readonly phase: "stopped" };

export interface Review {
  readonly state: ReviewState;
  readonly isWeak: boolean;
  /** Lets the engine of the review look at one position more. */
  readonly think: (question: Question) => Promise<Thought | undefined>;
  readonly start: () => void;
  readonly stop: () => void;
}

/** Begins by itself: who opens a review has asked for it. */
export function useReview(
  written: GameRecord,
  onDone: (judgements: readonly Judgement[]) => void,
): Review {
  const engine = useEngine();
  const [run, setRun] = useState<object | undefined>({});
  const [state, setState] = useState<ReviewState>({ phase: "running", part: 0 });
  const finish = useEffectEvent(onDone);
  const think = useEffectEvent((question: Question) => engine.current().think(question));
  useEffect(() => {
    if (run === undefined) return undefined;
    let isOn = true;
    const judging = judgeGame(written, {
      think: async (question) => (isOn ? think(question) : undefined),
      onProgress: (part) => isOn && setState({ phase: "running", part }),
    });
    void judging.then((judgements) => {
      if (isOn && judgements !== undefined) finish(judgements);
    });
    return () => {
      isOn = false;
    };
  }, [run, written]);
  return {
    state,
    isWeak: engine.isWeak,
    think: (question) => engine.current().think(question),
    start: () => {
      setState({ phase: "running", part: 0 });
      setRun({});
    },
    stop: () => {
      setRun(undefined);
      engine.close();
      setState({ phase: "stopped" });
    },
  };
}
