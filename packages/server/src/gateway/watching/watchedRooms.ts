// The watched rooms: watchers get their states after the players, and players get the number of watchers (O6).
import type { RoomState } from "@kingrow/protocol";
import type { Cancel, Clock } from "@kingrow/time";
import type { RoomUpdate, Outcome } from "../../keeper/outcome.ts";
import type { Caller, Sender, Transport } from "../transport/transport.ts";
import type { WatcherCounts } from "./watcherCounts.ts";
import { WatchedRoom } from "./watchedRoom.ts";

/** Least time between two numbers for the players. */
const COUNT_EVERY_MS = 1_000;
/** Every fifth time numbers and states are repeated, because a signal of another node may get lost. */
const REPEATED_EVERY = 5;

export interface WatchedRoomsOptions {
  readonly transport: Transport;
  readonly watcherCounts: WatcherCounts;
  readonly clock: Clock;
  /** Reads a room without changing it. Never rejects. */
  readonly look: (roomId: string) => Promise<Outcome>;
}

export class WatchedRooms {
  readonly #options: WatchedRoomsOptions;
  readonly #rooms = new Map<string, WatchedRoom>();
  readonly #roomOfSocket = new Map<string, WatchedRoom>();
  /** Rooms whose players need the new number of watchers. */
  readonly #changed = new Set<string>();
  #ticks = 0;
  #timer: Cancel | undefined;

  constructor(options: WatchedRoomsOptions) {
    const { transport, watcherCounts } = options;
    this.#options = options;
    transport.peers?.subscribe({
      watcherCount: (node, roomId, count) => {
        watcherCounts.setElsewhere(node, roomId, count);
        this.#schedule();
      },
      watchedState: (roomId, state) => {
        if (state === null) this.#close(roomId);
        else this.#rooms.get(roomId)?.update(state);
      },
    });
  }

  /** Subscribes the socket to the states of the room. Returns the state for watchers. */
  begin(socket: Caller, update: RoomUpdate): RoomState {
    this.end(socket);
    const room = this.#open(update);
    // A closed socket would stay in the room for ever.
    if (socket.connected) {
      room.add(socket);
      this.#roomOfSocket.set(socket.id, room);
      this.#countAgain(room);
    }
    return { ...room.state, watchers: this.#options.watcherCounts.total(room.roomId) };
  }

  /** Whether the socket watches the room with this id, as watchers know it. */
  watches({ id }: Caller, publicId: string): boolean {
    return this.#roomOfSocket.get(id)?.state.id === publicId;
  }

  /** Unsubscribes the socket. */
  end(socket: Caller): void {
    const room = this.#roomOfSocket.get(socket.id);
    if (room === undefined) return;
    this.#roomOfSocket.delete(socket.id);
    room.remove(socket);
    this.#countAgain(room);
  }

  /** Call it with each stored change after its broadcast to the players. */
  onUpdate(update: RoomUpdate): void {
    const { room, changed, closed } = update;
    if (!changed) return;
    const { transport, watcherCounts } = this.#options;
    const isWatchedElsewhere = watcherCounts.elsewhere(room.id) > 0;
    // A player who came by `playNow` may not allow watchers.
    if (closed || !room.options.watchable) {
      this.#close(room.id);
      if (isWatchedElsewhere) transport.peers?.send.watchedState(room.id, null);
    } else if (isWatchedElsewhere || this.#rooms.has(room.id)) this.#open(update);
  }

  stop(): void {
    this.#timer?.();
    for (const room of this.#rooms.values()) room.stop();
  }

  #open({ room, state }: RoomUpdate): WatchedRoom {
    const { transport, watcherCounts, clock } = this.#options;
    const roomId = room.id;
    const publicState = { ...state, id: watcherCounts.publicIdOf(room), watchId: null };
    const forward = (newest: RoomState): void => {
      if (watcherCounts.elsewhere(roomId) > 0) transport.peers?.send.watchedState(roomId, newest);
    };
    const watched =
      this.#rooms.get(roomId) ??
      new WatchedRoom({ roomId, state: publicState, transport, clock, forward });
    this.#rooms.set(roomId, watched);
    watched.update(publicState);
    this.#schedule();
    return watched;
  }

  #close(roomId: string): void {
    const room = this.#rooms.get(roomId);
    if (room === undefined) return;
    this.#rooms.delete(roomId);
    for (const { id } of room.close()) this.#roomOfSocket.delete(id);
    this.#options.watcherCounts.setHere(roomId, 0);
  }

  #countAgain({ roomId, watcherCount }: WatchedRoom): void {
    const { transport, watcherCounts } = this.#options;
    watcherCounts.setHere(roomId, watcherCount);
    this.#changed.add(roomId);
    // The other nodes send nothing here before they know of a watcher.
    if (watcherCount === 1) transport.peers?.send.watcherCount(roomId, 1);
    this.#schedule();
  }

  #schedule(): void {
    const { watcherCounts, clock } = this.#options;
    if (this.#rooms.size + watcherCounts.size > 0)
      this.#timer ??= clock.after(COUNT_EVERY_MS, () => this.#tick());
  }

  #tick(): void {
    this.#timer = undefined;
    this.#ticks += 1;
    this.#removeSilentNodes();
    for (const room of this.#rooms.values()) {
      if (this.#changed.delete(room.roomId)) this.#announceCount(room);
      if (this.#ticks % REPEATED_EVERY === 0) this.#repeat(room);
      if (room.isIdle) this.#rooms.delete(room.roomId);
    }
    this.#schedule();
  }

  /** Each node sends the number to its own players, because it does not know whether other nodes have noticed. */
  #removeSilentNodes(): void {
    const { transport, watcherCounts, look } = this.#options;
    const here: Sender["to"] = (ids) => transport.here.to(ids);
    for (const roomId of watcherCounts.removeSilentNodes())
      void look(roomId).then((found) => {
        if (found.ok) this.#sendCount(here, roomId, found.value.state);
      });
  }

  #announceCount({ roomId, watcherCount, state }: WatchedRoom): void {
    const { transport } = this.#options;
    transport.peers?.send.watcherCount(roomId, watcherCount);
    this.#sendCount((ids) => transport.to(ids), roomId, state);
  }

  #sendCount(to: Sender["to"], roomId: string, { players, presence }: RoomState): void {
    const present = players.filter((id) => presence[id]?.connected === true);
    const watchers = this.#options.watcherCounts.total(roomId);
    if (present.length > 0) to(present).emit("watchers", { roomId, watchers });
  }

  #repeat(room: WatchedRoom): void {
    const { transport, look } = this.#options;
    if (transport.peers === undefined || room.watcherCount === 0) return;
    transport.peers.send.watcherCount(room.roomId, room.watcherCount);
    void look(room.roomId).then((found) => {
      if (found.ok) this.#open(found.value);
      else if (found.error.code === "ROOM_NOT_FOUND") this.#close(room.roomId);
    });
  }
}
