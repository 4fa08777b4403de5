// From what the person wants to move to what is sent: at once, after a confirmation, or when the turn comes.
import type { Square } from "@kingrow/rules";
import type { StoreApi } from "zustand/vanilla";
import type { StepSquares } from "../../board/index.ts";
import { randomKey } from "../../connection/playerKey.ts";
import type { MoveSender } from "./moveSender.ts";
import type { PendingStep } from "./pendingSteps.ts";
import { positionPlayed, type RoomData } from "./roomData.ts";
import { mayStep, roomView } from "./roomView.ts";
import { stepsAlong } from "./stepsAlong.ts";

export interface Moving {
  readonly step: (from: Square, to: Square) => void;
  readonly confirm: () => void;
  readonly premove: (path: readonly Square[] | undefined) => void;
  /** Plays the stored premove if the turn has come, or drops it if it is not legal. */
  readonly playPremove: () => void;
}

/** What a move of the person's own makes out of date. */
const READ = { notice: undefined, missed: [], droppedPremove: undefined };

/** `asksFirst` is asked at each move: whether it waits to be confirmed (P25). */
export function createMoving(
  store: StoreApi<RoomData>,
  sender: MoveSender,
  asksFirst: () => boolean,
): Moving {
  const step = (from: Square, to: Square): void => {
    if (!mayStep(store.getState(), from, to)) return;
    if (asksFirst() || store.getState().chosen.length > 0) {
      store.setState(({ chosen }) => ({ ...READ, chosen: [...chosen, { from, to }] }));
      return;
    }
    store.setState(({ pending }) => ({
      ...READ,
      pending: [...pending, pendingStep({ from, to })],
    }));
    sender.flush();
  };
  const confirm = (): void => {
    if (roomView(store.getState())?.choice?.isWhole !== true) return;
    store.setState(({ pending, chosen }) => ({
      pending: [...pending, ...chosen.map(pendingStep)],
      chosen: [],
    }));
    sender.flush();
  };
  const premove = (path: readonly Square[] | undefined): void => {
    const mayStore = roomView(store.getState())?.mayPremove === true;
    store.setState({ premove: mayStore ? path : undefined, droppedPremove: undefined });
  };
  const playPremove = (): void => {
    const data = store.getState();
    const position = positionPlayed(data);
    if (data.premove === undefined || position === undefined) return;
    if (roomView(data)?.me?.isOnTurn !== true) return;
    const steps = stepsAlong(position, data.premove);
    const droppedPremove = steps.length === 0 ? data.premove : undefined;
    store.setState({ premove: undefined, droppedPremove });
    for (const { from, to } of steps) step(from, to);
  };
  return { step, confirm, premove, playPremove };
}

function pendingStep({ from, to }: StepSquares): PendingStep {
  return { moveId: randomKey(), from, to, ackedVersion: undefined };
}
