// The list of rooms in the lobby: the answer to `getAvailableRooms`, then at most one list a second (L1-L3).
import type { AvailableRoom } from "@kingrow/protocol";
import type { Cancel, Clock } from "@kingrow/time";
import { shareReads } from "../../store/shareReads.ts";
import type { Audience, Caller } from "../transport/transport.ts";

/** Prefixed: every socket is also in a Socket.IO room named by its own id. */
export const AUDIENCE = "kingrow:lobby";
/** Pause between two lists. */
const PAUSE_MS = 1_000;
/** Age of a list after which it is read again, because other nodes report changes late. */
const FRESH_MS = 100;

export interface Lobby {
  /** Sends the list to the socket, and later lists until `leave`. @throws StoreFault */
  enter(socket: Caller): Promise<void>;
  leave(socket: Caller): void;
  /** A room of the list changed. */
  touch(): void;
  /** A room of the list changed on another node. */
  touchedElsewhere(): void;
  stop(): void;
}

export interface LobbyOptions {
  readonly clock: Clock;
  /** The sockets of this node that are in the lobby. */
  readonly audience: Audience;
  /** Their number. */
  readonly audienceSize: () => number;
  readonly list: () => Promise<readonly AvailableRoom[]>;
  /** Signals to the other nodes that the list changed, as rarely as lists are sent. Missing on a single node. */
  readonly notifyPeers?: (() => void) | undefined;
  /** Called when a socket has its first list. */
  readonly onEntered: (newcomer: Audience) => void;
  readonly onFault: (fault: unknown) => void;
}

export function createLobby(options: LobbyOptions): Lobby {
  const { clock, audience, audienceSize, notifyPeers, onEntered, onFault } = options;
  const newest = createNewestList(options);
  /** The list that all sockets in the lobby have; `undefined` if they may have different ones. */
  let shown: string | undefined;
  let hasChanged = false;
  /** The other nodes do not know of a change here. */
  let hasNews = false;
  let endPause: Cancel | undefined;

  async function enter(socket: Caller): Promise<void> {
    // Socket.IO never forgets a closed socket that joins a room.
    if (!socket.connected) return;
    await socket.join(AUDIENCE);
    const { rooms, text } = await newest.read();
    // The other sockets get this list with the next change.
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

  /** Sends the list if it changed, and after the pause again if it changed meanwhile. */
  async function publish(): Promise<void> {
    if (!hasChanged) {
      endPause = undefined;
      return;
    }
    hasChanged = false;
    if (hasNews) notifyPeers?.();
    hasNews = false;
    const wasSent = await sendIfChanged().catch((fault: unknown) => {
      hasChanged = true;
      onFault(fault);
      return false;
    });
    endPause = clock.after(wasSent ? PAUSE_MS : FRESH_MS, () => void publish());
  }

  async function sendIfChanged(): Promise<boolean> {
    if (audienceSize() === 0) return false;
    const { rooms, text } = await newest.read();
    if (text === shown) return false;
    shown = text;
    audience.emit("availableRooms", rooms);
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
  /** Calls in quick succession share a read. @throws StoreFault */
  read(): Promise<List>;
  /** The next call reads the store again. */
  forget(): void;
}

function createNewestList({ clock, list }: LobbyOptions): NewestList {
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
        // A failure is not cached, because the clock stops during an outage of the store.
        read.list.catch(() => newest === read && (newest = undefined));
      }
      return newest.list;
    },
    forget() {
      newest = undefined;
    },
  };
}
