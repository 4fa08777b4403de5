// The session of a socket. The player comes from the handshake, never from a payload (I1).
import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { parseHandshakeAuth, REFUSAL_SENTENCES } from "@kingrow/protocol";
import type { Actor } from "@kingrow/room";

export interface Session {
  readonly actor: Actor;
  /** Rooms in which this socket has a seat. */
  readonly rooms: Set<string>;
  /** Unanswered calls. */
  readonly running: Set<Promise<void>>;
}

export interface SocketData {
  session: Session;
  /** The round-trip time in milliseconds; missing until it is measured (O3). */
  lagMs?: number;
}

type Next = (refusal?: Error) => void;

/** A socket before its session. */
export interface Newcomer {
  readonly id: string;
  readonly handshake: { auth: unknown };
  readonly conn: { readonly request?: IncomingMessage };
  readonly data: SocketData;
}

export interface IdentifyOptions {
  /** The run of this node. */
  readonly run: () => string;
  /** A keyed hash of the address of a connection, for storing. */
  readonly addressOf: (conn: Newcomer["conn"]) => string | undefined;
  /** Epoch ms, the same on all nodes. */
  readonly now: () => number;
}

/**
 * Middleware that creates the session of a socket, or refuses a malformed key (X7).
 */
export function identify({ run, addressOf, now }: IdentifyOptions) {
  return (socket: Newcomer, next: Next): void => {
    const auth = parseHandshakeAuth(socket.handshake.auth);
    // Otherwise a log or an error could show the key.
    socket.handshake.auth = {};
    if (auth === undefined) {
      next(new Error(REFUSAL_SENTENCES.INVALID_REQUEST));
      return;
    }
    const owner = auth.playerKey === undefined ? `socket:${socket.id}` : ownerOf(auth.playerKey);
    const actor = {
      owner,
      socketId: socket.id,
      run: run(),
      address: addressOf(socket.conn),
      connectedAt: now(),
      name: auth.name,
    };
    socket.data.session = { actor, rooms: new Set(), running: new Set() };
    next();
  };
}

/** The SHA-256 of a player's key, in hex. The key itself is never stored. */
function ownerOf(playerKey: string): string {
  return createHash("sha256").update(playerKey).digest("hex");
}
