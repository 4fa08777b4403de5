// What the simulated pages say where the server gives no sentence.
import type { LobbyPorts, RoomFallbacks } from "@kingrow/client";

const FAILED = "That failed";

export const LOBBY_FALLBACKS: LobbyPorts["texts"] = { createFailed: FAILED, joinFailed: FAILED };

export const ROOM_FALLBACKS: RoomFallbacks = {
  joinFailed: FAILED,
  isFull: FAILED,
  movePiece: FAILED,
  playerReady: FAILED,
  playAgain: FAILED,
  resign: FAILED,
  offerDraw: FAILED,
  answerDraw: FAILED,
  claimWin: FAILED,
};
