// What the simulated pages say where the server gives no sentence.
import type { LobbyPorts } from "@kingrow/web/src/lobby/lobbyStore.ts";
import type { RoomFallbacks } from "@kingrow/web/src/room/session/roomSession.ts";

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
