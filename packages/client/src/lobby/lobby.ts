// The lobby without its screen: the list of rooms, creating and joining.
import type { AvailableRoom, FeaturedGame } from "@kingrow/protocol";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Cancel } from "@kingrow/time";
import { isShownByAlert, type Connection } from "../connection/connection.ts";
import {
  refused,
  replyOf,
  type PersonalCall,
  type Failure,
  type Refusal,
  type Reply,
} from "../connection/requests.ts";
import { askPatiently, rememberSeat, type RoomWishes, searchOpponent } from "./seatRequests.ts";

export interface LobbyData {
  /** `undefined` before the first list. */
  readonly rooms: readonly AvailableRoom[] | undefined;
  /** Number of people in lobby and rooms; `undefined` before the first count. */
  readonly people: number | undefined;
  /** The public game that the server features now (L5). */
  readonly featuredGame: FeaturedGame | undefined;
  readonly isCreating: boolean;
  /** `playNow` is under way. */
  readonly isSeeking: boolean;
  /** The room whose row is being joined. */
  readonly joining: string | undefined;
  /** The refusal that the overlay shows. */
  readonly refused: Refusal | undefined;
}

export interface Lobby {
  readonly store: StoreApi<LobbyData>;
  readonly create: (isPrivate: boolean, wishes?: RoomWishes) => Promise<void>;
  /** Finds an opponent: joins a waiting player's room or opens a new one. */
  readonly playNow: (wishes?: RoomWishes) => Promise<void>;
  readonly join: (roomId: string) => Promise<void>;
  readonly dismissRefusal: () => void;
  readonly close: () => void;
}

export interface LobbyOptions {
  readonly connection: Connection;
  readonly enterRoom: (roomId: string) => void;
  /** The refusal with which the page has just gone home. */
  readonly refused?: Refusal | undefined;
}

/** Pause before a refused list is requested again, in milliseconds. */
const LIST_RETRY_MS = 2_000;

const EMPTY: LobbyData = {
  rooms: undefined,
  people: undefined,
  featuredGame: undefined,
  isCreating: false,
  isSeeking: false,
  joining: undefined,
  refused: undefined,
};

export function openLobby(options: LobbyOptions): Lobby {
  const { connection } = options;
  const store = createStore<LobbyData>(() => ({ ...EMPTY, refused: options.refused }));
  const isBusy = (): boolean => {
    const { isCreating, isSeeking, joining } = store.getState();
    return isCreating || isSeeking || joining !== undefined;
  };
  const visit = new AbortController();
  const { signal } = visit;
  const stops = [
    followList(connection, (rooms) => store.setState({ rooms })),
    ...followPeopleAndGame(connection, store),
  ];
  void connection.enter();

  const seated = (roomId: string): void => {
    if (signal.aborted) return giveBack(connection, roomId);
    rememberSeat(connection, roomId);
    options.enterRoom(roomId);
  };
  const refuse = (call: PersonalCall, error: Failure, roomId?: string): void => {
    // The open alert already shows the limit.
    if (!isShownByAlert(connection, error.code))
      store.setState({ refused: { ...refused(call, error), roomId } });
  };
  /** Requests a room, one request at a time, and goes there. */
  const request = async (
    name: "createRoom" | "playNow",
    ask: () => Promise<Reply<"createRoom" | "playNow">>,
  ): Promise<void> => {
    if (isBusy()) return;
    store.setState(name === "createRoom" ? { isCreating: true } : { isSeeking: true });
    const reply = await ask();
    store.setState({ isCreating: false, isSeeking: false });
    if (reply.ok) seated(reply.value.roomId);
    else refuse(name, reply.error);
  };
  /** Kept for the next press on the same row, so that the late answer to the first press grants the seat. */
  let joinRequest = { roomId: "" };
  return {
    store,
    create: (isPrivate, wishes) =>
      request("createRoom", () =>
        askPatiently(connection, { name: "createRoom", payload: { isPrivate, ...wishes }, signal }),
      ),
    playNow: (wishes = {}) => request("playNow", () => searchOpponent(connection, wishes, signal)),
    join: async (roomId) => {
      if (isBusy()) return;
      store.setState({ joining: roomId });
      connection.playerKey.departures.removeRoom(roomId);
      await connection.enter(roomId);
      if (joinRequest.roomId !== roomId) joinRequest = { roomId };
      const reply = await connection.ask("joinRoom", joinRequest, signal);
      store.setState({ joining: undefined });
      if (reply.ok) seated(roomId);
      else refuse("joinRoom", reply.error, roomId);
    },
    dismissRefusal: () => store.setState({ refused: undefined }),
    close: () => {
      visit.abort();
      for (const stop of stops) stop();
    },
  };
}

/** Gives up a seat that was granted after the player had left the lobby. */
function giveBack({ shown, leave, link }: Connection, roomId: string): void {
  if (shown.get(roomId) !== "playing") leave(roomId, [link.id]);
}

/** Requests the list now, after every reconnect and after a refusal. Passes on each list that arrives. */
function followList(
  { link, clock, playerKey }: Connection,
  onList: (rooms: readonly AvailableRoom[]) => void,
): () => void {
  let isStopped = false;
  let cancelRetry: Cancel | undefined;
  const ask = (): void => {
    cancelRetry?.();
    link.send("getAvailableRooms", undefined, (ack) => {
      if (!isStopped && !replyOf(ack).ok) cancelRetry = clock.after(LIST_RETRY_MS, ask);
    });
  };
  const offs = [
    link.on("availableRooms", onList),
    link.on("up", ask),
    // A seat ends the subscription to lists. This seat was granted after the player had left, so subscribe again.
    link.on("roomState", ({ id }) => {
      if (!playerKey.remembers(id)) ask();
    }),
  ];
  ask();
  return () => {
    isStopped = true;
    cancelRetry?.();
    for (const off of offs) off();
  };
}

/** Number of people, and the featured game, which the server sends again after a reconnect. */
function followPeopleAndGame({ link, serverClock }: Connection, { setState }: StoreApi<LobbyData>) {
  return [
    link.on("peopleHere", ({ count, serverTime }) => {
      serverClock.observe(serverTime);
      setState({ people: count });
    }),
    link.on("featuredGame", (game) => setState({ featuredGame: game ?? undefined })),
    link.on("down", () => setState({ featuredGame: undefined })),
  ];
}
