// Tests that a public room is listed while a player is connected.
import { expect, test } from "vitest";
import { nextDeadline } from "../deadlines.ts";
import { lobbyEntry } from "../projection/lobbyProjection.ts";
import { recover } from "../recover.ts";
import type { Room } from "../state/room.ts";
import {
  act,
  actAll,
  actor,
  ann,
  annsRoom,
  bob,
  changeOf,
  DEADLINE,
  drop,
  endedRoom,
  fullRoom,
  join,
  plain,
  SECOND,
  startedRoom,
  T0,
} from "../testing/rooms.ts";

const isListed = (room: Room): boolean => lobbyEntry(room) !== undefined;
const annAgain = actor("ann", "#2");

test("[L2] a waiting room leaves the list 5 s after its player has gone, and the seat is kept", () => {
  const away = act(annsRoom(), drop(ann));
  expect(isListed(away)).toBe(true);
  expect(nextDeadline(away)).toBe(T0 + 5 * SECOND);
  expect(act(away, DEADLINE, T0 + 5 * SECOND - 1)).toBe(away);
  const { room, notices } = changeOf(away, DEADLINE, T0 + 5 * SECOND);
  expect(isListed(room)).toBe(false);
  expect(room.seats[1]?.owner).toBe(ann.owner);
  expect(notices).toEqual([]);
  expect(act(room, DEADLINE, T0 + 59 * SECOND)).toBe(room);
});

test("[L2] it is listed again at once with the player who is back", () => {
  const gone = act(act(annsRoom(), drop(ann)), DEADLINE, T0 + 5 * SECOND);
  expect(isListed(act(gone, join(annAgain), T0 + 6 * SECOND))).toBe(true);
  expect(isListed(act(gone, join(bob), T0 + 6 * SECOND))).toBe(true);
});

test("[L2] a player who is back within 5 s was never missed", () => {
  const back = act(act(annsRoom(), drop(ann)), join(annAgain), T0 + 4 * SECOND);
  expect(act(back, DEADLINE, T0 + 50 * SECOND)).toBe(back);
});

test("[L2] one of two players is enough, before the game and in it", () => {
  for (const room of [fullRoom(), startedRoom()]) {
    const one = act(room, drop(ann));
    expect(isListed(act(one, DEADLINE, T0 + 30 * SECOND))).toBe(true);
    const both = act(one, drop(bob), T0 + 10 * SECOND);
    expect(isListed(act(both, DEADLINE, T0 + 15 * SECOND - 1))).toBe(true);
    expect(isListed(act(both, DEADLINE, T0 + 15 * SECOND))).toBe(false);
  }
});

test("[L2] after a restart a room is listed for 5 s, and then when a player is back", () => {
  const boot = T0 + 60 * SECOND;
  const room = recover(fullRoom(), { run: "run-2", bootedAt: boot }, boot);
  expect(isListed(act(room, DEADLINE, boot + 5 * SECOND - 1))).toBe(true);
  const gone = act(room, DEADLINE, boot + 5 * SECOND);
  expect(isListed(gone)).toBe(false);
  expect(isListed(actAll(gone, [join({ ...annAgain, run: "run-2" })]))).toBe(true);
});

test("[L2] a room is not listed after its game, until it waits or plays again", () => {
  const ended = endedRoom();
  const again = [plain("playAgain", ann), plain("playAgain", bob)];
  expect(isListed(ended)).toBe(false);
  const rematch = act(actAll(ended, again), DEADLINE, T0 + 2 * SECOND);
  expect(isListed(rematch)).toBe(true);
  const left = act(ended, plain("leave", bob));
  expect(isListed(left)).toBe(false);
  expect(lobbyEntry(act(left, plain("playAgain", ann)))?.gameStatus).toBe("waiting");
  expect(lobbyEntry(act(left, join(actor("cy"))))?.playerCount).toBe(2);
});

test("[L2] a private room has no time to leave a list", () => {
  expect(act(annsRoom(true), drop(ann)).unlistsAt).toBeUndefined();
});
