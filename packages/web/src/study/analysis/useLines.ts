// The computer's lines for a position: its best moves, each with the play after it, deeper as time goes by.
import { startGame, type Move, type Position } from "@kingrow/rules";
import type { Thought } from "@kingrow/engine";
import { useEffect, useEffectEvent, useState } from "react";
import { useEngine } from "../frame/useEngine.ts";

const MOST_LINES = 3;
/** So long for each line, and then once more, longer. Milliseconds. */
const ROUNDS_MS = [400, 3000];

export interface Lines {
  /** Best first, for the side to move; a line of an earlier position is never shown. */
  readonly thoughts: readonly Thought[];
  readonly isWeak: boolean;
}

interface Found {
  readonly position: Position;
  readonly thoughts: readonly Thought[];
}

export function useLines(position: Position, isOn: boolean): Lines {
  const engine = useEngine();
  const [found, setFound] = useState<Found>({ position, thoughts: [] });
  const think = useEffectEvent(async (isCurrent: () => boolean) => {
    const game = startGame(position);
    const thoughts: Thought[] = [];
    const show = (index: number, thought: Thought | undefined): void => {
      if (!isCurrent() || thought === undefined) return;
      thoughts[index] = thought;
      setFound({ position, thoughts: [...thoughts] });
    };
    for (const ms of ROUNDS_MS) {
      const without: Move[] = [];
      for (let index = 0; index < MOST_LINES && isCurrent(); index += 1) {
        const question = { game, limits: { ms }, without: [...without] };
        const thought = await engine
          .current()
          .think(question, (depth) => ms === ROUNDS_MS[0] && show(index, depth));
        show(index, thought);
        if (thought === undefined) break;
        without.push(thought.move);
      }
    }
  });
  const stop = useEffectEvent(() => engine.current().stop());
  useEffect(() => {
    if (!isOn || position.jumper !== undefined) return undefined;
    let isCurrent = true;
    void think(() => isCurrent);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [position, isOn]);
  return { thoughts: found.position === position ? found.thoughts : [], isWeak: engine.isWeak };
}
