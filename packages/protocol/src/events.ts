// Socket.IO's typed event maps, both ways, and the acknowledgements.
import type { CommandName, CommandPayload } from "./commands.ts";
import type { Greeting } from "./constants.ts";
import type { ConnectionErrorCode, RefusalAck } from "./refusal.ts";
import type { AvailableRoom, FeaturedGame, PlayerId, RoomState } from "./roomState.ts";

/** What a success carries besides `success: true`, per event. */
export interface SuccessFields {
  getAvailableRooms: object;
  createRoom: { readonly roomId: string };
  /** `opened`: nobody was waiting for the same, the caller waits alone. */
  playNow: { readonly roomId: string; readonly opened: boolean };
  joinRoom: { readonly roomState: RoomState };
  playerReady: { readonly version: number };
  /** `version`: the room's version that holds the move. */
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
  /** As a watcher is shown it. */
  watchRoom: { readonly roomState: RoomState };
}

export type SuccessAck<N extends CommandName> = { readonly success: true } & SuccessFields[N];
/** A refusal with code `STALE` brings the current state along. */
export type FailureAck = RefusalAck & {
  readonly roomState?: RoomState;
  /** With `OVERLOADED`: when to come again, in milliseconds; another time for each. */
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

/** What the other player of a room says. */
export interface GreetingNotice {
  readonly roomId: string;
  readonly playerId: PlayerId;
  readonly greeting: Greeting;
}

/** How many people are here, in lobby and rooms, on all nodes. */
export interface PeopleNotice {
  readonly count: number;
  /** Epoch milliseconds on the server's clock, by which a list tells since when somebody waits. */
  readonly serverTime: number;
}

/** How many people watch a room now. */
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
  /** Milliseconds until then, for whose clock is not the server's. */
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

/** What each event of the server carries. */
export interface ServerEventPayloads {
  availableRooms: readonly AvailableRoom[];
  roomState: RoomState;
  roomFull: RoomNotice;
  playerLeft: RoomNotice;
  /** To a player whose idle seat was freed; `roomFull` follows. */
  seatReleased: RoomNotice;
  roomAvailable: RoomNotice;
  greeting: GreetingNotice;
  peopleHere: PeopleNotice;
  /** To the lobby; `null`: the game that was shown is shown no more. */
  featuredGame: FeaturedGame | null;
  /** To the players, between states. */
  watchers: WatchersNotice;
  /** To watchers, with the id under which they watch: the room is closed. */
  watchEnded: RoomNotice;
  error: ConnectionError;
  rateLimitExceeded: RateLimitNotice;
}

export type ServerToClientEvents = {
  [E in ServerEvent]: (payload: ServerEventPayloads[E]) => void;
};
