// The coach: before the computer answers, it looks whether the review would call the person's move a mistake.
import { judgeLastMove, type TurningPoint } from "@kingrow/engine/review";
import { initialPosition, type Game } from "@kingrow/rules";
import { createStore } from "zustand/vanilla";
import type { EngineHandle } from "../engine/startEngine.ts";

export type Coach = ReturnType<typeof createCoach>;

export function createCoach(engine: EngineHandle, isOnAtFirst: boolean) {
  const isOn = createStore(() => isOnAtFirst);
  const warning = createStore<TurningPoint | undefined>(() => undefined);
  let decide: ((isPassed: boolean) => void) | undefined;
  /** The moves of the game that the person has stayed with. */
  let passed = "";
  /** A judgement that was begun before the game changed is about no move of it. */
  let changes = 0;
  const end = (isPassed: boolean): void => {
    warning.setState(undefined, true);
    decide?.(isPassed);
  };
  return {
    isOn,
    /** Without the coach a move that was warned of stays. */
    turn: (next: boolean) => {
      isOn.setState(next, true);
      if (!next) end(true);
    },
    warning,
    /** Resolves to whether the computer may answer: a warned person decides, or changes the game. */
    passes: async ({ moves }: Game): Promise<boolean> => {
      const own = moves.join(" ");
      if (!isOn.getState() || own === passed) return true;
      const begunAt = changes;
      const found = await judgeLastMove(
        { start: initialPosition, moves },
        // A question about an earlier move would take the place of one about the game as it is now.
        async (question) => (begunAt === changes ? engine.think(question) : undefined),
      );
      if (begunAt !== changes) return false;
      if (found === undefined || !isOn.getState()) return true;
      const decided = new Promise<boolean>((resolve) => {
        decide = resolve;
      });
      warning.setState(found, true);
      const isPassed = await decided;
      if (isPassed) passed = own;
      return isPassed;
    },
    playOn: () => end(true),
    /** The game has changed: a warning about the move before is over. */
    forget: () => {
      changes += 1;
      end(false);
    },
  };
}
