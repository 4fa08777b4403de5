import { REMATCH_DELAY_MS } from "@kingrow/protocol";
import { initialPosition } from "@kingrow/rules";
import { expect, test } from "vitest";
import { project } from "../projection/projection.ts";
import type { Room } from "../state/room.ts";
import {
  act,
  actAll,
  actor,
  ann,
  annsRoom,
  bob,
  changeOf,
  cy,
  DEADLINE,
  drop,
  endedRoom,
  join,
  MINUTE,
  plain,
  ready,
  refusalOf,
  SECOND,
  startedRoom,
  step,
  T0,
} from "../testing/rooms.ts";

const again = (player: typeof ann) => plain("playAgain", player);
const withdraw = (player: typeof ann) => plain("withdrawRematch", player);
const agreedRoom = (): Room => actAll(endedRoom(), [again(ann), again(bob)]);

test("[G7] one request for a rematch is stored and waits", () => {
  const room = act(endedRoom(), again(ann));
  expect(room).toMatchObject({ phase: "ended", seats: { 1: { wantsRematch: true } } });
  expect(room.rematchAt).toBeUndefined();
  expect(act(room, again(ann))).toBe(room);
});

test("[G7] a withdrawn request is gone; withdrawing it twice or without a request changes nothing", () => {
  const asked = act(endedRoom(), again(ann));
  const room = act(asked, withdraw(ann));
  expect(room).toMatchObject({ phase: "ended", seats: { 1: { wantsRematch: false } } });
  expect(act(room, withdraw(ann))).toBe(room);
  expect(act(asked, withdraw(bob))).toBe(asked);
  expect(act(room, again(bob)).rematchAt).toBeUndefined();
});

test("[G7] withdrawing during the 1.5 s stops the new game; the other request stays", () => {
  const room = act(agreedRoom(), withdraw(ann), T0 + SECOND);
  expect(room.rematchAt).toBeUndefined();
  expect(act(room, DEADLINE, T0 + 2 * SECOND)).toBe(room);
  const agreed = act(room, again(ann), T0 + 3 * SECOND);
  expect(agreed.rematchAt).toBe(T0 + 3 * SECOND + REMATCH_DELAY_MS);
});

test("[G7] both requests stay visible for 1.5 s, then the new game starts", () => {
  const room = agreedRoom();
  expect(room).toMatchObject({ phase: "ended", rematchAt: T0 + REMATCH_DELAY_MS });
  expect(act(room, DEADLINE, T0 + 1_499)).toBe(room);
  const started = act(room, DEADLINE, T0 + 1_500);
  expect(started).toMatchObject({ phase: "started", version: room.version + 1 });
  expect(started.game).toMatchObject({ position: initialPosition, moves: [], outcome: undefined });
});

test("[G7] the players swap seats, without a new ready-up", () => {
  const room = act(agreedRoom(), DEADLINE, T0 + 1_500);
  expect(room.seats[1]).toMatchObject({ owner: bob.owner, wantsRematch: false });
  expect(room.seats[2]).toMatchObject({ owner: ann.owner, wantsRematch: false });
  expect(room.result).toBeUndefined();
  expect(room.turnClock?.claimableAt).toBe(T0 + 1_500 + 3 * MINUTE);
});

test("[P12] a series counts the games of two players with either colour, and starts again with a new opponent", () => {
  const first = endedRoom();
  expect(project(first, T0).series).toEqual({ wins: { ann: 0, bob: 1 }, draws: 0 });
  const second = act(actAll(first, [again(ann), again(bob)]), DEADLINE, T0 + 1_500);
  expect(project(second, T0).series).toEqual({ wins: { ann: 0, bob: 1 }, draws: 0 });
  const accept = { type: "answerDraw", actor: bob, accept: true } as const;
  const drawn = actAll(second, [plain("offerDraw", ann), accept]);
  expect(project(drawn, T0).series).toEqual({ wins: { ann: 0, bob: 1 }, draws: 1 });
  const left = act(drawn, plain("leave", bob));
  expect(project(left, T0).series).toEqual({ wins: { ann: 0, bob: 1 }, draws: 1 });
  expect(project(act(left, join(cy)), T0).series).toBeNull();
});

test("[G7] the fourth game has the colours of the second", () => {
  let room = endedRoom();
  for (const [game, owner] of [bob, ann, bob].map(({ owner }, index) => [index, owner] as const)) {
    const now = T0 + game * MINUTE;
    room = actAll(room, [again(ann), again(bob)], now);
    room = act(room, DEADLINE, now + 1_500);
    expect(room.seats[1]?.owner).toBe(owner);
    room = act(room, plain("resign", ann), now + 2_000);
  }
});

