// What can happen to a room: what players ask for, what becomes of sockets, what time brings.
import type { Greeting, RefusalCode } from "@kingrow/protocol";
import type { Coord } from "@kingrow/rules";
import type { Actor } from "../state/seat.ts";

/** Sits down, or comes back to the own seat. */
export interface Join {
  readonly type: "join";
  readonly actor: Actor;
  /** Why nobody new is let in now; a player who holds a seat comes back to it all the same (rule X4). */
  readonly refuseNewcomer?: RefusalCode | undefined;
  /** Why this player may not sit opposite a player of another address in a public room (rule X4). */
  readonly refuseOpposite?: RefusalCode | undefined;
  /** Later there is no seat to be had any more, epoch milliseconds. */
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
  /** The client's own token, so that the command can be repeated safely (rule G6). */
  readonly moveId?: string | undefined;
  /** When it reached the server, epoch milliseconds: what it waits for there is not the player's time (rule O3). */
  readonly receivedAt?: number | undefined;
  /** The version of the room that the player saw (rule G6). */
  readonly version?: number | undefined;
}

export interface AnswerOffer {
  readonly type: "answerDraw" | "answerTakeback";
  readonly actor: Actor;
  readonly accept: boolean;
}

/** Sits down opposite a connected player who waits for an opponent (rule O2). */
export interface JoinWaiting {
  readonly type: "joinWaiting";
  readonly actor: Actor;
  /** Takes the seat as ready. */
  readonly ready?: boolean | undefined;
  /** Whether this player lets others watch; the room stays watchable only if both do. */
  readonly watchable?: boolean | undefined;
  /** Later there is no seat to be had any more, epoch milliseconds. */
  readonly until?: number | undefined;
}

/** Leaves unless an opponent has sat down (rule O2). */
interface Withdraw {
  readonly type: "withdraw";
  readonly actor: Actor;
}

/** Commands that need no more than the one who asks. */
export interface PlainCommand {
  readonly type:
    | "playAgain"
    | "leave"
    | "resign"
    | "offerDraw"
    | "claimWin"
    | "takeback"
    | "releaseSeat";
  readonly actor: Actor;
}

/** Says one thing of a closed list to the other player. */
export interface Greet {
  readonly type: "greet";
  readonly actor: Actor;
  readonly greeting: Greeting;
}

/** Somebody only looks: nothing changes but what a restart has done to the room. */
interface Look {
  readonly type: "look";
}

/** Broadcasts of changes since that time may be lost, as when another server died after a change. */
interface Rebroadcast {
  readonly type: "rebroadcast";
  /** Epoch ms. */
  readonly since: number;
}

/** A socket is gone. */
interface Disconnect {
  readonly type: "disconnect";
  readonly socketId: string;
}

/** Something may be due; too early it changes nothing. */
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
