// A socket that was let into the game, as the guard of connections sees it.
import type { Clock } from "@kingrow/time";
import { disconnect } from "../transport/disconnect.ts";
import type { Gateway } from "../gateway.ts";
import type { Connection } from "./admission.ts";
import type { Member } from "./guard.ts";
import { endSoon } from "./hangUp.ts";
import { AUDIENCE } from "../lobby/lobby.ts";
import type { GameServer, GameSocket } from "./gameServer.ts";

/** Sockets that get no lists until they have taken what waits for them. Prefixed as all our rooms are. */
export const BEHIND = "kingrow:behind";

export interface MemberDependencies {
  readonly io: GameServer;
  readonly gateway: Pick<Gateway, "caughtUp">;
  readonly steady: Clock;
}

/** Once it is out of the game, its connection has no business any more. */
export function memberOf(socket: GameSocket, given: MemberDependencies): Member {
  socket.on("disconnect", () => endSoon(socket.conn, given.steady));
  return new SocketMember(socket, given);
}

/** Each connection has one, so they share what they do. */
class SocketMember implements Member {
  readonly #socket: GameSocket;
  readonly #given: MemberDependencies;

  constructor(socket: GameSocket, given: MemberDependencies) {
    this.#socket = socket;
    this.#given = given;
  }

  get conn(): Connection {
    return this.#socket.conn;
  }

  tellFlooding(): void {
    disconnect(this.#given.io, this.#socket.id, "FLOODING");
  }

  fallBehind(): void {
    // Socket.IO would remember for ever that a socket joined which is gone already.
    if (this.#socket.connected) void this.#socket.join(BEHIND);
  }

  catchUp(): void {
    void this.#socket.leave(BEHIND);
    this.#given.gateway.caughtUp(this.#socket, this.#socket.rooms.has(AUDIENCE));
  }
}
