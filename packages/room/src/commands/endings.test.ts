import { expect, test } from "vitest";
import {
  act,
  actAll,
  actor,
  ann,
  bob,
  cy,
  drop,
  endedRoom,
  fullRoom,
  join,
  MINUTE,
  plain,
  refusalOf,
  SECOND,
  startedRoom,
  step,
  T0,
} from "../testing/rooms.ts";

const claim = (player: typeof ann) => plain("claimWin", player);

test("[G5] a player who resigns loses, also when not on turn", () => {
  expect(act(startedRoom(), plain("resign", ann)).result).toMatchObject({
    winner: 2,
    reason: "resigned",
  });
  expect(act(startedRoom(), plain("resign", bob)).result?.winner).toBe(1);
});

test("[G5] there is nothing to resign or claim outside a game", () => {
  for (const command of [plain("resign", ann), claim(ann)]) {
    expect(refusalOf(fullRoom(), command)).toBe("GAME_NOT_STARTED");
    expect(refusalOf(endedRoom(), command)).toBe("GAME_OVER");
  }
  expect(refusalOf(startedRoom(), claim(cy))).toBe("ROOM_NOT_FOUND");
});

test("[A1] the win over an absent player may be claimed after 60 s", () => {
  const room = act(startedRoom(), drop(ann), T0 + SECOND);
  expect(refusalOf(room, claim(bob), T0 + 61 * SECOND - 1)).toBe("TOO_EARLY_TO_CLAIM");
  const won = act(room, claim(bob), T0 + 61 * SECOND);
  expect(won.result).toMatchObject({ winner: 2, reason: "claimed" });
});

test("[A1] the win over an idle player on turn may be claimed after 3 minutes", () => {
  expect(refusalOf(startedRoom(), claim(ann), T0 + 3 * MINUTE - 1)).toBe("TOO_EARLY_TO_CLAIM");
  expect(act(startedRoom(), claim(ann), T0 + 3 * MINUTE).result?.winner).toBe(1);
});

test("[A1] a player who waits for the opponent's move is not idle", () => {
  expect(refusalOf(startedRoom(), claim(bob), T0 + 14 * MINUTE)).toBe("TOO_EARLY_TO_CLAIM");
});

test("[A1] a move starts the clock of the other player", () => {
  const room = act(startedRoom(), step(bob, [11, 15]), T0 + 2 * MINUTE);
  expect(refusalOf(room, claim(bob), T0 + 5 * MINUTE - 1)).toBe("TOO_EARLY_TO_CLAIM");
  expect(refusalOf(room, claim(bob), T0 + 5 * MINUTE)).toBeUndefined();
});

test("[A1] coming back ends the absence", () => {
  const room = actAll(startedRoom(), [drop(ann), join(actor("ann", "#2"))], T0 + SECOND);
  expect(refusalOf(room, claim(bob), T0 + 10 * MINUTE)).toBe("TOO_EARLY_TO_CLAIM");
});

test("[A1] a short drop does not restart the clock of the turn", () => {
  const room = actAll(startedRoom(), [drop(bob), join(actor("bob", "#2"))], T0 + 2 * MINUTE);
  expect(refusalOf(room, claim(ann), T0 + 3 * MINUTE)).toBeUndefined();
});

test("[A1] against an absent player on turn the earlier clock counts", () => {
  const late = act(startedRoom(), drop(bob), T0 + 2.5 * MINUTE);
  expect(refusalOf(late, claim(ann), T0 + 3 * MINUTE)).toBeUndefined();
  const early = act(startedRoom(), drop(bob), T0);
  expect(refusalOf(early, claim(ann), T0 + MINUTE)).toBeUndefined();
});
