// The coach: before the computer answers, it looks whether the person's move is a mistake or loses pieces.
import { pliesToEnd, type Thought } from "@kingrow/engine";
import { mistakeIn } from "@kingrow/engine/review";
import { findMove, formatMove, startGame, type Game, type Move } from "@kingrow/rules";
import { createStore } from "zustand/vanilla";
import type { EngineHandle } from "../engine/startEngine.ts";
import { positionsOf } from "../record/moves/timeline.ts";

export interface Warning {
  /** How many pieces the best play takes from the person; 0 for any other mistake, `undefined` if the game is lost. */
  readonly pieces: number | undefined;
  readonly answer: Move;
}

export type Coach = ReturnType<typeof createCoach>;

/** So long it looks at the position before the move and at the one after it. */
const LIMITS = { nodes: 40_000 };

export function createCoach(engine: EngineHandle, isOnAtFirst: boolean) {
  const isOn = createStore(() => isOnAtFirst);
  const warning = createStore<Warning | undefined>(() => undefined);
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
      const found = await judge(moves, engine, () => begunAt === changes);
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

/** Judges the last move of a game; `undefined` if it is no mistake, or nothing was found. */
async function judge(
  moves: readonly string[],
  { think }: EngineHandle,
  isWanted: () => boolean,
): Promise<Warning | undefined> {
  const positions = positionsOf(moves);
  const [before, after] = positions.ok ? positions.value.slice(-2) : [];
  const played = before && findMove(before, moves.at(-1) ?? "");
  if (before === undefined || after === undefined || played?.ok !== true) return undefined;
  const best = await think({ game: startGame(before), limits: LIMITS });
  // A second question would take the place of one about the game as it is now.
  if (!isWanted()) return undefined;
  const answer = await think({ game: startGame(after), limits: LIMITS });
  return best && answer && warningOf(played.value, best, answer);
}

/** Warns of a move that the review calls a mistake. `best` is a thought of the side that has moved, `answer` of the other. */
export function warningOf(played: Move, best: Thought, answer: Thought): Warning | undefined {
  const after = { score: -answer.score, line: answer.line };
  const mistake = mistakeIn(formatMove(played), best, after);
  if (mistake === undefined) return undefined;
  const { kind, pieces } = mistake;
  const isGameLost = kind.endsWith("loss") && pliesToEnd(answer.score) !== undefined;
  return { pieces: isGameLost ? undefined : pieces, answer: answer.move };
}
