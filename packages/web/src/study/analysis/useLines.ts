// The computer's lines for a position: its best moves, each with the play after it, deeper as time goes by. On request
// also what the opponent would win if it were the opponent's turn.
import {
  formatMove,
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
}

interface PositionThreat {
  readonly position: Position;
  readonly threat: Thought | "none" | undefined;
}

export function useLines(position: Position, { isOn, hasThreat }: EngineSwitches) {
  const engine = useEngine();
  const [found, setFound] = useState<PositionLines>({ position, thoughts: [] });
  const threat = useThreat(position, isOn && hasThreat);
  const think = useEffectEvent(async (isCurrent: () => boolean) => {
    const game = startGame(position);
    let before: readonly Thought[] = [];
    for (const ms of ROUNDS_MS) {
      // One line after the other, each without the first moves of those before.
      const now: Thought[] = [];
      const show = (index: number, thought: Thought | undefined): void => {
        if (!isCurrent()) return;
        if (thought !== undefined) now[index] = thought;
        setFound({ position, thoughts: linesOf(now, before) });
      };
      const without: Move[] = [];
      for (let index = 0; index < MOST_LINES && isCurrent(); index += 1) {
        const question = { game, limits: { ms, deepensForced: true }, without: [...without] };
        const isFirst = ms === ROUNDS_MS[0];
        const thought = await engine
          .current()
          .think(question, (depth) => isFirst && show(index, depth));
        if (thought === undefined) break;
        show(index, thought);
        without.push(thought.move);
      }
      before = now;
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
  const isFound = isOn && found.position === position;
  return {
    /** Best first, for the side to move; a line of an earlier position is never shown. */
    thoughts: isFound ? found.thoughts : [],
    threat,
    isMissing: engine.isMissing,
  };
}

/** Best first, each first move once: the lines of this round, then those of the round before. */
export function linesOf(now: readonly Thought[], before: readonly Thought[]): readonly Thought[] {
  const seen = new Set(now.map(({ move }) => formatMove(move)));
  const others = before.filter(({ move }) => !seen.has(formatMove(move)));
  const lines = [...now, ...others].slice(0, MOST_LINES);
  return lines.toSorted((one, other) => other.score - one.score);
}

/** What the opponent would win on the move; undefined until it is known. In an engine of its own: the lines go on. */
function useThreat(position: Position, isOn: boolean): PositionThreat["threat"] {
  const engine = useEngine();
  const [found, setFound] = useState<PositionThreat>();
  const threat = isOn && found?.position === position ? found.threat : undefined;
  const look = useEffectEvent(() => findThreat(position, engine.current()));
  const stop = useEffectEvent(() => engine.current().stop());
  useEffect(() => {
    if (!isOn || position.jumper !== undefined) return undefined;
    let isCurrent = true;
    void look().then((next) => isCurrent && setFound({ position, threat: next }));
    return () => {
      isCurrent = false;
      stop();
    };
  }, [position, isOn]);
  return threat;
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
