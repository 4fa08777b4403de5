// Answers requests automatically for the other seat of a local room.
import { seatOf, type Room } from "@kingrow/room";
import { opponentOf, type Color } from "@kingrow/rules";
import { colorOfSeat, type LocalCommand, type LocalRoom } from "./localRoom.ts";

const COLORS = ["black", "white"] as const;

interface Options {
  /** Whether a draw is agreed to as well. */
  readonly draws: boolean;
}

/** Agrees in the next moment, so that the question is seen before its answer. Returns how to stop. */
export function agreeTo(room: LocalRoom, { draws }: Options): () => void {
  const look = (): void => {
    const yes = answerTo(room.store.getState(), draws);
    if (yes !== undefined) room.act(yes.color, yes.command);
  };
  return room.store.subscribe(() => queueMicrotask(look));
}

interface Answer {
  readonly color: Color;
  readonly command: LocalCommand;
}

function answerTo(room: Room, draws: boolean): Answer | undefined {
  const { takebackOffer, drawOffer, phase } = room;
  if (takebackOffer !== undefined) return yes(colorOfSeat(takebackOffer), "answerTakeback");
  if (draws && drawOffer !== undefined) return yes(colorOfSeat(drawOffer), "answerDraw");
  if (phase !== "ended") return undefined;
  const asked = COLORS.filter((color) => room.seats[seatOf(color)]?.wantsRematch === true);
  const [first] = asked;
  if (asked.length !== 1 || first === undefined) return undefined;
  return { color: opponentOf(first), command: { type: "playAgain" } };
}

function yes(asker: Color, type: "answerTakeback" | "answerDraw"): Answer {
  return { color: opponentOf(asker), command: { type, accept: true } };
}
