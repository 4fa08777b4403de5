// The computer's lines for a position: its best moves, each with the play after it, deeper as time goes by. On request
// also what the opponent would do if it were the opponent's turn.
import { opponentOf, startGame, type Game, type Move, type Position } from "@kingrow/rules";
import type { Thought } from "@kingrow/engine";
import { useEffect, useEffectEvent, useState } from "react";
import { hasMove } from "../tree/tree.ts";
import { useEngine } from "../frame/useEngine.ts";

export const MOST_LINES = 3;
/** So long for each line, and then once more, longer. Milliseconds. */
const ROUNDS_MS = [400, 3000];
const THREAT_MS = 600;

export interface EngineSwitches {
  readonly isOn: boolean;
  readonly hasThreat: boolean;
}

export type Lines = ReturnType<typeof useLines>;

interface PositionLines {
  readonly position: Position;
  readonly thoughts: readonly Thought[];
  readonly threat?: Thought | undefined;
}

export function useLines(position: Position, { isOn, hasThreat }: EngineSwitches) {
  const engine = useEngine();
  const [found, setFound] = useState<PositionLines>({ position, thoughts: [] });
  const think = useEffectEvent(async (isCurrent: () => boolean, wantsThreat: boolean) => {
    const game = startGame(position);
    const thoughts: Thought[] = [];
    const other = wantsThreat ? otherTurn(position) : undefined;
    const question = { game: other ?? game, limits: { ms: THREAT_MS } };
    const threat = other && (await engine.current().think(question));
    const show = (index: number, thought: Thought | undefined): void => {
      if (!isCurrent()) return;
      if (thought !== undefined) thoughts[index] = thought;
      // Lines are looked at one after the other: a later one may turn out to be better.
      const sorted = thoughts.toSorted((one, other) => other.score - one.score);
      setFound({ position, thoughts: sorted, threat });
    };
    if (threat !== undefined) show(0, undefined);
    for (const ms of ROUNDS_MS) {
      // One line after the other, each without the first moves of those before.
      const without: Move[] = [];
      for (let index = 0; index < MOST_LINES && isCurrent(); index += 1) {
        const question = { game, limits: { ms }, without: [...without] };
        const isFirst = ms === ROUNDS_MS[0];
        const thought = await engine
          .current()
          .think(question, (depth) => isFirst && show(index, depth));
        if (thought === undefined) break;
        show(index, thought);
        without.push(thought.move);
      }
    }
  });
  const stop = useEffectEvent(() => engine.current().stop());
  useEffect(() => {
    if (!isOn || position.jumper !== undefined) return undefined;
    let isCurrent = true;
    void think(() => isCurrent, hasThreat);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [position, isOn, hasThreat]);
  const isFound = isOn && found.position === position;
  return {
    /** Best first, for the side to move; a line of an earlier position is never shown. */
    thoughts: isFound ? found.thoughts : [],
    /** The opponent's best move, as if the opponent were to move. */
    threat: isFound && hasThreat ? found.threat : undefined,
    isWeak: engine.isWeak,
  };
}

/** The position with the opponent to move; undefined where the opponent has no move. */
function otherTurn(position: Position): Game | undefined {
  const other = { ...position, turn: opponentOf(position.turn) };
  return hasMove(other) ? startGame(other) : undefined;
}
