// From what the person wants to move to what is sent: at once, after a confirmation, or when the turn comes.
import type { Square, StepSquares } from "@kingrow/rules";
import type { StoreApi } from "zustand/vanilla";
import type { MoveSender } from "./moveSender.ts";
import type { PendingStep } from "./pendingSteps.ts";
import { positionPlayed, type RoomData } from "./roomData.ts";
import { mayStep, roomView } from "./roomView.ts";
import { stepsAlong } from "./stepsAlong.ts";

export interface Moving {
  readonly step: (from: Square, to: Square) => void;
  readonly confirm: () => void;
  readonly premove: (path: readonly Square[] | undefined) => void;
  /**
   * Takes in what the server says. If the turn has come with it, the stored premove is played in the same moment, or
   * dropped if it is not legal: nobody is called for a turn that is over at once.
   */
  readonly take: (change: (data: RoomData) => RoomData) => void;
}

/** What a move of the person's own makes out of date. */
const READ = { notice: undefined, missed: [], droppedPremove: undefined };

export interface MovingDependencies {
  readonly store: StoreApi<RoomData>;
  readonly sender: MoveSender;
  /** PersonalCall at each move: whether it waits to be confirmed (P25). */
  readonly asksFirst: () => boolean;
  /** Random, for each move another one. */
  readonly newId: () => string;
}

export function createMoving({ store, sender, asksFirst, newId }: MovingDependencies): Moving {
  const manner = (): Manner => ({ asksFirst: asksFirst(), newId });
  const take = (change: (data: RoomData) => RoomData): void => {
    store.setState((data) => playPremove(change(data), manner()));
    sender.flush();
  };
  const step = (from: Square, to: Square): void => {
    store.setState((data) => stepped(data, { from, to }, manner()));
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

/** How the person moves just now. */
interface Manner {
  readonly asksFirst: boolean;
  readonly newId: () => string;
}

function stepped(data: RoomData, { from, to }: StepSquares, manner: Manner): RoomData {
  if (!mayStep(data, from, to)) return data;
  if (manner.asksFirst || data.chosen.length > 0)
    return { ...data, ...READ, chosen: [...data.chosen, { from, to }] };
  return { ...data, ...READ, pending: [...data.pending, pendingStep({ from, to }, manner.newId)] };
}

function playPremove(data: RoomData, manner: Manner): RoomData {
  const position = positionPlayed(data);
  if (data.premove === undefined || position === undefined) return data;
  if (roomView(data)?.me?.isOnTurn !== true) return data;
  const steps = stepsAlong(position, data.premove);
  const droppedPremove = steps.length === 0 ? data.premove : undefined;
  const free: RoomData = { ...data, premove: undefined, droppedPremove };
  return steps.reduce((now, each) => stepped(now, each, manner), free);
}

function pendingStep({ from, to }: StepSquares, newId: () => string): PendingStep {
  return { moveId: newId(), from, to, ackedVersion: undefined };
}
