// What an answer means for the socket that asked: a seat taken, a seat left, a full room.
import type { CommandName, RefusalCode } from "@kingrow/protocol";
import type { Kept } from "../../keeper/outcome.ts";
import type { DisconnectReports } from "../seats/disconnectReports.ts";
import type { Lobby } from "../lobby/lobby.ts";
import type { RefusedVisitors } from "../seats/refusedVisitors.ts";
import type { Caller } from "../transport/transport.ts";
import type { Watching } from "../watching/watching.ts";

export interface Seating {
  /** After the answer, and before the change is announced. */
  granted(socket: Caller, name: CommandName, kept: Kept): void;
  /** Only `joinRoom` is ever refused with ROOM_FULL. */
  refused(socket: Caller, roomId: string, code: RefusalCode): void;
}

const SEATING_CALLS: ReadonlySet<CommandName> = new Set(["createRoom", "joinRoom", "playNow"]);

export interface SeatingDependencies {
  readonly lobby: Lobby;
  readonly disconnects: DisconnectReports;
  readonly visitors: RefusedVisitors;
  readonly watching: Pick<Watching, "end">;
}

export function createSeating(dependencies: SeatingDependencies): Seating {
  const { lobby, disconnects, visitors, watching } = dependencies;

  function seated(socket: Caller, roomId: string): void {
    socket.data.session.rooms.add(roomId);
    lobby.leave(socket);
    watching.end(socket);
    // It left while its seat was being stored, so its disconnect did not know of this room.
    if (!socket.connected) disconnects.report(socket.id, [roomId]);
  }

  return {
    granted(socket, name, { room, state, changed }) {
      if (SEATING_CALLS.has(name)) {
        seated(socket, room.id);
        // A client that knows no more than the event waits for it after each join; one that went back to the lobby
        // meanwhile learns by it that its lists have ended.
        if (!changed) socket.emit("roomState", state);
      }
      if (name === "leaveRoom") socket.data.session.rooms.delete(room.id);
    },
    refused(socket, roomId, code) {
      if (code !== "ROOM_FULL") return;
      visitors.add(roomId, socket.id);
      socket.emit("roomFull", { roomId });
    },
  };
}
