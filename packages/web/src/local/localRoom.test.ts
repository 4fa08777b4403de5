// A room in the page: who acts, what is agreed to, what is kept, and that nothing leaves the page.
import { roomView, type Clock, type RoomSession } from "@kingrow/client";
import { FakeClock } from "@kingrow/client/testing";
import type { Room } from "@kingrow/room";
import { coordOf, type Color } from "@kingrow/rules";
import { expect, test } from "vitest";
import { readFields } from "../browser/shelf.ts";
import { gameIn, keptFrom, roomFrom } from "./keptGame.ts";
import { openLocalGame } from "./localLink.ts";
import { type LocalRoom, bothPlayers, keepRoom, newRoom, onePlayer } from "./localRoom.ts";

async function settled(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}

interface Table {
  readonly clock: FakeClock;
  readonly room: LocalRoom;
  readonly session: RoomSession;
  readonly view: () => NonNullable<ReturnType<typeof roomView>>;
  readonly step: (from: number, to: number) => Promise<void>;
}

/** One who plays, or both at one device. */
async function sitDown(both: boolean, start?: Room, later = queueMicrotask): Promise<Table> {
  const clock = new FakeClock();
  const begun = start ?? newRoom("one", clock.now());
  const { room, session } = openLocalGame(begun, both ? bothPlayers : onePlayer, { clock, later });
  await settled();
  clock.advance(0);
  await settled();
  return {
    clock,
    room,
    session,
    view: () => roomView(session.store.getState())!,
    step: async (from, to) => {
      session.step(from, to);
      await settled();
    },
  };
}

function act(room: LocalRoom, color: Color, from: number, to: number): void {
  const decided = room.act(color, { type: "move", from: coordOf(from), to: coordOf(to) });
  if (!decided.ok) throw new Error(decided.error);
}

const moves = ({ session }: Table) => session.store.getState().state?.moves;

test("[P71] the game has begun when one sits down, without a word to any server and without a wait", async () => {
  const { view } = await sitDown(false);
  expect(view()).toMatchObject({ isStarted: true, mayMove: true, me: { color: "black" } });
});

test("[P71] a move is confirmed, and the other seat's is seen", async () => {
  const table = await sitDown(false);
  await table.step(11, 15);
  expect(table.session.store.getState().pending).toEqual([]);
  expect(moves(table)).toEqual(["11-15"]);
  act(table.room, "white", 22, 18);
  await settled();
  expect(moves(table)).toEqual(["11-15", "22-18"]);
  expect(table.view().mayMove).toBe(true);
});

test("[P71] a move is decided at once, and told when the frame that shows it has been drawn", async () => {
  const waiting: (() => void)[] = [];
  let isDrawing = false;
  const later = (act: () => void): void => (isDrawing ? void waiting.push(act) : act());
  const table = await sitDown(false, undefined, later);
  isDrawing = true;
  await table.step(11, 15);
  expect(table.room.store.getState().game?.moves).toEqual(["11-15"]);
  expect([moves(table), table.session.store.getState().pending.length]).toEqual([[], 1]);
  while (waiting.length > 0) {
    waiting.shift()?.();
    await settled();
  }
  expect([moves(table), table.session.store.getState().pending]).toEqual([["11-15"], []]);
});

test("[P71] nobody is ever late: an hour's thought costs nothing and is not spoken of", async () => {
  const table = await sitDown(false);
  table.clock.advance(3_600_000);
  await settled();
  expect(table.view().isStarted).toBe(true);
  expect(Object.values(table.session.store.getState().state!.presence)[0]?.claimableAt).toBeNull();
});

test("[P71] a turn is given back at once, and as often as one likes", async () => {
  const table = await sitDown(false);
  await table.step(11, 15);
  act(table.room, "white", 22, 18);
  await settled();
  await table.step(15, 22);
  table.session.offerTakeback();
  await settled();
  expect(moves(table)).toEqual(["11-15", "22-18"]);
  table.session.offerTakeback();
  await settled();
  expect(moves(table)).toEqual([]);
  expect(table.session.store.getState().notice).toBeUndefined();
});

test("[P71] another game begins with the colors swapped", async () => {
  const table = await sitDown(false);
  table.session.resign();
  await settled();
  expect(table.view().overlay).toMatchObject({ kind: "result", verdict: "lost" });
  // A game without a move counts nowhere.
  expect(table.session.store.getState().state?.series).toBeNull();
  table.session.playAgain(true);
  await settled();
  expect(table.view().overlay).toMatchObject({ rematch: "agreed" });
  table.clock.advance(1_000);
  table.session.playAgain(false);
  await settled();
  table.clock.advance(500);
  await settled();
  expect(table.view()).toMatchObject({ isStarted: true, mayMove: false, me: { color: "white" } });
});

