// The rooms that somebody watches, on this node or another; their players are told by how many (O6).
import type { RoomState } from "@kingrow/protocol";
import type { Cancel, Clock } from "@kingrow/time";
import type { Kept, Outcome } from "../../keeper/outcome.ts";
import type { CallDoor } from "../../door/door.ts";
import type { WatchCounts } from "./onlookers.ts";
import { createShow, type Show } from "./show.ts";
import type { Transport, Caller } from "../transport/transport.ts";

/** Players are told the number at most so often. */
const TELL_EVERY_MS = 1_000;
/** After so many times other nodes are told again, and what was not heard of them is looked for. */
const REPEATED_EVERY = 5;

export interface WatchedRoom {
  /** As its players know it. */
  readonly roomId: string;
  readonly show: Show;
  isCountTold: boolean;
}

export interface WatchedRooms {
  find(roomId: string): WatchedRoom | undefined;
  /** The room, watched from now on if it was not. */
  open(kept: Pick<Kept, "room" | "state">): WatchedRoom;
  /** Another number watches it here. */
  counted(room: WatchedRoom): void;
  /** The room is closed. */
  close(roomId: string): void;
  stop(): void;
}

export interface WatchedRoomsDependencies {
  readonly transport: Transport;
  readonly onlookers: WatchCounts;
  readonly clock: Clock;
  readonly door: CallDoor;
  /** Looks at a room without changing it. Never rejects. */
  readonly look: (roomId: string) => Promise<Outcome>;
  /** Hears of a room that is gone, and who watched it here. */
  readonly onClosed: (watchers: readonly Caller[]) => void;
}

export function createWatchedRooms(dependencies: WatchedRoomsDependencies): WatchedRooms {
  const { transport, onlookers, clock, onClosed } = dependencies;
  const rooms = new Map<string, WatchedRoom>();
  let ticks = 0;
  /** Rests while nothing is watched. */
  let next: Cancel | undefined;

  function tick(): void {
    ticks += 1;
    for (const room of rooms.values()) {
      tellCount(dependencies, room);
      if (ticks % REPEATED_EVERY === 0) repeat(dependencies, room, () => close(room.roomId));
      if (room.show.isOver) rooms.delete(room.roomId);
    }
    next = rooms.size === 0 ? undefined : clock.after(TELL_EVERY_MS, tick);
  }

  function close(roomId: string): void {
    const room = rooms.get(roomId);
    if (room === undefined) return;
    rooms.delete(roomId);
    onClosed(room.show.close());
    onlookers.note(roomId, 0);
  }

  return {
    find: (roomId) => rooms.get(roomId),
    open(kept) {
      const room = rooms.get(kept.room.id) ?? begin(dependencies, kept);
      rooms.set(room.roomId, room);
      next ??= clock.after(TELL_EVERY_MS, tick);
      return room;
    },
    counted(room) {
      const { roomId, show } = room;
      onlookers.note(roomId, show.size);
      room.isCountTold = false;
      // The other nodes send nothing here before they know that there is somebody.
      if (show.size === 1) transport.peers?.tell.watching(roomId, 1);
    },
    close,
    stop() {
      next?.();
      for (const { show } of rooms.values()) show.stop();
    },
  };
}

function begin(
  { transport, onlookers, clock, door }: WatchedRoomsDependencies,
  { room, state }: Pick<Kept, "room" | "state">,
): WatchedRoom {
  const roomId = room.id;
  const forward = (newest: RoomState): void => {
    if (onlookers.elsewhere(roomId) > 0) transport.peers?.tell.watched(roomId, newest);
  };
  const shown = asWatched(state, onlookers.shownId(room));
  const isAnswering = (): boolean => door.calls.underWay > 0;
  const show = createShow({ roomId, transport, clock, state: shown, isAnswering, forward });
  return { roomId, show, isCountTold: true };
}

function tellCount({ transport, onlookers }: WatchedRoomsDependencies, room: WatchedRoom): void {
  if (room.isCountTold) return;
  room.isCountTold = true;
  const { roomId, show } = room;
  transport.peers?.tell.watching(roomId, show.size);
  const { players, presence } = show.state;
  const there = players.filter((id) => presence[id]?.connected === true);
  const notice = { roomId, watchers: onlookers.total(roomId) };
  if (there.length > 0) transport.to(there).emit("watchers", notice);
}

/** A word of another node may get lost, of ours as of theirs. */
function repeat(
  { transport, look }: WatchedRoomsDependencies,
  { roomId, show }: WatchedRoom,
  onGone: () => void,
): void {
  if (transport.peers === undefined || show.size === 0) return;
  transport.peers.tell.watching(roomId, show.size);
  void look(roomId).then((found) => {
    if (found.ok) show.take(asWatched(found.value.state, show.state.id));
    else if (found.error.code === "ROOM_NOT_FOUND") onGone();
  });
}

/** Without anything that leads to a seat. */
export function asWatched(state: RoomState, shownId: string): RoomState {
  return { ...state, id: shownId, watchId: null };
}