test("[G7] there is nothing to play again before and during a game", () => {
  expect(refusalOf(annsRoom(), again(ann))).toBe("GAME_NOT_STARTED");
  expect(refusalOf(startedRoom(), again(ann))).toBe("GAME_NOT_OVER");
  expect(refusalOf(endedRoom(), again(cy))).toBe("ROOM_NOT_FOUND");
  expect(refusalOf(annsRoom(), withdraw(ann))).toBe("GAME_NOT_STARTED");
  expect(refusalOf(startedRoom(), withdraw(ann))).toBe("GAME_NOT_OVER");
});

test("[G7] with the other seat empty the room waits for an opponent again", () => {
  const played = act(startedRoom(), step(bob, [11, 15]));
  const room = actAll(played, [plain("leave", bob), again(ann)]);
  expect(room).toMatchObject({
    phase: "waiting",
    seats: { 1: { owner: ann.owner, ready: false } },
  });
  expect([room.game, room.result, room.lastStep]).toEqual([undefined, undefined, undefined]);
  expect(refusalOf(actAll(room, [join(cy), ready(cy)]), ready(ann))).toBeUndefined();
});

test("[G7] a rematch request ends when the opponent leaves; the result stays until the next request", () => {
  const { room, notices } = changeOf(act(endedRoom(), again(ann)), plain("leave", bob));
  expect(room).toMatchObject({ phase: "ended", seats: { 1: { wantsRematch: false } } });
  expect(notices).toContainEqual({ type: "playerLeft" });
  expect(act(room, again(ann)).phase).toBe("waiting");
});

test("[G7] a player who leaves after a game leaves the result visible", () => {
  const room = actAll(endedRoom(), [again(bob), plain("leave", bob)]);
  expect(room).toMatchObject({ phase: "ended", result: { winner: 2, departed: bob.socketId } });
});

test("[G7] a player who comes back to the result before anybody else finds it, with the series", () => {
  const left = act(endedRoom(), plain("leave", bob));
  const returned = actor("bob", "#2");
  const back = act(left, join(returned));
  expect(back).toMatchObject({ phase: "ended", result: left.result, series: left.series });
  const agreed = actAll(back, [again(ann), again(returned)]);
  expect(agreed.rematchAt).toBe(T0 + REMATCH_DELAY_MS);
  const rematch = act(agreed, DEADLINE, T0 + REMATCH_DELAY_MS);
  expect(project(rematch, T0 + REMATCH_DELAY_MS).readyPlayers).toHaveLength(2);
  expect(act(left, join(cy))).toMatchObject({ phase: "waiting", series: undefined });
});

test("[G7] leaving during the 1.5 s ends the agreement", () => {
  const room = act(agreedRoom(), plain("leave", bob), T0 + SECOND);
  expect(room).toMatchObject({ phase: "ended", seats: { 1: { wantsRematch: false } } });
  expect(room.rematchAt).toBeUndefined();
  expect(act(room, DEADLINE, T0 + 2 * SECOND)).toBe(room);
});

test("[O2] [P65] a player who waits again after a game has waited since then, not since the room was opened", () => {
  const left = act(endedRoom(), plain("leave", bob), T0 + MINUTE);
  expect(left.createdAt).toBe(T0);
  expect(act(left, again(ann), T0 + 2 * MINUTE).createdAt).toBe(T0 + 2 * MINUTE);
  const met = act(left, join(cy), T0 + 2 * MINUTE);
  expect(act(met, plain("leave", cy), T0 + 3 * MINUTE).createdAt).toBe(T0 + 2 * MINUTE);
});

test("[G7] the new game waits for a player who disconnects during the 1.5 s", () => {
  const dropped = act(agreedRoom(), drop(bob), T0 + SECOND);
  expect(dropped.rematchAt).toBeUndefined();
  expect(act(dropped, DEADLINE, T0 + 2 * SECOND)).toBe(dropped);
  const back = act(dropped, join(actor("bob", "#2")), T0 + 3 * SECOND);
  expect(back.rematchAt).toBe(T0 + 3 * SECOND + REMATCH_DELAY_MS);
});

test("[G7] a player who does not return for the new game loses the seat", () => {
  const dropped = act(agreedRoom(), drop(bob), T0 + SECOND);
  const { room, notices } = changeOf(dropped, DEADLINE, T0 + 61 * SECOND);
  expect(room).toMatchObject({ phase: "ended", seats: { 1: { owner: ann.owner } } });
  expect(room.seats[2]).toBeUndefined();
  expect(notices).toEqual([{ type: "playerLeft" }, { type: "seatFreed" }]);
});

test("[I3] a takeover of a seat does not delay the new game", () => {
  const room = act(agreedRoom(), join(actor("bob", "#2")), T0 + SECOND);
  expect(room.rematchAt).toBe(T0 + REMATCH_DELAY_MS);
});
