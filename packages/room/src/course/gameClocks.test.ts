import { describe, expect, test } from "vitest";
import { nextDeadline } from "../deadlines.ts";
import { type Actor, changeSeat, type Room } from "../state/room.ts";
import {
  act,
  actAll,
  ann,
  annsRoom,
  bob,
  DEADLINE,
  drop,
  join,
  MINUTE,
  pacedRoom,
  plain,
  playMoves,
  ready,
  refusalOf,
  SECOND,
  startedRoom,
  step,
  T0,
  shownClocks,
} from "../testing/rooms.ts";

/** The time left of Black. */
const leftOf = (room: Room): number => room.clocks?.remainingMs[2] ?? 0;

const slow = (actor: Actor, lagMs: number): Actor => ({ ...actor, lagMs });

test("[O3] without a pace there are no clocks", () => {
  expect(shownClocks(startedRoom())).toBeNull();
  expect(startedRoom().turnClock).toBeDefined();
});

test("[O3] both clocks are full and stopped until the game begins, then black's runs", () => {
  const stands = { remainingMs: 3 * MINUTE, since: null };
  const waiting = act(annsRoom(false, "3+2"), join(bob));
  expect(shownClocks(waiting)).toEqual({ ann: stands, bob: stands });
  expect(shownClocks(pacedRoom())).toEqual({ ann: stands, bob: { ...stands, since: T0 } });
});

test("[O3] a move costs its time and gives the increment, and the other clock runs", () => {
  const room = act(pacedRoom(), step(bob, [11, 15]), T0 + 10 * SECOND);
  expect(shownClocks(room)).toEqual({
    ann: { remainingMs: 3 * MINUTE, since: T0 + 10 * SECOND },
    bob: { remainingMs: 172 * SECOND, since: null },
  });
});

test("[O3] with thirty seconds a move every move begins with all of them", () => {
  const room = act(pacedRoom("30s"), step(bob, [11, 15]), T0 + 29 * SECOND);
  expect(shownClocks(room)).toMatchObject({ bob: { remainingMs: 30 * SECOND } });
});

test("[O3] each jump of a capture costs its time, the increment comes with the last", () => {
  const moves = [
    [bob, 11, 15],
    [ann, 21, 17],
    [bob, 8, 11],
    [ann, 17, 13],
    [bob, 15, 18],
  ] as const;
  const before = moves.reduce(
    (room, [who, from, to]) => act(room, step(who, [from, to]), T0),
    pacedRoom(),
  );
  const room = act(before, step(ann, [22, 15]), T0 + SECOND);
  expect(room.game?.path).not.toEqual([]);
  expect(shownClocks(room)).toMatchObject({
    ann: { remainingMs: 183 * SECOND, since: T0 + SECOND },
  });
  const done = act(room, step(ann, [15, 8]), T0 + 3 * SECOND);
  expect(shownClocks(done)).toMatchObject({ ann: { remainingMs: 183 * SECOND, since: null } });
});

