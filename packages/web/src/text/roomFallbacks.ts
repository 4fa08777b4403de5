// What the room screen says where the server gives no sentence.
import type { RoomFallbacks } from "../room/roomSession.ts";
import type { Texts } from "./texts.ts";

export function roomFallbacks({ room, result, actions, absence }: Texts): RoomFallbacks {
  return {
    joinFailed: room.joinFailed,
    isFull: room.isFull,
    movePiece: room.moveFailed,
    playerReady: room.readyFailed,
    playAgain: result.playAgainFailed,
    resign: actions.resignFailed,
    offerDraw: actions.offerFailed,
    answerDraw: actions.answerFailed,
    claimWin: absence.claimFailed,
  };
}
