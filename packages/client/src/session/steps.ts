// Single steps of the player: those of a move, and those that the server's state does not contain yet.
import {
  playStep,
  type Position,
  type StepSquares,
  findMove,
  findStep,
  isSamePosition,
  type Square,
} from "@kingrow/rules";

export interface PendingStep extends StepSquares {
  /** Token by which the server recognises a repeated step (G6). */
  readonly moveId: string;
  /** Version of the room that contains the step, known after the acknowledgement. */
  readonly ackedVersion: number | undefined;
}

/** Plays these steps on the position. Stops at the first illegal step. */
export function playPending(position: Position, pending: readonly StepSquares[]): Position {
  let current = position;
  for (const { from, to } of pending) {
    const step = findStep(current, from, to);
    if (step === undefined) break;
    current = playStep(current, step).position;
  }
  return current;
}

export interface StateChange {
  /** The position that the pending steps were played on. */
  readonly before: Position;
  /** The position of the new state. */
  readonly after: Position;
  readonly version: number;
}

/**
 * Returns the steps that remain after a new state. Steps that the state contains are done. If the state
 * contains other steps than the pending ones, all of them are dropped.
 */
export function stillPending(
  pending: readonly PendingStep[],
  change: StateChange,
): readonly PendingStep[] {
  const done = pending.filter(({ ackedVersion }) => isWithin(ackedVersion, change.version)).length;
  for (let count = done; count <= pending.length; count += 1) {
    const reached = playPending(change.before, pending.slice(0, count));
    if (isSamePosition(reached, change.after)) return pending.slice(count);
  }
  return [];
}

function isWithin(ackedVersion: number | undefined, version: number): boolean {
  return ackedVersion !== undefined && ackedVersion <= version;
}

/** Returns the steps of a move, or of its beginning, along these squares; none if it is not legal. */
export function stepsAlong(position: Position, path: readonly Square[]): readonly StepSquares[] {
  const move = findMove(position, path.join("x"));
  return walk(position, move.ok ? move.value.path : path);
}

function walk(start: Position, path: readonly Square[]): readonly StepSquares[] {
  const steps: StepSquares[] = [];
  let position = start;
  for (const [index, to] of path.slice(1).entries()) {
    const step = findStep(position, path[index] ?? 0, to);
    if (step === undefined) return [];
    steps.push({ from: step.from, to });
    ({ position } = playStep(position, step));
  }
  return steps;
}
