// React hook that runs the review of a game with progress.
import type { Question } from "@kingrow/engine";
import { judgeGame, type Judgement, type GameRecord } from "@kingrow/engine/review";
import { useEffect, useEffectEvent, useState } from "react";
import { useEngine } from "../frame/useEngine.ts";

export type Review = ReturnType<typeof useReview>;

/** Begins by itself: who opens a review has asked for it. */
export function useReview(written: GameRecord, onDone: (judgements: readonly Judgement[]) => void) {
  const engine = useEngine();
  const [run, setRun] = useState<object | undefined>({});
  const [part, setPart] = useState(0);
  const finish = useEffectEvent(onDone);
  /** Lets the engine of the review look at one position more. */
  const think = (question: Question) => engine.current().think(question);
  const judge = useEffectEvent(think);
  useEffect(() => {
    if (run === undefined) return undefined;
    let isOn = true;
    const judging = judgeGame(written, {
      think: async (question) => (isOn ? judge(question) : undefined),
      onProgress: (done) => isOn && setPart(done),
    });
    void judging.then((judgements) => {
      if (!isOn) return;
      if (judgements === undefined) setRun(undefined);
      else finish(judgements);
    });
    return () => {
      isOn = false;
    };
  }, [run, written]);
  return {
    /** From 0 to 1; undefined where it was stopped. */
    part: run && part,
    isWeak: engine.isWeak,
    think,
    start: () => {
      setPart(0);
      setRun({});
    },
    stop: () => {
      setRun(undefined);
      engine.close();
    },
  };
}
