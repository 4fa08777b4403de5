import { initialPosition } from "@kingrow/rules";
import { expect, test } from "vitest";
import {
  act,
  actAll,
  actor,
  ann,
  annsRoom,
  bob,
  cy,
  drop,
  endedRoom,
  fullRoom,
  join,
  ready,
  refusalOf,
  SECOND,
  startedRoom,
  T0,
} from "../testing/rooms.ts";

const annAgain = actor("ann", "#2");

test("[G3] the game starts when both are ready, black to move", () => {
  const room = startedRoom();
  expect(room.phase).toBe("started");
  expect(room.game?.position).toEqual(initialPosition);
});

test("[G3] one ready player waits, also alone", () => {
  expect(act(annsRoom(), ready(ann))).toMatchObject({
    phase: "waiting",
    seats: { 1: { ready: true } },
  });
  expect(act(fullRoom(), ready(bob)).phase).toBe("waiting");
});

test("[G3] ready may be taken back until the game starts", () => {
  const room = actAll(fullRoom(), [ready(ann), ready(ann, false), ready(bob)]);
  expect(room.phase).toBe("waiting");
  expect(refusalOf(startedRoom(), ready(ann, false))).toBe("GAME_ALREADY_STARTED");
  expect(refusalOf(endedRoom(), ready(ann))).toBe("GAME_OVER");
});

test("[G3] saying the same again changes nothing", () => {
  const room = act(fullRoom(), ready(ann));
  expect(act(room, ready(ann))).toBe(room);
  expect(refusalOf(room, ready(cy))).toBe("ROOM_NOT_FOUND");
});

test("[G3] the game waits for an absent ready player, and starts on return", () => {
  const waiting = actAll(fullRoom(), [ready(ann), drop(ann), ready(bob)]);
  expect(waiting).toMatchObject({ phase: "waiting", seats: { 1: { ready: true } } });
  const room = act(waiting, join(annAgain), T0 + 5 * SECOND);
  expect(room).toMatchObject({ phase: "started", version: waiting.version + 1 });
});