describe("the line's delay", () => {
  test.each([
    [120, 9_880],
    [500, 9_500],
    [4_000, 9_500],
  ])("[O3] of %d ms makes 10 s cost %d ms", (lagMs, cost) => {
    const room = act(pacedRoom(), step(slow(bob, lagMs), [11, 15]), T0 + 10 * SECOND);
    expect(shownClocks(room)).toMatchObject({ bob: { remainingMs: 182 * SECOND - cost } });
  });

  test("[O3] gives no more back than was used, and no more counts as given", () => {
    const room = act(pacedRoom(), step(slow(bob, 400), [11, 15]), T0 + 100);
    expect(shownClocks(room)).toMatchObject({ bob: { remainingMs: 182 * SECOND } });
    expect(room.seats[2]?.lagCredit).toEqual({ gameMs: 100, moveMs: 0 });
  });

  test("[O3] is compensated once for a whole move with any number of jumps", () => {
    const before = playMoves(pacedRoom("10+5"), [
      "12-16",
      "22-18",
      "16-20",
      "24-19",
      "11-15",
      "18x11",
    ]);
    const jumped = act(before, step(slow(bob, 400), [8, 15]), T0 + SECOND);
    expect(leftOf(jumped)).toBe(leftOf(before) - 600);
    const whole = act(jumped, step(slow(bob, 400), [15, 24]), T0 + 2 * SECOND);
    expect(leftOf(whole)).toBe(leftOf(jumped) - 900 + 5 * SECOND);
    const answered = playMoves(whole, ["28x19"], T0 + 2 * SECOND);
    const next = act(answered, step(slow(bob, 400), [4, 8]), T0 + 3 * SECOND);
    expect(leftOf(next)).toBe(leftOf(answered) - 600 + 5 * SECOND);
  });

  test("[O3] of all jumps of a move together is given back up to 500 ms", () => {
    const moves = ["12-16", "22-18", "16-20", "24-19", "11-15", "18x11"];
    const given = { lagCredit: { gameMs: 100, moveMs: 100 } };
    const before = changeSeat(playMoves(pacedRoom("10+5"), moves), 2, given);
    const jumped = act(before, step(slow(bob, 300), [8, 15]), T0 + SECOND);
    expect(leftOf(jumped)).toBe(leftOf(before) - 700);
    const whole = act(jumped, step(slow(bob, 300), [15, 24]), T0 + 2 * SECOND);
    expect(leftOf(whole)).toBe(leftOf(jumped) - 900 + 5 * SECOND);
  });

  test("[O3] is limited to 5 s in a game, and each game starts a new sum", () => {
    const used = { lagCredit: { gameMs: 4_700, moveMs: 0 } };
    const before = changeSeat(pacedRoom("10+5"), 2, used);
    const moved = act(before, step(slow(bob, 1_000), [11, 15]), T0 + SECOND);
    expect(leftOf(moved)).toBe(leftOf(before) - 700 + 5 * SECOND);
    const answered = playMoves(moved, ["22-18"], T0 + SECOND);
    expect(nextDeadline(answered)).toBe(T0 + SECOND + leftOf(answered));
    const again = act(answered, step(slow(bob, 1_000), [15, 22]), T0 + 2 * SECOND);
    expect(leftOf(again)).toBe(leftOf(answered) - SECOND + 5 * SECOND);

    const asked = [plain("resign", ann), plain("playAgain", ann), plain("playAgain", bob)];
    const next = act(actAll(again, asked, T0), DEADLINE, T0 + MINUTE);
    const first = act(next, step(slow(ann, 1_000), [11, 15]), T0 + MINUTE + SECOND);
    expect(leftOf(first)).toBe(leftOf(next) - 500 + 5 * SECOND);
    const reply = act(first, step(slow(bob, 1_000), [22, 18]), T0 + MINUTE + 2 * SECOND);
    expect(reply.clocks?.remainingMs[1]).toBe(10 * MINUTE - 500 + 5 * SECOND);
  });

  test("[O3] is the one of the player's latest move", () => {
    const moved = act(pacedRoom(), step(slow(bob, 200), [11, 15]), T0);
    const answered = act(moved, step(ann, [22, 18]), T0);
    expect(nextDeadline(answered)).toBe(T0 + 182 * SECOND + 200);
  });

  test("[O3] is the one of the new connection after a player has returned", () => {
    const back = actAll(pacedRoom(), [drop(bob), join(slow({ ...bob, socketId: "bob#2" }, 400))]);
    expect(nextDeadline(back)).toBe(T0 + 3 * MINUTE + 400);
  });

  test("[O3] is waited for before time is up", () => {
    const waiting = act(annsRoom(true, "3+2"), join(bob));
    const room = actAll(waiting, [ready(ann), ready(slow(bob, 300))]);
    expect(nextDeadline(room)).toBe(T0 + 3 * MINUTE + 300);
    const late = step(slow(bob, 300), [11, 15]);
    expect(refusalOf(room, late, T0 + 3 * MINUTE + 299)).toBeUndefined();
    expect(refusalOf(room, late, T0 + 3 * MINUTE + 300)).toBe("GAME_OVER");
  });
});

test("[O3] what a move waits for in the server is not the mover's time", () => {
  const command = step(bob, [11, 15], { receivedAt: T0 + SECOND });
  const room = act(pacedRoom(), command, T0 + 4 * MINUTE);
  expect(shownClocks(room)).toMatchObject({
    ann: { since: T0 + 4 * MINUTE },
    bob: { remainingMs: 181 * SECOND },
  });
});

test("[O3] a move that arrived before the clock ran costs nothing, and gives no time", () => {
  const room = act(pacedRoom(), step(bob, [11, 15], { receivedAt: T0 - SECOND }), T0 + SECOND);
  expect(shownClocks(room)).toMatchObject({ bob: { remainingMs: 182 * SECOND } });
  expect(room.seats[2]?.lagCredit).toEqual({ gameMs: 0, moveMs: 0 });
});

