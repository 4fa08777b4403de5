// How busy the server is, and which calls it refuses at once before it is slow for all (X5).
import type { CommandName } from "@kingrow/protocol";
import type { LoadLimits } from "../config.ts";

/** What is given up first comes first; moves of running games come last. */
export const CALL_CLASSES = ["rooms", "joins", "ready", "moves"] as const;
export type CallClass = (typeof CALL_CLASSES)[number];

export interface Load {
  begin(): void;
  end(): void;
  /** The class of the call if the server is too busy for it. */
  sheds(name: CommandName): CallClass | undefined;
  /** When whoever was refused may come again: spread out, so that not all come together. */
  retryInMs(): number;
  readonly inFlight: number;
  stop(): void;
}

/** At which part of the limits each class is refused. */
const SHARES: Readonly<Record<CallClass, number>> = {
  rooms: 0.5,
  joins: 0.6,
  ready: 0.8,
  moves: 1,
};
const LOOK_MS = 20;
/** How much one look counts: a single standstill refuses nobody, a lasting one does. */
const WEIGHT = 0.2;
const RETRY_MS = 1_000;

/** @param now milliseconds, steady */
export function createLoad(limits: LoadLimits, now = () => performance.now()): Load {
  let inFlight = 0;
  let delay = 0;
  let dueAt = now() + LOOK_MS;

  function look(): void {
    const late = Math.max(0, now() - dueAt);
    delay += (late - delay) * WEIGHT;
    dueAt = now() + LOOK_MS;
  }

  const timer = setInterval(look, LOOK_MS).unref();

  return {
    begin: () => void (inFlight += 1),
    end: () => void (inFlight -= 1),
    sheds(name) {
      const level = Math.max(inFlight / limits.callsInFlight, delay / limits.loopDelayMs);
      const callClass = CLASS_OF[name];
      return level >= SHARES[callClass] ? callClass : undefined;
    },
    retryInMs: () => Math.round(RETRY_MS * (0.5 + Math.random())),
    get inFlight() {
      return inFlight;
    },
    stop: () => clearInterval(timer),
  };
}

/** What ends a game or frees a seat makes the server less busy, and goes on as long as moves do. */
const CLASS_OF: Readonly<Record<CommandName, CallClass>> = {
  createRoom: "rooms",
  playNow: "rooms",
  joinRoom: "joins",
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
