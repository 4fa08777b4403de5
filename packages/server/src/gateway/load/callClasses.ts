// What a busy server gives up first, and what last (X5).
import type { CommandName } from "@kingrow/protocol";

/** What is given up first comes first; moves of running games come last. */
export const CALL_CLASSES = ["rooms", "joins", "ready", "moves"] as const;
export type CallClass = (typeof CALL_CLASSES)[number];

/** What ends a game or frees a seat makes the server less busy, and goes on as long as moves do. */
export const CLASS_OF: Readonly<Record<CommandName, CallClass>> = {
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

export function isMove(name: CommandName | undefined): boolean {
  return name !== undefined && CLASS_OF[name] === "moves";
}