test("[P73] at one device whoever is on turn is the one here, and the winner at the end", async () => {
  const table = await sitDown(true);
  await table.step(11, 15);
  expect(table.view()).toMatchObject({ mayMove: true, me: { color: "white" } });
  await table.step(22, 18);
  expect(table.view().me?.color).toBe("black");
  table.session.resign();
  await settled();
  expect(table.view()).toMatchObject({
    me: { color: "white" },
    overlay: { verdict: "won", reason: "resigned" },
  });
});

test("[P73] at one device the latest move is taken back, whosever it was, and a draw needs no second press", async () => {
  const table = await sitDown(true);
  await table.step(11, 15);
  await table.step(22, 18);
  table.session.offerTakeback();
  await settled();
  expect(moves(table)).toEqual(["11-15"]);
  expect(table.view().me?.color).toBe("white");
  table.session.offerDraw();
  await settled();
  expect(table.view().overlay).toMatchObject({ verdict: "draw", reason: "agreement" });
});

test("[P72] a game is made again from what is kept, in the middle of a capture too", async () => {
  const table = await sitDown(true);
  const lines = [
    [11, 15],
    [22, 18],
    [15, 22],
    [25, 18],
    [12, 16],
    [29, 25],
    [16, 20],
    [18, 14],
  ] as const;
  for (const [from, to] of lines) await table.step(from, to);
  const before = table.room.store.getState();
  const again = roomFrom(keptFrom(before), 5);
  expect(again?.game).toEqual(before.game);
  await table.step(9, 18);
  const after = table.room.store.getState();
  expect(roomFrom(keptFrom(after), 5)?.game).toEqual(after.game);
});

test("[P72] how a game ended is kept with it", async () => {
  for (const end of ["resign", "offerDraw"] as const) {
    const table = await sitDown(true);
    await table.step(11, 15);
    table.session[end]();
    await settled();
    const room = table.room.store.getState();
    expect(roomFrom(keptFrom(room), 5)).toMatchObject({ phase: "ended", result: room.result });
  }
});

test("[P72] how the two stand is kept, and changes places with them", async () => {
  const first = await sitDown(false);
  await first.step(11, 15);
  act(first.room, "white", 22, 18);
  await settled();
  first.session.resign();
  await settled();
  first.session.playAgain(true);
  await settled();
  first.clock.advance(1_500);
  await settled();
  localStorage.setItem("kept", JSON.stringify(keptFrom(first.room.store.getState())));
  const again = await sitDown(false, roomFrom(gameIn(readFields("kept"))!, 5));
  act(again.room, "black", 11, 15);
  await settled();
  await again.step(22, 18);
  again.session.resign();
  await settled();
  const { state, selfId } = again.session.store.getState();
  expect(state?.series?.wins[selfId!]).toBe(0);
  expect(Math.max(...Object.values(state!.series!.wins))).toBe(2);
});

test.each([undefined, null, {}, { wins: 2, draws: 1 }, { wins: { 1: 1 }, draws: 0 }])(
  "[P72] a tally that makes no sense is none: %j",
  (series) => {
    const game = gameIn({ black: "one", moves: ["11-15"], path: [], series });
    expect(game).toEqual({ black: "one", moves: ["11-15"], path: [] });
  },
);

test.each([
  "",
  "nonsense",
  "[]",
  '{"black":"three","moves":[],"path":[]}',
  '{"black":"one","moves":"11-15","path":[]}',
])("[P72] what makes no sense counts as nothing kept: %s", (text) => {
  localStorage.setItem("kingrow.practice", text);
  expect(gameIn(readFields("kingrow.practice"))).toBeUndefined();
});

test("[P72] moves that make no game are no game", () => {
  expect(roomFrom({ black: "one", moves: ["11-15", "11-15"], path: [] }, 5)).toBeUndefined();
  expect(roomFrom({ black: "one", moves: ["x"], path: [] }, 5)).toBeUndefined();
});

test("[P71] a rematch begins although the browser's timer fires a millisecond early", () => {
  const clock = new FakeClock();
  const early: Clock = {
    now: () => clock.now(),
    after: (ms, run) => clock.after(Math.max(0, ms - 1), run),
  };
  const room = keepRoom(newRoom("one", clock.now()), early);
  room.act("black", { type: "resign" });
  room.act("black", { type: "playAgain" });
  room.act("white", { type: "playAgain" });
  clock.advance(1_500);
  expect(room.store.getState().phase).toBe("started");
});
