// From the player's input to the steps that are sent: at once, after a confirmation, or as a premove.
import type { Square, StepSquares } from "@kingrow/rules";
import type { StoreApi } from "zustand/vanilla";
import type { MoveSender } from "./moveSender.ts";
import { type PendingStep, stepsAlong } from "./steps.ts";
import { positionPlayed, NO_MESSAGES, type RoomData } from "./roomData.ts";
import { mayStep, roomView } from "./roomView.ts";

export interface MoveInput {
  readonly step: (from: Square, to: Square) => void;
  readonly confirm: () => void;
  readonly premove: (path: readonly Square[] | undefined) => void;
  /**
   * Applies a change from the server. If it gives the player the turn, the stored premove is played at once, or
   * dropped if it is not legal. So the page does not call the player for a turn that ends at once.
   */
  readonly take: (change: (data: RoomData) => RoomData) => void;
}

export interface MoveInputOptions {
  readonly store: StoreApi<RoomData>;
  readonly sender: MoveSender;
  /** Called at each move: whether it needs a confirmation (P25). */
  readonly asksFirst: () => boolean;
  /** Returns a new random token for each move. */
  readonly newId: () => string;
}

export function createMoveInput({ store, sender, asksFirst, newId }: MoveInputOptions): MoveInput {
  const inputMode = (): InputMode => ({ asksFirst: asksFirst(), newId });
  const take = (change: (data: RoomData) => RoomData): void => {
    store.setState((data) => playPremove(change(data), inputMode()));
    sender.flush();
  };
  const step = (from: Square, to: Square): void => {
    store.setState((data) => stepped(data, { from, to }, inputMode()));
    sender.flush();
  };
  const confirm = (): void => {
    if (roomView(store.getState())?.choice?.isWhole !== true) return;
    store.setState(({ pending, chosen }) => ({
      pending: [...pending, ...chosen.map((step) => pendingStep(step, newId))],
      chosen: [],
    }));
    sender.flush();
  };
  const premove = (path: readonly Square[] | undefined): void => {
    const mayStore = roomView(store.getState())?.mayPremove === true;
    store.setState({ premove: mayStore ? path : undefined, droppedPremove: undefined });
  };
  return { step, confirm, premove, take };
}

/** How the next input of the player is handled. */
interface InputMode {
  readonly asksFirst: boolean;
  readonly newId: () => string;
}

function stepped(data: RoomData, { from, to }: StepSquares, mode: InputMode): RoomData {
  if (!mayStep(data, from, to)) return data;
  if (mode.asksFirst || data.chosen.length > 0)
    return { ...data, ...NO_MESSAGES, chosen: [...data.chosen, { from, to }] };
  return {
    ...data,
    ...NO_MESSAGES,
    pending: [...data.pending, pendingStep({ from, to }, mode.newId)],
  };
}

function playPremove(data: RoomData, mode: InputMode): RoomData {
  const position = positionPlayed(data);
  if (data.premove === undefined || position === undefined) return data;
  if (roomView(data)?.me?.isOnTurn !== true) return data;
  const steps = stepsAlong(position, data.premove);
  const droppedPremove = steps.length === 0 ? data.premove : undefined;
  const free: RoomData = { ...data, premove: undefined, droppedPremove };
  return steps.reduce((now, each) => stepped(now, each, mode), free);
}

function pendingStep({ from, to }: StepSquares, newId: () => string): PendingStep {
  return { moveId: newId(), from, to, ackedVersion: undefined };
}
