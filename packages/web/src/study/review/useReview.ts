// React hook that runs the review of a game with progress.
import type { Question } from "@kingrow/engine";
import { judgeGame, type Judgement, type GameRecord } from "@kingrow/engine/review";
import { useEffect, useEffectEvent, useState } from "react";
import { useServices } from "../../shell/services/services.ts";
import { useEngine } from "../frame/useEngine.ts";

export type Review = ReturnType<typeof useReview>;

/** The latest review, so that the way back needs no new one. Keyed by the connection: a page has one, each test its own. */
const latest = new WeakMap<
  object,
  { readonly game: string; readonly judgements: readonly Judgement[] }
>();

/** Begins by itself: who opens a review has asked for it. */
export function useReview(written: GameRecord, onDone: (judgements: readonly Judgement[]) => void) {
  const engine = useEngine();
  const { connection } = useServices();
  const [run, setRun] = useState<object | undefined>({});
  const [part, setPart] = useState(0);
  const finish = useEffectEvent(onDone);
  /** Lets the engine of the review look at one position more. */
  const think = (question: Question) => engine.current().think(question);
  const judge = useEffectEvent(think);
  useEffect(() => {
    if (run === undefined) return undefined;
    let isOn = true;
    const game = JSON.stringify(written);
    const known = latest.get(connection);
    const judging =
      known?.game === game
        ? Promise.resolve(known.judgements)
        : judgeGame(written, {
            think: async (question) => (isOn ? judge(question) : undefined),
            onProgress: (done) => isOn && setPart(done),
          });
    void judging.then((judgements) => {
      if (!isOn) return;
      if (judgements === undefined) return setRun(undefined);
      latest.set(connection, { game, judgements });
      finish(judgements);
    });
    return () => {
      isOn = false;
    };
  }, [run, written, connection]);
  return {
    /** From 0 to 1; undefined where it was stopped. */
    part: run && part,
    isMissing: engine.isMissing,
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
