// Who watches which room: states go to them after the players, on whichever node they are (O6).
import type { RoomState } from "@kingrow/protocol";
import type { Kept } from "../../keeper/outcome.ts";
import type { Caller } from "../transport/transport.ts";
import {
  asWatched,
  createWatchedRooms,
  type WatchedRoom,
  type WatchedRoomsDependencies,
} from "./watchedRooms.ts";

export interface Watching {
  /** From now on the socket is shown the room. Answers the room as it is shown. */
  begin(socket: Caller, kept: Kept): RoomState;
  /** Whether the socket watches the room that it knows by this id. */
  watches(socket: Caller, shownId: string): boolean;
  /** Ends whatever the socket watches. */
  end(socket: Caller): void;
  /** Hears of each kept change, after the players have. */
  readonly onKept: (kept: Kept) => void;
  stop(): void;
}

export type WatchingDependencies = Omit<WatchedRoomsDependencies, "onClosed">;

export function createWatching(dependencies: WatchingDependencies): Watching {
  const { onlookers, transport } = dependencies;
  const { peers } = transport;
  const bySocket = new Map<string, WatchedRoom>();
  const rooms = createWatchedRooms({
    ...dependencies,
    onClosed: (watchers) => watchers.forEach(({ id }) => bySocket.delete(id)),
  });

  function end(socket: Caller): void {
    const room = bySocket.get(socket.id);
    if (room === undefined) return;
    bySocket.delete(socket.id);
    room.show.remove(socket);
    rooms.counted(room);
  }

  function show(kept: Kept): WatchedRoom {
    const room = rooms.open(kept);
    room.show.take(asWatched(kept.state, room.show.state.id));
    return room;
  }

  peers?.hearWatching((node, roomId, count) => onlookers.noteElsewhere(node, roomId, count));
  peers?.hearWatched((roomId, state) => {
    if (state === null) rooms.close(roomId);
    else rooms.find(roomId)?.show.take(state);
  });

  return {
    begin(socket, kept) {
      end(socket);
      const room = show(kept);
      // Whoever is gone already would stay in the room for ever.
      if (socket.connected) {
        room.show.add(socket);
        bySocket.set(socket.id, room);
        rooms.counted(room);
      }
      return { ...room.show.state, watchers: onlookers.total(room.roomId) };
    },
    watches: ({ id }, shownId) => bySocket.get(id)?.show.state.id === shownId,
    end,
    onKept(kept) {
      const { room, changed, closed } = kept;
      if (!changed) return;
      const isElsewhere = onlookers.elsewhere(room.id) > 0;
      // Who sat down by `playNow` may want nobody to watch.
      if (closed || !room.options.watchable) {
        // What was held back goes out first, to the other nodes too.
        rooms.close(room.id);
        if (isElsewhere) peers?.tell.watched(room.id, null);
      } else if (isElsewhere || rooms.find(room.id) !== undefined) show(kept);
    },
    stop: () => rooms.stop(),
  };
}
