import { expect, test } from "vitest";
import type { RoomCommand } from "./command.ts";
import {
  act,
  actAll,
  ann,
  bob,
  endedRoom,
  fullRoom,
  plain,
  refusalOf,
  roomAt,
  startedRoom,
  step,
} from "../testing/rooms.ts";

const offer = (actor: typeof ann): RoomCommand => plain("offerDraw", actor);
const answer = (actor: typeof ann, accept: boolean): RoomCommand => ({
  type: "answerDraw",
  actor,
  accept,
});

test("[G5] an accepted offer draws the game", () => {
  const room = actAll(startedRoom(), [offer(bob), answer(ann, true)]);
  expect(room).toMatchObject({ phase: "ended", result: { reason: "agreement" } });
  expect(room.result?.winner).toBeUndefined();
  expect(room.drawOffer).toBeUndefined();
});

test("[G5] a declined offer leaves the game going, and may not be made again before a move", () => {
  const room = actAll(startedRoom(), [offer(bob), answer(ann, false)]);
  expect(room.phase).toBe("started");
  expect(room.drawOffer).toBeUndefined();
  expect(refusalOf(room, offer(bob))).toBe("DRAW_ALREADY_OFFERED");
  expect(refusalOf(room, offer(ann))).toBeUndefined();
  expect(refusalOf(act(room, step(bob, [11, 15])), offer(bob))).toBeUndefined();
});

test("[G5] the player's own move keeps the offer, the opponent's move declines it", () => {
  const moved = actAll(startedRoom(), [offer(bob), step(bob, [11, 15])]);
  expect(moved.drawOffer).toBe(2);
  expect(refusalOf(moved, offer(bob))).toBe("DRAW_ALREADY_OFFERED");
  const declined = act(moved, step(ann, [22, 18]));
  expect(declined.drawOffer).toBeUndefined();
  expect(refusalOf(declined, answer(ann, true))).toBe("NO_DRAW_OFFER");
});

test("[G5] only a whole move allows another offer", () => {
  const room = actAll(roomAt("W:W22,32:B18,11,1"), [offer(ann), answer(bob, false)]);
  const midChain = act(room, step(ann, [22, 15]));
  expect(refusalOf(midChain, offer(ann))).toBe("DRAW_ALREADY_OFFERED");
  expect(refusalOf(act(midChain, step(ann, [15, 8])), offer(ann))).toBeUndefined();
});

test("[G5] a player within a chain may make the first offer", () => {
  const midChain = act(roomAt("W:W22,32:B18,11,1"), step(ann, [22, 15]));
  expect(refusalOf(midChain, offer(ann))).toBeUndefined();
});

test("[G5] offering back is agreeing", () => {
  const room = actAll(startedRoom(), [offer(bob), offer(ann)]);
  expect(room.result).toMatchObject({ reason: "agreement" });
});

test("[G5] a player cannot answer the own offer, or none", () => {
  expect(refusalOf(startedRoom(), answer(ann, true))).toBe("NO_DRAW_OFFER");
  expect(refusalOf(act(startedRoom(), offer(bob)), answer(bob, true))).toBe("NO_DRAW_OFFER");
});

test("[G5] there are no offers outside a game", () => {
  for (const command of [offer(ann), answer(ann, true), answer(ann, false)]) {
    expect(refusalOf(fullRoom(), command)).toBe("GAME_NOT_STARTED");
    expect(refusalOf(endedRoom(), command)).toBe("GAME_OVER");
  }
});

test("[G5] a new game begins without the offers of the last", () => {
  const drawn = actAll(startedRoom(), [offer(bob), plain("resign", ann)]);
  expect(drawn.drawOffer).toBeUndefined();
  const wished = actAll(drawn, [plain("playAgain", ann), plain("playAgain", bob)]);
  const room = act(wished, { type: "deadline" }, wished.rematchAt);
  expect(refusalOf(room, offer(bob))).toBeUndefined();
});
