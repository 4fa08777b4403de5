// Answers requests automatically for the other seat of a local room.
import { seatOf, type Room, type SeatNumber } from "@kingrow/room";
import { opponentOf, type Color } from "@kingrow/rules";
import { colorOfSeat, type LocalCommand, type LocalRoom } from "./localRoom.ts";

const COLORS = ["black", "white"] as const;

/** Agrees in the next moment, so that the question is seen before its answer. Returns how to stop. */
export function agreeTo(room: LocalRoom, agreesToDraws: boolean): () => void {
  const look = (): void => {
    const yes = answerTo(room.store.getState(), agreesToDraws);
    if (yes !== undefined) room.act(...yes);
  };
  return room.store.subscribe(() => queueMicrotask(look));
}

type Answer = readonly [Color, LocalCommand];

function answerTo(room: Room, agreesToDraws: boolean): Answer | undefined {
  const { takebackOffer, drawOffer, phase } = room;
  if (takebackOffer !== undefined) return yes(takebackOffer, "answerTakeback");
  if (agreesToDraws && drawOffer !== undefined) return yes(drawOffer, "answerDraw");
  if (phase !== "ended") return undefined;
  const [first, second] = COLORS.filter(
    (color) => room.seats[seatOf(color)]?.wantsRematch === true,
  );
  if (first === undefined || second !== undefined) return undefined;
  return [opponentOf(first), { type: "playAgain" }];
}

function yes(asker: SeatNumber, type: "answerTakeback" | "answerDraw"): Answer {
  return [opponentOf(colorOfSeat(asker)), { type, accept: true }];
}
