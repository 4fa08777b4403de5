// The commands of a room: calls of players, closed sockets, deadlines.
import type { Greeting, RefusalCode } from "@kingrow/protocol";
import type { Coord } from "@kingrow/rules";
import type { Actor } from "../state/seat.ts";

/** Takes a free seat, or returns to the player's own seat. */
export interface Join {
  readonly type: "join";
  readonly actor: Actor;
  /** The refusal for a newcomer. A player with a seat always returns to it (rule X4). */
  readonly refuseNewcomer?: RefusalCode | undefined;
  /** The refusal for a seat opposite a player of another address in a public room (rule X8). */
  readonly refuseOpposite?: RefusalCode | undefined;
  /** No seat is granted after this time, epoch milliseconds. */
  readonly until?: number | undefined;
}

interface SetReady {
  readonly type: "setReady";
  readonly actor: Actor;
  readonly isReady: boolean;
}

/** One step or one jump, in wire coordinates. */
export interface MovePiece {
  readonly type: "move";
  readonly actor: Actor;
  readonly from: Coord;
  readonly to: Coord;
  /** Token of the client, which makes the command idempotent (rule G6). */
  readonly moveId?: string | undefined;
  /** Arrival at the server, epoch milliseconds: waiting in the server costs the player no time (rule O3). */
  readonly receivedAt?: number | undefined;
  /** The version of the room that the player saw (rule G6). */
  readonly version?: number | undefined;
}

export interface AnswerOffer {
  readonly type: "answerDraw" | "answerTakeback";
  readonly actor: Actor;
  readonly accept: boolean;
}

/** Takes the seat opposite a connected player who waits for an opponent (rule O2). */
export interface JoinWaiting {
  readonly type: "joinWaiting";
  readonly actor: Actor;
  /** Takes the seat as ready. */
  readonly ready?: boolean | undefined;
  /** Whether this player allows watchers; the room stays watchable only if both do. */
  readonly watchable?: boolean | undefined;
  /** No seat is granted after this time, epoch milliseconds. */
  readonly until?: number | undefined;
}

/** Leaves the room unless an opponent has joined (rule O2). */
interface Withdraw {
  readonly type: "withdraw";
  readonly actor: Actor;
}

/** Commands without parameters. */
export interface PlainCommand {
  readonly type:
    | "playAgain"
    | "withdrawRematch"
    | "leave"
    | "resign"
    | "offerDraw"
    | "claimWin"
    | "takeback"
    | "releaseSeat";
  readonly actor: Actor;
}

/** Sends a greeting of a closed list to the other player. */
export interface Greet {
  readonly type: "greet";
  readonly actor: Actor;
  readonly greeting: Greeting;
}

/** Reads the room. Changes nothing except for the effects of a restart. */
interface Look {
  readonly type: "look";
}

/** Sends the state again, because broadcasts since that time may be lost: another node may have died. */
interface Rebroadcast {
  readonly type: "rebroadcast";
  /** Epoch ms. */
  readonly since: number;
}

/** A socket has closed. */
interface Disconnect {
  readonly type: "disconnect";
  readonly socketId: string;
}

/** A deadline may be due. Changes nothing if it is too early. */
interface DeadlineReached {
  readonly type: "deadline";
}

export type RoomCommand =
  | JoinWaiting
  | Withdraw
  | Join
  | SetReady
  | MovePiece
  | AnswerOffer
  | Greet
  | PlainCommand
  | Look
  | Rebroadcast
  | Disconnect
  | DeadlineReached;
