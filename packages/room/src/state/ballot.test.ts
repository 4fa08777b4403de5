import { BALLOTS } from "@kingrow/rules";
import { roomOptions } from "@kingrow/protocol";
import { expect, test } from "vitest";
import { ballotAt, firstDraw } from "./ballot.ts";
import { project } from "../projection/projection.ts";
import { createRoom, type Room } from "./room.ts";
import {
  act,
  actAll,
  ann,
  bob,
  cy,
  join,
  plain,
  ready,
  refusalOf,
  startedRoom,
  T0,
} from "../testing/rooms.ts";

function ballotRoom(chance: number): Room {
  const options = roomOptions({ isPrivate: false, opening: "ballot" });
  const room = createRoom({ id: "room-1", options, creator: ann, chance, now: T0 });
  return actAll(room, [join(bob), ready(ann), ready(bob)]);
}

function rematch(room: Room): Room {
  const over = room.phase === "ended" ? room : act(room, plain("resign", ann));
  const wished = actAll(over, [plain("playAgain", ann), plain("playAgain", bob)]);
  return act(wished, { type: "deadline" }, wished.rematchAt);
}

const numberOf = (room: Room): number | undefined => room.ballot && ballotAt(room.ballot).number;

test("[O4] the game begins after the three moves of a drawn opening, with white to move", () => {
  const state = project(ballotRoom(7), T0);
  expect(state.options).toMatchObject({ opening: "ballot" });
  expect(BALLOTS).toContainEqual(state.ballot);
  expect(state.moves).toEqual(state.ballot?.moves);
  expect(state.currentPlayerTurn).toBe("ann");
  expect(state.lastMove).toMatchObject({ player: 2 });
});

test("[O4] the opening is hidden before the game", () => {
  const options = roomOptions({ isPrivate: false, opening: "ballot" });
  const room = createRoom({ id: "room-1", options, creator: ann, chance: 7, now: T0 });
  expect(project(room, T0)).toMatchObject({ ballot: null, moves: [] });
});

test("[O4] a rematch keeps the opening with colours swapped, the next one draws another", () => {
  const first = ballotRoom(7);
  const second = rematch(first);
  expect(numberOf(second)).toBe(numberOf(first));
  expect(second.seats[1]?.owner).toBe(bob.owner);
  const third = rematch(second);
  expect(numberOf(third)).not.toBe(numberOf(first));
  expect(numberOf(rematch(third))).toBe(numberOf(third));
  const others = [8, 9].map((chance) => numberOf(rematch(rematch(ballotRoom(chance)))));
  expect(others).not.toContain(numberOf(third));
});

test("[O4] a new opponent gets a new opening", () => {
  const alone = act(ballotRoom(7), plain("leave", bob));
  const room = actAll(alone, [join(cy), ready(ann), ready(cy)]);
  expect(room.phase).toBe("started");
  expect(numberOf(room)).not.toBe(numberOf(ballotRoom(7)));
});

test("[O4] every opening of the deck is drawn, none much more often than another", () => {
  const counts = new Map<number, number>();
  for (let chance = 0; chance < 3_120; chance += 1) {
    const { number } = ballotAt(firstDraw(chance * 2_654_435));
    counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  expect(counts.size).toBe(BALLOTS.length);
  expect(Math.max(...counts.values())).toBeLessThan(40);
});

test("[O4] the moves of the opening cannot be taken back", () => {
  const room = ballotRoom(7);
  for (const actor of [ann, bob])
    expect(refusalOf(room, plain("takeback", actor))).toBe("NOTHING_TO_TAKE_BACK");
});

test("[O4] a room without the option begins as always", () => {
  expect(project(startedRoom(), T0)).toMatchObject({ ballot: null, moves: [] });
});
