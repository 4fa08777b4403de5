// Steps the person has played that the server's state does not show yet.
import { legalSteps, playStep, type Position, type Square } from "@kingrow/rules";
import { samePosition } from "./wireBoard.ts";

export interface PendingStep {
  /** The token by which the server recognises a repeated step (G6). */
  readonly moveId: string;
  readonly from: Square;
  readonly to: Square;
  /** The room's version that holds the step, once the server has said so. */
  readonly ackedVersion: number | undefined;
}

/** The position with these steps played; a step that is not legal there ends the row. */
export function playPending(
  position: Position,
  pending: readonly Pick<PendingStep, "from" | "to">[],
): Position {
  let current = position;
  for (const { from, to } of pending) {
    const step = legalSteps(current).find((each) => each.from === from && each.to === to);
    if (step === undefined) break;
    current = playStep(current, step).position;
  }
  return current;
}

export interface Arrival {
  /** The position that the pending steps were played on. */
  readonly before: Position;
  /** The position of the state that has just come. */
  readonly after: Position;
  readonly version: number;
}

/**
 * The steps that are still to come once a new state is here: those the state holds are done, and if it
 * holds something else than what was played, none of them makes sense any more.
 */
export function stillPending(
  pending: readonly PendingStep[],
  arrival: Arrival,
): readonly PendingStep[] {
  const done = pending.filter(({ ackedVersion }) => isWithin(ackedVersion, arrival.version)).length;
  for (let count = done; count <= pending.length; count += 1) {
    const reached = playPending(arrival.before, pending.slice(0, count));
    if (samePosition(reached, arrival.after)) return pending.slice(count);
  }
  return [];
}

function isWithin(ackedVersion: number | undefined, version: number): boolean {
  return ackedVersion !== undefined && ackedVersion <= version;
}
