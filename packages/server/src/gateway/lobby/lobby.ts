// The lobby's list of rooms: the answer to `getAvailableRooms`, then at most one list a second (L1-L3).
import type { AvailableRoom } from "@kingrow/protocol";
import type { Cancel, Clock } from "@kingrow/time";
import { shareReads } from "../../store/shareReads.ts";
import type { Audience, Caller } from "../transport/transport.ts";

/** Prefixed: every socket is also in a Socket.IO room named by its own id. */
export const AUDIENCE = "kingrow:lobby";
/** Between two lists to the same sockets. */
const PAUSE_MS = 1_000;
/** A list this old is read again, for other nodes report their changes late. Milliseconds. */
const FRESH_MS = 100;

export interface Lobby {
  /** Sends the list to the socket and all later lists until `leave`. @throws StoreFault */
  enter(socket: Caller): Promise<void>;
  leave(socket: Caller): void;
  /** Some room changed; the list may have. */
  touch(): void;
  /** Some room changed on another node. */
  touchedElsewhere(): void;
  stop(): void;
}

export interface LobbyDependencies {
  readonly clock: Clock;
  /** The sockets of this node that are in the lobby. */
  readonly everybody: Audience;
  /** Sockets of this node that are in the lobby. */
  readonly audience: () => number;
  readonly list: () => Promise<readonly AvailableRoom[]>;
  /** Tells the other nodes that the list changed, as rarely as lists are sent. Missing without other nodes. */
  readonly tellPeers?: (() => void) | undefined;
  /** Called when a socket has entered and has its list. */
  readonly onEntered: (newcomer: Audience) => void;
  readonly onFault: (fault: unknown) => void;
}

export function createLobby(dependencies: LobbyDependencies): Lobby {
  const { clock, everybody, audience, tellPeers, onEntered, onFault } = dependencies;
  const newest = createNewestList(dependencies);
  /** The list that all sockets in the lobby have; `undefined` when they may have different ones. */
  let shown: string | undefined;
  let hasChanged = false;
  /** A change here that the other nodes do not know of. */
  let hasNews = false;
  let endPause: Cancel | undefined;

  async function enter(socket: Caller): Promise<void> {
    // Socket.IO never forgets a closed socket that joins a room.
    if (!socket.connected) return;
    await socket.join(AUDIENCE);
    const { rooms, text } = await newest.read();
    // The other sockets get this list with the next change at the latest.
    if (text !== shown) shown = undefined;
    socket.emit("availableRooms", rooms);
    onEntered(socket);
  }

  function touchedElsewhere(): void {
    newest.forget();
    hasChanged = true;
    endPause ??= clock.after(0, () => void publish());
  }

  function touch(): void {
    hasNews = true;
    touchedElsewhere();
  }

  /** Sends the list if it changed, and again what changes until the pause is over. */
  async function publish(): Promise<void> {
    if (!hasChanged) {
      endPause = undefined;
      return;
    }
    hasChanged = false;
    if (hasNews) tellPeers?.();
    hasNews = false;
    const wasSent = await sendIfChanged().catch((fault: unknown) => {
      hasChanged = true;
      onFault(fault);
      return false;
    });
    endPause = clock.after(wasSent ? PAUSE_MS : FRESH_MS, () => void publish());
  }

  async function sendIfChanged(): Promise<boolean> {
    if (audience() === 0) return false;
    const { rooms, text } = await newest.read();
    if (text === shown) return false;
    shown = text;
    everybody.emit("availableRooms", rooms);
    return true;
  }

  return {
    enter,
    leave: (socket) => void socket.leave(AUDIENCE),
    touch,
    touchedElsewhere,
    stop: () => endPause?.(),
  };
}

interface List {
  readonly rooms: readonly AvailableRoom[];
  readonly text: string;
}

interface NewestList {
  /** Calls in quick succession share one read. @throws StoreFault */
  read(): Promise<List>;
  /** Something changed: the next one reads the store again. */
  forget(): void;
}

function createNewestList({ clock, list }: Pick<LobbyDependencies, "clock" | "list">): NewestList {
  /** One read at a time, so that later lists are never older. */
  const readStore = shareReads(async (): Promise<List> => {
    const rooms = await list();
    return { rooms, text: JSON.stringify(rooms) };
  });
  let newest: { readonly list: Promise<List>; readonly readAt: number } | undefined;

  return {
    read() {
      const now = clock.now();
      if (newest === undefined || now - newest.readAt >= FRESH_MS) {
        const read = { list: readStore(), readAt: now };
        newest = read;
        // A failure is not kept: while the store is away, the clock stands still.
        read.list.catch(() => newest === read && (newest = undefined));
      }
      return newest.list;
    },
    forget() {
      newest = undefined;
    },
  };
}
