// A socket that was let into the game, as the guard of connections sees it.
import type { Clock } from "@kingrow/time";
import { disconnect } from "../disconnect.ts";
import type { Gateway } from "../gateway.ts";
import type { Member } from "./guard.ts";
import { endSoon } from "./hangUp.ts";
import { AUDIENCE } from "../lobby.ts";
import type { GameServer, GameSocket } from "./gameServer.ts";

/** Sockets that get no lists until they have taken what waits for them. Prefixed as all our rooms are. */
export const BEHIND = "kingrow:behind";

export interface MemberDependencies {
  readonly io: GameServer;
  readonly gateway: Pick<Gateway, "caughtUp">;
  readonly steady: Clock;
}

/** Once it is out of the game, its connection has no business any more. */
export function memberOf(socket: GameSocket, { io, gateway, steady }: MemberDependencies): Member {
  socket.once("disconnect", () => endSoon(socket.conn, steady));
  return {
    conn: socket.conn,
    tellFlooding: () => disconnect(io, socket.id, "FLOODING"),
    fallBehind: () => void socket.join(BEHIND),
    catchUp() {
      void socket.leave(BEHIND);
      gateway.caughtUp(socket, socket.rooms.has(AUDIENCE));
    },
  };
}
