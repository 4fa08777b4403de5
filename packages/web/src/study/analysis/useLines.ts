// The computer's lines for a position: its best moves, each with the play after it, deeper as time goes by. On request
// also what the opponent would win if it were the opponent's turn.
import {
  legalMoves,
  opponentOf,
  playMove,
  startGame,
  type Move,
  type Position,
} from "@kingrow/rules";
import type { Thought } from "@kingrow/engine";
import { gainBetween } from "@kingrow/engine/puzzles";
import type { EngineHandle } from "../../engine/startEngine.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { hasMove } from "../tree/tree.ts";
import { useEngine } from "../frame/useEngine.ts";

const MOST_LINES = 3;
/** So long for each line, and then once more, longer. Milliseconds. */
const ROUNDS_MS = [400, 3000];
const THREAT_MS = 600;
/** Within so many moves a threat has to win something. */
const MOST_OF_THREAT = 5;

export interface EngineSwitches {
  readonly isOn: boolean;
  readonly hasThreat: boolean;
}

export type Lines = ReturnType<typeof useLines>;

interface PositionLines {
  readonly position: Position;
  readonly thoughts: readonly Thought[];
  readonly threat?: Thought | "none" | undefined;
}

export function useLines(position: Position, { isOn, hasThreat }: EngineSwitches) {
  const engine = useEngine();
  const [found, setFound] = useState<PositionLines>({ position, thoughts: [] });
  const think = useEffectEvent(async (isCurrent: () => boolean, wantsThreat: boolean) => {
    const game = startGame(position);
    const thoughts: Thought[] = [];
    const threat = wantsThreat ? await findThreat(position, engine.current()) : undefined;
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
    /** What the opponent would win on the move; undefined until it is known. */
    threat: isFound && hasThreat ? found.threat : undefined,
    isMissing: engine.isMissing,
  };
}

async function findThreat(position: Position, engine: EngineHandle) {
  const other = { ...position, turn: opponentOf(position.turn) };
  if (!hasMove(other)) return "none";
  const thought = await engine.think({ game: startGame(other), limits: { ms: THREAT_MS } });
  return thought && threatIn(other, thought);
}

/** The moves of the opponent's best line up to the first that wins a piece, a king or the game, and keeps it. */
function threatIn(start: Position, thought: Thought): Thought | "none" {
  let position = start;
  for (const [index, move] of thought.line.slice(0, MOST_OF_THREAT).entries()) {
    position = playMove(position, move);
    const { pieces, kings, end } = gainBetween(start, position);
    const isQuiet = (legalMoves(position)[0]?.captures.length ?? 0) === 0;
    if (isQuiet && (pieces > 0 || kings > 0 || end !== undefined)) {
      return { ...thought, line: thought.line.slice(0, index + 1) };
    }
  }
  return "none";
}
