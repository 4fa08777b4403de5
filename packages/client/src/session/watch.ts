// Watches a room without a seat (P67).
import { type RoomState, WATCH_ID_MARK } from "@kingrow/protocol";
import type { Cancel } from "@kingrow/time";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Connection } from "../connection/connection.ts";
import { isPassing, replyOf } from "../connection/requests.ts";

/** Pause before a temporarily refused call is repeated, in milliseconds. */
const RETRY_MS = 2_000;

export interface WatchData {
  readonly state: RoomState | undefined;
  /** The end of a game after which the room has gone on, until the watcher follows it there. */
  readonly finished?: RoomState | undefined;
  /** `gone`: the room does not exist, or no longer. `refused`: the visitor may not watch this room. */
  readonly end: "gone" | "refused" | undefined;
}

export interface WatchSession {
  readonly store: StoreApi<WatchData>;
  /** Leaves the finished game for what goes on in the room now. */
  readonly follow: () => void;
  readonly close: () => void;
}

/** @param id the id of a public room, or the watch id of a private one */
export function openWatch(connection: Connection, id: string): WatchSession {
  const { link, clock, serverClock } = connection;
  const store = createStore<WatchData>(() => ({ state: undefined, end: undefined }));
  const visit = new AbortController();
  const { signal } = visit;

  const show = (state: RoomState): void => store.setState((known) => afterUpdate(known, state));
  const take = (state: RoomState): void => {
    serverClock.observe(state.serverTime);
    const known = store.getState().state;
    if (known === undefined || state.version > known.version) show(state);
  };
  /** Repeats `leaveRoom` until the server answers, or the room is watched again or has given a seat. */
  const stopWatching = (): void => {
    if (connection.shown.has(id)) return;
    link.send("leaveRoom", { roomId: id }, (ack) => {
      const reply = replyOf(ack);
      if (reply.ok || !isPassing(reply.error)) return;
      clock.after(RETRY_MS, () => {
        if (!connection.playerKey.remembers(id)) stopWatching();
      });
    });
  };
  let cancelRetry: Cancel | undefined;
  const ask = async (): Promise<void> => {
    cancelRetry?.();
    const reply = await connection.ask("watchRoom", requestFor(id), signal);
    if (signal.aborted) return;
    if (reply.ok) {
      const state = reply.value.roomState;
      serverClock.observe(state.serverTime, reply.sentAt);
      show(state);
      store.setState({ end: undefined });
    } else if (isPassing(reply.error)) cancelRetry = clock.after(RETRY_MS, () => void ask());
    else store.setState({ end: reply.error.code === "NOT_ALLOWED" ? "refused" : "gone" });
  };
  const offs = [
    link.on("up", () => void ask()),
    link.on("roomState", (state) => {
      if (state.id === id) take(state);
    }),
    link.on("watchEnded", ({ roomId }) => {
      if (roomId === id) store.setState({ end: "gone" });
    }),
  ];
  connection.shown.set(id, "watching");
  void connection.enter();
  if (link.isUp) void ask();

  return {
    store,
    follow: () => store.setState({ finished: undefined }),
    close: () => {
      visit.abort();
      cancelRetry?.();
      for (const off of offs) off();
      connection.shown.delete(id);
      stopWatching();
    },
  };
}

function afterUpdate({ state: known, finished }: WatchData, next: RoomState): Partial<WatchData> {
  const isLeft = known?.gameStatus === "ended" && next.gameStatus !== "ended";
  return { state: withNames(next, known), finished: finished ?? (isLeft ? known : undefined) };
}

/** With the name of a player who has left after the game. */
function withNames(state: RoomState, known: RoomState | undefined): RoomState {
  const names = Object.entries(state.playerNames ?? {}).map(
    ([id, name]) => [id, name ?? known?.playerNames?.[id] ?? null] as const,
  );
  return { ...state, playerNames: Object.fromEntries(names) };
}

function requestFor(id: string): { readonly watchId: string } | { readonly roomId: string } {
  return id.startsWith(WATCH_ID_MARK) ? { watchId: id } : { roomId: id };
}
