// Taking a seat and keeping it: joins after every connect and says what to do when that fails (P13, P15).
import {
  REDIRECT_AFTER_FAILED_JOIN_MS,
  REDIRECT_AFTER_ROOM_FULL_MS,
  type RefusalCode,
} from "@kingrow/protocol";
import type { StoreApi } from "zustand/vanilla";
import type { Connection } from "../connection/connection.ts";
import { createJoinMachine } from "../connection/joinMachine.ts";
import type { Failure } from "../connection/requests.ts";
import { takeJoined, type RoomData } from "./roomData.ts";

/** Who had a seat asks again after so many milliseconds when the server is briefly in trouble. */
const RETRY_MS = 2_000;
const PASSING: ReadonlySet<Failure["code"]> = new Set<RefusalCode | "NO_ANSWER">([
  "NO_ANSWER",
  "UNAVAILABLE",
  "RATE_LIMITED",
]);

export interface SeatPorts {
  readonly connection: Connection;
  readonly store: StoreApi<RoomData>;
  /** What to say when the server gives no sentence. */
  readonly texts: { readonly joinFailed: string; readonly isFull: string };
  readonly goHome: () => void;
  readonly onSeated: () => void;
}

/** Starts taking the seat; returns how to stop. The seat itself stays. */
export function keepSeat({ connection, store, texts, goHome, onSeated }: SeatPorts): () => void {
  const { clock, link, playerKey } = connection;
  const { roomId } = store.getState();

  const fail = (sentence: string, redirectMs: number): void => {
    const failure = { sentence, homeAt: clock.now() + redirectMs };
    store.setState({ failure });
    clock.after(redirectMs, () => {
      if (store.getState().failure === failure) goHome();
    });
  };
  const failToJoin = ({ code, sentence }: Failure): void => {
    if (code === "NO_ANSWER" && !link.isUp) return;
    const hadSeat = store.getState().state !== undefined;
    if (hadSeat && PASSING.has(code)) machine.retryIn(RETRY_MS);
    else if (code === "ROOM_FULL") fail(sentence ?? texts.isFull, REDIRECT_AFTER_ROOM_FULL_MS);
    else fail(sentence ?? texts.joinFailed, REDIRECT_AFTER_FAILED_JOIN_MS);
  };
  const join = async (): Promise<boolean> => {
    const reply = await connection.ask("joinRoom", { roomId });
    if (!reply.ok) {
      failToJoin(reply.error);
      return false;
    }
    const { roomState } = reply.value;
    connection.serverClock.observe(roomState.serverTime);
    playerKey.remember(roomId);
    store.setState((data) => takeJoined(data, roomState, link.id ?? ""));
    onSeated();
    return true;
  };

  const machine = createJoinMachine({ clock, join });
  let isStopped = false;
  let isSettled = false;
  const offs = [
    link.on("up", () => {
      if (isSettled) machine.connected();
    }),
    link.on("down", () => {
      machine.disconnected();
      store.setState({ isSeated: false });
    }),
    link.on("roomAvailable", (notice) => {
      if (notice.roomId === roomId) machine.roomAvailable();
    }),
    link.on("roomFull", (notice) => {
      if (notice.roomId === roomId) fail(texts.isFull, REDIRECT_AFTER_ROOM_FULL_MS);
    }),
  ];
  const settle = async (): Promise<void> => {
    await connection.enter(roomId);
    if (isStopped) return;
    isSettled = true;
    if (link.isUp) machine.connected(connection.upSince());
  };
  void settle();

  return () => {
    isStopped = true;
    for (const off of offs) off();
    machine.stop();
    store.setState({ failure: undefined });
  };
}
