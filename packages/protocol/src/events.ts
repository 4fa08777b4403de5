// The typed event maps of Socket.IO for both directions, and the acknowledgements.
import type { CommandName, CommandPayload } from "./commands.ts";
import type { Greeting } from "./constants.ts";
import type { ConnectionErrorCode, RefusalAck } from "./refusal.ts";
import type { AvailableRoom, FeaturedGame, PlayerId, RoomState } from "./roomState.ts";

/** Fields of a successful acknowledgement besides `success: true`, per event. */
export interface SuccessFields {
  getAvailableRooms: object;
  createRoom: { readonly roomId: string };
  /** `opened`: a new room was opened, because no compatible player waited. */
  playNow: { readonly roomId: string; readonly opened: boolean };
  joinRoom: { readonly roomState: RoomState };
  playerReady: { readonly version: number };
  /** `version`: the version of the room that contains the move. */
  movePiece: { readonly version: number };
  playAgain: { readonly version: number };
  leaveRoom: object;
  resign: { readonly version: number };
  offerDraw: { readonly version: number };
  answerDraw: { readonly version: number };
  claimWin: { readonly version: number };
  releaseSeat: { readonly version: number };
  takeback: { readonly version: number };
  answerTakeback: { readonly version: number };
  greet: object;
  /** The room state for a watcher. */
  watchRoom: { readonly roomState: RoomState };
}

export type SuccessAck<N extends CommandName> = { readonly success: true } & SuccessFields[N];
/** A refusal with code `STALE` carries the current state. */
export type FailureAck = RefusalAck & {
  readonly roomState?: RoomState;
  /** With `OVERLOADED`: when to retry, in milliseconds, with jitter. */
  readonly retryInMs?: number;
};
export type Ack<N extends CommandName> = SuccessAck<N> | FailureAck;

type Emit<N extends CommandName> = (
  payload: CommandPayload<N>,
  ack: (answer: Ack<N>) => void,
) => void;

export type ClientToServerEvents = {
  [N in Exclude<CommandName, "getAvailableRooms">]: Emit<N>;
} & {
  getAvailableRooms: (ack?: (answer: Ack<"getAvailableRooms">) => void) => void;
};

export interface RoomNotice {
  readonly roomId: string;
}

/** A greeting of the other player. */
export interface GreetingNotice {
  readonly roomId: string;
  readonly playerId: PlayerId;
  readonly greeting: Greeting;
}

/** Number of people in lobby and rooms, on all nodes. */
export interface PeopleNotice {
  readonly count: number;
  /** Epoch milliseconds on the server's clock, to compute waiting times in the list. */
  readonly serverTime: number;
}

/** Current number of watchers of a room. */
export interface WatchersNotice {
  readonly roomId: string;
  readonly watchers: number;
}

export interface ConnectionError {
  readonly code: ConnectionErrorCode;
  readonly message: string;
}

export interface RateLimitNotice {
  /** Name of the event that was sent too often. */
  readonly event: string;
  readonly message: string;
  /** Epoch milliseconds on the server's clock. */
  readonly resetTime: number;
  /** Milliseconds until `resetTime`, independent of the client's clock. */
  readonly resetInMs?: number;
  readonly remaining: number;
}

export const SERVER_EVENTS = [
  "availableRooms",
  "roomState",
  "roomFull",
  "playerLeft",
  "seatReleased",
  "roomAvailable",
  "greeting",
  "peopleHere",
  "featuredGame",
  "watchers",
  "watchEnded",
  "error",
  "rateLimitExceeded",
] as const;
export type ServerEvent = (typeof SERVER_EVENTS)[number];

/** Payloads of the server's events. */
export interface ServerEventPayloads {
  availableRooms: readonly AvailableRoom[];
  roomState: RoomState;
  roomFull: RoomNotice;
  playerLeft: RoomNotice;
  /** Sent to a player whose idle seat was freed; `roomFull` follows. */
  seatReleased: RoomNotice;
  roomAvailable: RoomNotice;
  greeting: GreetingNotice;
  peopleHere: PeopleNotice;
  /** Sent to the lobby. `null`: no game is featured. */
  featuredGame: FeaturedGame | null;
  /** Sent to the players when the number of watchers changes. */
  watchers: WatchersNotice;
  /** Sent to watchers, with the id they watch by, when the room is closed. */
  watchEnded: RoomNotice;
  error: ConnectionError;
  rateLimitExceeded: RateLimitNotice;
}

export type ServerToClientEvents = {
  [E in ServerEvent]: (payload: ServerEventPayloads[E]) => void;
};
