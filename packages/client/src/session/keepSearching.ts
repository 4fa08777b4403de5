// Continues a search for an opponent: repeats `playNow` while the player waits alone (O2, O10).
import { type Cancel, every } from "@kingrow/time";
import type { StoreApi } from "zustand/vanilla";
import type { Connection } from "../connection/connection.ts";
import { forgetSearch, noteSearch, rememberSeat, searchIn } from "../lobby/seatRequests.ts";
import type { RoomData } from "./roomData.ts";

/** Visibility of the page. A hidden page is not ready for a game. */
export interface PageVisibility {
  readonly isVisible: () => boolean;
  readonly onChange: (listener: () => void) => Cancel;
}

/** For programs without a page. */
export const ALWAYS_VISIBLE: PageVisibility = { isVisible: () => true, onChange: () => () => {} };

const REPEAT_MS = 20_000;

export interface KeepSearchingOptions {
  readonly connection: Connection;
  readonly store: StoreApi<RoomData>;
  /** Aborted when the visit is over. */
  readonly signal: AbortSignal;
  /** Goes to the room of another waiting player. */
  readonly enterRoom: (roomId: string) => void;
  readonly visibility: PageVisibility;
}

/**
 * Continues the search that led to this room until a game starts. The player is ready while the page is
 * visible. Returns the function by which the player chooses to be ready or not.
 */
export function keepSearching(options: KeepSearchingOptions): (isReady: boolean) => void {
  const { connection, store, signal, enterRoom, visibility } = options;
  const { clock, link, newId, playerKey } = connection;
  const { roomId } = store.getState();
  const noted = searchIn(playerKey.tab, roomId);
  if (noted === undefined) return () => {};
  store.setState({ search: noted });
  let search = noted;
  const isReadyWanted = (): boolean => search.wishes.ready !== false && visibility.isVisible();

  /** Of the call whose answer got lost: the server may have moved the player, and leads to the same seat again. */
  let requestId: string | undefined;
  const askAgain = async (): Promise<void> => {
    requestId ??= newId();
    const request = { ...search.wishes, ready: isReadyWanted(), requestId };
    const reply = await connection.ask("playNow", request, signal);
    if (reply.ok || reply.error.code !== "NO_ANSWER") requestId = undefined;
    if (!reply.ok || reply.value.roomId === roomId) return askForList(connection, signal);
    const found = reply.value.roomId;
    // The player has left, or an opponent has joined meanwhile.
    if (signal.aborted || hasOpponent(store.getState())) return connection.leave(found, [link.id]);
    playerKey.forget(roomId);
    rememberSeat(connection, found);
    noteSearch(playerKey.tab, found, search);
    enterRoom(found);
  };
  /** A change during a call is followed once the state contains that call. */
  const syncReady = (): void => {
    const { state, isSeated, selfId = "", search: current } = store.getState();
    if (current === undefined || !isSeated || state?.gameStatus !== "waiting") return;
    const isReady = isReadyWanted();
    if (state.readyPlayers.includes(selfId) !== isReady)
      void connection.ask("playerReady", { roomId, isReady }, signal);
  };
  const stop = (): void => stops.forEach((end) => end());
  const follow = (data: RoomData, before: RoomData): void => {
    if (data.state?.gameStatus === "started" || data.search === undefined) {
      stop();
      forgetSearch(playerKey.tab, roomId);
      store.setState({ search: undefined });
      return;
    }
    if (data.state !== before.state) syncReady();
    const isSeatedAnew = data.isSeated && !before.isSeated;
    const isBack = data.asking === undefined && before.asking === "playNow";
    if (isSeatedAnew || isBack) askForList(connection, signal);
    // The server has moved the player to another room, but its answer was lost.
    const isGone = data.failure?.code === "ROOM_NOT_FOUND";
    if (isGone && data.failure !== before.failure) void askAgain();
  };
  const stops = [
    every(clock, REPEAT_MS, () => void (isAlone(store.getState()) && askAgain())),
    link.on("availableRooms", (rooms) => store.setState({ rooms })),
    visibility.onChange(syncReady),
    store.subscribe(follow),
  ];
  signal.addEventListener("abort", stop);
  // A copy of the tab has copied the search, too, and gets another key: it is an opponent like any other.
  void connection.enter(roomId).then(() => {
    if (!playerKey.remembers(roomId)) store.setState({ search: undefined });
  });
  return (ready) => {
    search = { ...search, wishes: { ...search.wishes, ready } };
    if (store.getState().search !== undefined) noteSearch(playerKey.tab, roomId, search);
  };
}

/** Each call that takes the seat ends the subscription to later lists (L1). */
function askForList({ link }: Connection, signal: AbortSignal): void {
  if (!signal.aborted) link.send("getAvailableRooms", undefined, () => {});
}

function isAlone(data: RoomData): boolean {
  const { isSeated, state, asking } = data;
  return isSeated && state?.gameStatus === "waiting" && asking !== "playNow" && !hasOpponent(data);
}

function hasOpponent({ state, isSeated }: RoomData): boolean {
  return isSeated && state !== undefined && state.players.length > 1;
}
