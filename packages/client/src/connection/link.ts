// The port to the server: what the page needs of a socket, so that a test can be the server.
import type {
  Ack,
  AvailableRoom,
  CommandName,
  CommandPayload,
  ConnectionError,
  GreetingNotice,
  PeopleNotice,
  RateLimitNotice,
  RoomNotice,
  RoomState,
  WatchersNotice,
} from "@kingrow/protocol";
import { createEmitter, type Emitter, type Unsubscribe } from "./emitter.ts";

/** `up`: connected. `down`: the connection is gone, new attempts follow. `gaveUp`: no more attempts. */
export interface LinkEvents {
  up: undefined;
  down: undefined;
  gaveUp: undefined;
  availableRooms: readonly AvailableRoom[];
  roomState: RoomState;
  roomFull: RoomNotice;
  playerLeft: RoomNotice;
  seatReleased: RoomNotice;
  roomAvailable: RoomNotice;
  greeting: GreetingNotice;
  peopleHere: PeopleNotice;
  watchers: WatchersNotice;
  watchEnded: RoomNotice;
  error: ConnectionError;
  rateLimitExceeded: RateLimitNotice;
}

export type Answer<N extends CommandName> = (ack: Ack<N>) => void;

export interface Link {
  readonly isUp: boolean;
  /** The socket's id while connected; it is the player id of a seat taken now. */
  readonly id: string | undefined;
  /** Starts connecting, with a full set of attempts; nothing happens while connected. */
  readonly open: () => void;
  /** Disconnects and stays so until `open`. Emits `down` if it was up. */
  readonly close: () => void;
  /** Sends at once or, while not connected, not at all: nothing waits in a buffer. */
  readonly send: <N extends CommandName>(
    name: N,
    payload: CommandPayload<N>,
    answer: Answer<N>,
  ) => void;
  readonly on: <E extends keyof LinkEvents>(
    event: E,
    listener: (payload: LinkEvents[E]) => void,
  ) => Unsubscribe;
}

export function createLinkEmitter(): Emitter<LinkEvents> {
  return createEmitter<LinkEvents>({
    up: new Set(),
    down: new Set(),
    gaveUp: new Set(),
    availableRooms: new Set(),
    roomState: new Set(),
    roomFull: new Set(),
    playerLeft: new Set(),
    seatReleased: new Set(),
    roomAvailable: new Set(),
    greeting: new Set(),
    peopleHere: new Set(),
    watchers: new Set(),
    watchEnded: new Set(),
    error: new Set(),
    rateLimitExceeded: new Set(),
  });
}