test("[O12] a player whose time is up loses, and has none left", () => {
  const room = act(pacedRoom(), DEADLINE, T0 + 3 * MINUTE + SECOND);
  expect(room).toMatchObject({ phase: "ended", result: { winner: 1, reason: "time" } });
  expect(shownClocks(room)).toEqual({
    ann: { remainingMs: 3 * MINUTE, since: null },
    bob: { remainingMs: 0, since: null },
  });
});

test("[O12] a game with clocks has no other deadline for a turn, and absence stays", () => {
  const room = pacedRoom("10+5");
  expect(refusalOf(room, plain("claimWin", ann), T0 + 9 * MINUTE)).toBe("TOO_EARLY_TO_CLAIM");
  const away = act(room, drop(bob), T0);
  expect(act(away, plain("claimWin", ann), T0 + MINUTE).result?.reason).toBe("claimed");
  expect(act(away, DEADLINE, T0 + 5 * MINUTE).result?.reason).toBe("absent");
});

test("[O12] a rematch begins with full clocks", () => {
  const played = act(pacedRoom(), step(bob, [11, 15]), T0 + MINUTE);
  const ended = act(played, plain("resign", ann), T0 + 2 * MINUTE);
  const agreed = actAll(ended, [plain("playAgain", ann), plain("playAgain", bob)], T0 + 2 * MINUTE);
  const now = T0 + 2 * MINUTE + 1_500;
  expect(shownClocks(act(agreed, DEADLINE, now))).toEqual({
    bob: { remainingMs: 3 * MINUTE, since: null },
    ann: { remainingMs: 3 * MINUTE, since: now },
  });
});

test("[O3] a room that waits again shows full clocks", () => {
  const played = act(pacedRoom(), step(bob, [11, 15]), T0 + MINUTE);
  const room = actAll(played, [plain("leave", bob), plain("playAgain", ann)], T0 + 2 * MINUTE);
  expect(shownClocks(room)).toEqual({ ann: { remainingMs: 3 * MINUTE, since: null } });
});

test("[O5] where there are clocks nothing is taken back", () => {
  const room = act(pacedRoom(), step(bob, [11, 15]), T0);
  expect(refusalOf(room, plain("takeback", bob))).toBe("NOT_ALLOWED");
  const answer = { type: "answerTakeback", actor: ann, accept: true } as const;
  expect(refusalOf(room, answer)).toBe("NOT_ALLOWED");
});

describe("while players are away", () => {
  test("[O3] a player who returns, or joins with another socket, has the remaining time", () => {
    const other = { ...bob, socketId: "bob#2" };
    const dropped = act(pacedRoom(), drop(bob), T0 + SECOND);
    for (const room of [pacedRoom(), dropped])
      expect(shownClocks(act(room, join(other), T0 + MINUTE))).toMatchObject({
        bob: { remainingMs: 3 * MINUTE, since: T0 },
      });
  });

  test("[O3] no clock runs when a player returns to a finished game", () => {
    const ended = act(pacedRoom(), plain("resign", ann), T0 + SECOND);
    const back = actAll(ended, [drop(bob), join(bob)], T0 + MINUTE);
    expect(back.clocks).toEqual(ended.clocks);
  });

  test("[O3] the clock of a single disconnected player runs on", () => {
    const away = act(pacedRoom(), drop(bob), T0 + SECOND);
    expect(act(away, DEADLINE, T0 + 3 * MINUTE).result?.reason).toBe("time");
  });

  test("[A1] the clock is stopped while both are away, until the player on turn is back", () => {
    const away = actAll(pacedRoom(), [drop(ann), drop(bob)], T0 + MINUTE);
    expect(shownClocks(away)).toMatchObject({ bob: { remainingMs: 2 * MINUTE, since: null } });
    expect(act(away, DEADLINE, T0 + 10 * MINUTE)).toBe(away);
    const half = act(away, join(ann), T0 + 10 * MINUTE);
    expect(shownClocks(half)).toMatchObject({ bob: { since: null } });
    const back = act(half, join(bob), T0 + 11 * MINUTE);
    const since = T0 + 11 * MINUTE;
    expect(shownClocks(back)).toMatchObject({ bob: { remainingMs: 2 * MINUTE, since } });
  });
});
