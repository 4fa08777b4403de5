// Sends the player's steps: one in flight, repeated with the same `moveId` until it is answered (G6).
import type { Ack } from "@kingrow/protocol";
import { coordOf } from "@kingrow/rules";
import type { StoreApi } from "zustand/vanilla";
import type { Cancel, Clock } from "@kingrow/time";
import type { Link } from "../connection/link.ts";
import { ANSWER_TIMEOUT_MS, pauseFor, replyOf, type Failure } from "../connection/requests.ts";
import type { PendingStep } from "./steps.ts";
import { noticeOf, takePushed, type RoomData } from "./roomData.ts";

/** Timeout before an unanswered step is sent again, in milliseconds. */
const RESEND_MS = 3_000;
/** Number of unanswered sends after which the client reconnects. */
const SENDINGS_BEFORE_RESTART = 2;
/** Number of newer room versions on which a stale step is retried before it is taken back. */
const STALE_TRIES = 5;

export interface MoveSender {
  /** Sends the next step unless one is in flight. */
  readonly flush: () => void;
  /** Forgets the step in flight, because the connection is lost. */
  readonly forgetFlight: () => void;
}

export interface MoveSenderOptions {
  readonly store: StoreApi<RoomData>;
  readonly link: Link;
  readonly clock: Clock;
  readonly sendTimes: SendTimes;
  readonly restart: () => void;
}

interface Flight {
  readonly moveId: string;
  readonly cancelTimer: Cancel;
  /** End of the retries against a busy server, in milliseconds on the local clock. */
  readonly patientUntil: number;
  /** Undefined for a repeated step, because the answer may belong to any of its sends. */
  readonly sentAt: number | undefined;
}

export function createMoveSender(options: MoveSenderOptions): MoveSender {
  const { store, link, clock, sendTimes } = options;
  let flight: Flight | undefined;
  let staleTries = 0;

  const land = (): void => {
    flight?.cancelTimer();
    flight = undefined;
    store.setState({ isSlow: false });
  };
  const send = (step: PendingStep, sendings: number): void => {
    const cancelTimer = clock.after(RESEND_MS, () => resend(step.moveId, sendings));
    const sentAt = sendings === 1 && isAlone(flight) ? clock.now() : undefined;
    const patientUntil = flight?.patientUntil ?? clock.now() + ANSWER_TIMEOUT_MS;
    flight = { moveId: step.moveId, cancelTimer, patientUntil, sentAt };
    link.send("movePiece", payloadOf(store.getState(), step), (ack) => answer(step.moveId, ack));
  };
  const resend = (moveId: string, sendings: number): void => {
    const step = headOf(store.getState());
    if (step?.moveId !== moveId) return proceed();
    store.setState({ isSlow: true });
    if (sendings >= SENDINGS_BEFORE_RESTART) options.restart();
    else send(step, sendings + 1);
  };
  /** Retries after a pause: an overloaded server has not processed the step (X5). */
  const comeAgain = (busy: Flight, pause: number): void => {
    busy.cancelTimer();
    flight = { ...busy, cancelTimer: clock.after(pause, () => resend(busy.moveId, 0)) };
  };
  const proceed = (): void => {
    land();
    flush();
  };
  const flush = (): void => {
    const head = headOf(store.getState());
    const isFree = flight === undefined && store.getState().isSeated;
    if (head !== undefined && isFree) send(head, 1);
  };
  const answer = (moveId: string, ack: Ack<"movePiece">): void => {
    if (flight?.moveId !== moveId) return;
    const pause = pauseFor(ack) ?? Number.POSITIVE_INFINITY;
    if (clock.now() + pause < flight.patientUntil) return comeAgain(flight, pause);
    const reply = replyOf(ack);
    if (reply.ok) {
      staleTries = 0;
      sendTimes.answered(reply.value.version, flight.sentAt);
      store.setState((data) => acknowledge(data, moveId, reply.value.version));
    } else refuse(moveId, reply.error);
    proceed();
  };
  const refuse = (moveId: string, failure: Failure): void => {
    const { roomState } = failure;
    if (roomState !== undefined) store.setState((data) => takePushed(data, roomState));
    if (headOf(store.getState())?.moveId !== moveId) return;
    const mayRetry = failure.code === "STALE" && roomState !== undefined;
    staleTries += 1;
    if (mayRetry && staleTries < STALE_TRIES) return;
    staleTries = 0;
    store.setState(takenBack(failure));
  };

  return { flush, forgetFlight: land };
}

/** Whether the step was sent once, so that the answer can only belong to this send. */
function isAlone(flight: Flight | undefined): boolean {
  return flight === undefined || flight.sentAt !== undefined;
}

function takenBack(failure: Failure): Partial<RoomData> {
  return { pending: [], premove: undefined, notice: noticeOf("movePiece", failure) };
}

/** The first step that the server has not acknowledged. */
function headOf({ pending }: RoomData): PendingStep | undefined {
  return pending.find(({ ackedVersion }) => ackedVersion === undefined);
}

function acknowledge(data: RoomData, moveId: string, version: number): Partial<RoomData> {
  const isShown = data.state !== undefined && data.state.version >= version;
  const pending = isShown
    ? data.pending.filter((step) => step.moveId !== moveId)
    : data.pending.map((step) =>
        step.moveId === moveId ? { ...step, ackedVersion: version } : step,
      );
  return { pending };
}

function payloadOf({ roomId, state, pending }: RoomData, { moveId, from, to }: PendingStep) {
  const [start, end] = [coordOf(from), coordOf(to)];
  const acked = pending.map(({ ackedVersion }) => ackedVersion ?? 0);
  return {
    roomId,
    fromRow: start.row,
    fromCol: start.col,
    toRow: end.row,
    toCol: end.col,
    moveId,
    version: Math.max(state?.version ?? 0, ...acked),
  };
}

/** Send times of calls that lead to a new room version, to measure the latency (O3). */
export interface SendTimes {
  /** Records that the call sent at this time was answered with this version. Milliseconds. */
  readonly answered: (version: number, sentAt: number | undefined) => void;
  /** Send time of the call that led to this version; `undefined` for changes by others. */
  readonly sentAt: (version: number) => number | undefined;
}

/** Keeps only the latest call, because its answer arrives right before the state. */
export function createSendTimes(): SendTimes {
  let latest: { readonly version: number; readonly sentAt: number | undefined } | undefined;
  return {
    answered: (version, sentAt) => {
      latest = { version, sentAt };
    },
    sentAt: (version) => (latest?.version === version ? latest.sentAt : undefined),
  };
}
