// What the room screen says where the server gives no sentence.
import type { RoomFallbacks } from "@kingrow/client";
import type { FirstTexts } from "./texts.ts";

/** Each sentence is read when it is needed, so that it is in the language of that moment. */
export function roomFallbacks(textsNow: () => FirstTexts): RoomFallbacks {
  return {
    get joinFailed() {
      return textsNow().room.joinFailed;
    },
    get isFull() {
      return textsNow().room.isFull;
    },
    get movePiece() {
      return textsNow().room.moveFailed;
    },
    get playerReady() {
      return textsNow().room.readyFailed;
    },
    get playAgain() {
      return textsNow().room.playAgainFailed;
    },
    get resign() {
      return textsNow().room.resignFailed;
    },
    get offerDraw() {
      return textsNow().room.offerFailed;
    },
    get answerDraw() {
      return textsNow().room.answerFailed;
    },
    get claimWin() {
      return textsNow().room.claimFailed;
    },
  };
}
