// The computer in its seat: it thinks once a move is seen, and about nothing that is over.
import { FakeClock } from "@kingrow/client/testing";
import { expect, test } from "vitest";
import type { EngineHandle } from "../engine/startEngine.ts";
import { keepRoom, newRoom } from "../local/localRoom.ts";
import { seatComputer } from "./computer.ts";

/** An engine that notes how many plies the games have it is asked about, and never answers. */
function setUp() {
  const asked: number[] = [];
  const waiting: (() => void)[] = [];
  const engine: EngineHandle = {
    think: () => new Promise(() => {}),
    play: ({ game }) => {
      asked.push(game.moves.length);
      return new Promise(() => {});
    },
    stop: () => {},
    close: () => {},
  };
  const clock = new FakeClock();
  const room = keepRoom(newRoom("one", 0), clock);
  const later = (act: () => void): void => void waiting.push(act);
  const standUp = seatComputer({ room, engine, clock, later, level: 1, seed: 1 });
  const draw = (): void => waiting.splice(0).forEach((act) => act());
  return { asked, room, standUp, draw };
}

test("[P74] it begins to think when the frame that shows the move has been drawn", () => {
  const { asked, room, draw } = setUp();
  room.act("black", { type: "move", from: 11, to: 15 });
  expect(asked).toEqual([]);
  draw();
  expect(asked).toEqual([1]);
});

test("[P74] once it has gone, or the game is over, it thinks of nothing", () => {
  const over = setUp();
  over.room.act("black", { type: "move", from: 11, to: 15 });
  over.room.act("black", { type: "resign" });
  over.draw();
  const left = setUp();
  left.room.act("black", { type: "move", from: 11, to: 15 });
  left.standUp();
  left.draw();
  expect([over.asked, left.asked]).toEqual([[], []]);
});
