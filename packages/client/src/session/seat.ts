// Takes and keeps a seat: joins after every connect and handles a failed join (P13, P15).
import { type RoomState } from "@kingrow/protocol";
import type { StoreApi } from "zustand/vanilla";
import type { Connection } from "../connection/connection.ts";
import { createJoinMachine, type JoinMachine } from "./joinMachine.ts";
import { isPassing, refused, type Failure } from "../connection/requests.ts";
import { noticeOf, takeJoined, type RoomData, type RoomFailure } from "./roomData.ts";
import { seenMoves } from "../keys/notes.ts";

/** Delay of the redirect to the lobby after a failed join, in milliseconds. */
export const REDIRECT_AFTER_FAILED_JOIN_MS = 5_000;
const REDIRECT_AFTER_ROOM_FULL_MS = 2_000;

/** Pause before a player with a seat joins again after a temporary refusal. Milliseconds. */
const RETRY_MS = 2_000;

/** Interval of joins while waiting for a seat: the server notifies only sockets refused in the last minute. Milliseconds. */
const REJOIN_MS = 45_000;

type JoinFailure = Omit<RoomFailure, "call" | "homeAt" | "isReleased">;

/** The failure that a `roomFull` event means. */
const FULL = { code: "ROOM_FULL", sentence: undefined } as const;

/** The opponent or the server has freed the seat. The reason stays in sight: the player was not looking. */
const RELEASED = {
  call: "joinRoom",
  code: "NOT_ALLOWED",
  sentence: undefined,
  isReleased: true,
} as const;

export interface SeatOptions {
  readonly connection: Connection;
  readonly store: StoreApi<RoomData>;
  readonly goHome: (failure: RoomFailure) => void;
  readonly onSeated: () => void;
  /** Aborted when the visit is over. */
  readonly signal: AbortSignal;
}

/** Takes the seat and keeps it until the visit ends. */
export function keepSeat(options: SeatOptions): void {
  const { connection, store, signal } = options;
  const { link, clock } = connection;
  const { roomId } = store.getState();
  let wasRefused = false;
  const join = async (): Promise<boolean> => {
    const reply = await connection.ask("joinRoom", { roomId }, signal);
    if (signal.aborted) return false;
    if (reply.ok) sit(options, reply.value.roomState, reply.sentAt);
    else if (store.getState().state?.gameStatus === "ended" && !isPassing(reply.error)) {
      // The result stays in sight although the room is closed or taken by others.
      stop();
      store.setState({ notice: noticeOf("joinRoom", reply.error) });
    } else refuse(options, machine, reply.error);
    wasRefused = !reply.ok;
    return reply.ok;
  };
  const machine = createJoinMachine({ clock, join });
  const isHere = (notice: { readonly roomId: string }): boolean => notice.roomId === roomId;
  const stopConnecting = followConnection(connection, roomId, machine);
  const offs = [
    link.on("down", () => store.setState({ isSeated: false })),
    link.on("roomAvailable", (notice) => {
      if (isHere(notice)) machine.roomAvailable();
    }),
    // The server sends states only to sockets with a seat, so the join has succeeded although its answer is late.
    link.on("roomState", ({ id }) => {
      if (wasRefused && id === roomId) machine.roomAvailable();
    }),
    link.on("roomFull", (notice) => {
      if (isHere(notice)) full(options, FULL);
    }),
    link.on("seatReleased", (notice) => {
      if (!isHere(notice)) return;
      stop();
      connection.playerKey.forget(roomId);
      store.setState({ failure: RELEASED, isSeated: false });
    }),
  ];
  const stop = (): void => {
    stopConnecting();
    for (const off of offs) off();
  };
  signal.addEventListener("abort", () => {
    stop();
    store.setState({ failure: undefined });
  });
}

/** Joins after every connect, when the key of the room is claimed. */
function followConnection(connection: Connection, roomId: string, machine: JoinMachine) {
  const { link } = connection;
  let isStopped = false;
  let isKeyKnown = false;
  const offs = [
    link.on("up", () => {
      if (isKeyKnown) machine.connected();
    }),
    link.on("down", () => machine.disconnected()),
  ];
  const claimKey = async (): Promise<void> => {
    await connection.enter(roomId);
    isKeyKnown = true;
    if (link.isUp && !isStopped) machine.connected(connection.upSince());
  };
  void claimKey();
  return (): void => {
    isStopped = true;
    for (const off of offs) off();
    machine.disconnected();
  };
}

function sit(
  { connection, store, onSeated }: SeatOptions,
  roomState: RoomState,
  askedAt: number | undefined,
): void {
  connection.serverClock.observe(roomState.serverTime, askedAt);
  connection.playerKey.remember(store.getState().roomId);
  store.setState((data) => {
    const seen = data.state?.moves ?? seenMoves(connection.playerKey.tab, data.roomId);
    return takeJoined(data, roomState, connection.link.id ?? "", seen);
  });
  onSeated();
}

function refuse(options: SeatOptions, machine: JoinMachine, failure: Failure): void {
  const { connection, store } = options;
  const { code } = failure;
  const isClosed = code === "ROOM_NOT_FOUND" && hasSeat(options);
  const isSeatGone = code === "ROOM_NOT_FOUND" || code === "ROOM_FULL";
  if (isSeatGone) connection.playerKey.forget(store.getState().roomId);
  if (code === "NO_ANSWER" && !connection.link.isUp) return;
  const isWaiting = isWaitingForSeat(store.getState());
  if (isPassing(failure) && (isWaiting || hasSeat(options))) {
    machine.retryIn(RETRY_MS);
    const isBlank = store.getState().state === undefined && !isWaiting;
    if (isBlank) store.setState({ failure: refused("joinRoom", failure) });
  } else if (code === "ROOM_FULL") {
    machine.retryIn(REJOIN_MS);
    full(options, failure);
  } else fail(options, { ...failure, isClosed }, REDIRECT_AFTER_FAILED_JOIN_MS);
}

/** Whether this tab has had the seat, also before a reload. */
function hasSeat({ connection, store }: SeatOptions): boolean {
  const { roomId, state } = store.getState();
  return state !== undefined || connection.playerKey.remembers(roomId);
}

/** Whether the visitor has chosen to wait for a seat of a full room. */
function isWaitingForSeat({ failure }: RoomData): boolean {
  return failure?.code === "ROOM_FULL" && failure.homeAt === undefined;
}

function full(options: SeatOptions, why: JoinFailure): void {
  if (!isWaitingForSeat(options.store.getState())) fail(options, why, REDIRECT_AFTER_ROOM_FULL_MS);
}

/** Shows an error and goes home after `redirectMs`, unless the failure is replaced or cleared before. */
function fail(
  { connection, store, goHome }: SeatOptions,
  why: JoinFailure,
  redirectMs: number,
): void {
  const failure: RoomFailure = {
    ...why,
    call: "joinRoom",
    homeAt: connection.clock.now() + redirectMs,
    roomId: store.getState().roomId,
  };
  store.setState({ failure, isSeated: false });
  connection.clock.after(redirectMs, () => {
    if (store.getState().failure === failure) goHome(failure);
  });
}
