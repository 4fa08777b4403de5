// One bound on calls under way: a busy server refuses new rooms first and moves last (X5).
import type { CommandName } from "@kingrow/protocol";

/** What is refused first comes first. */
export const CALL_CLASSES = ["rooms", "joins", "ready", "moves"] as const;
export type CallClass = (typeof CALL_CLASSES)[number];

/** What ends a game or frees a seat makes the server less busy, so it goes on as long as moves do. */
const CLASS_OF: Readonly<Record<CommandName, CallClass>> = {
  createRoom: "rooms",
  playNow: "joins",
  joinRoom: "joins",
  watchRoom: "joins",
  getAvailableRooms: "joins",
  playerReady: "ready",
  playAgain: "ready",
  offerDraw: "ready",
  takeback: "ready",
  greet: "ready",
  answerDraw: "moves",
  answerTakeback: "moves",
  movePiece: "moves",
  resign: "moves",
  claimWin: "moves",
  releaseSeat: "moves",
  leaveRoom: "moves",
};

/** The part of the bound beyond which each class is refused. */
const SHARES: Readonly<Record<CallClass, number>> = {
  rooms: 0.5,
  joins: 0.6,
  ready: 0.8,
  moves: 1,
};

/** A refused caller may come again after this, half more or less, so that not all come together. */
const RETRY_MS = 1_000;

export class Overload {
  readonly #most: number;
  #underWay = 0;

  /** @param most calls that may be under way */
  constructor(most: number) {
    this.#most = most;
  }

  get underWay(): number {
    return this.#underWay;
  }

  /** The class of a call that the server is too busy for. */
  refuses(name: CommandName): CallClass | undefined {
    const callClass = CLASS_OF[name];
    return this.#underWay >= this.#most * SHARES[callClass] ? callClass : undefined;
  }

  begin(): void {
    this.#underWay += 1;
  }

  end(): void {
    this.#underWay -= 1;
  }

  retryInMs(): number {
    return Math.round(RETRY_MS * (0.5 + Math.random()));
  }
}
