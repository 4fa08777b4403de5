import { FakeClock } from "@kingrow/time/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Actor, createRoom, type Room, type RoomCommand, transition } from "@kingrow/room";
import { roomOptions } from "@kingrow/protocol";
import { coordOf, err } from "@kingrow/rules";
import { updateOf, type Outcome } from "../../keeper/outcome.ts";
import { createFeatured, type FeaturedGames } from "./featured.ts";

let clock: FakeClock;
let sent: unknown[];
let audienceSize: number;
let featured: FeaturedGames;

beforeEach(() => {
  clock = new FakeClock();
  [sent, audienceSize] = [[], 1];
  featured = open();
});
afterEach(() => featured.stop());

const audience = { emit: (...told: readonly unknown[]) => sent.push(told[1]) };

function open(look?: (roomId: string) => Promise<Outcome>): FeaturedGames {
  return createFeatured({ clock, audience, audienceSize: () => audienceSize, look });
}

const player = (name: string): Actor => ({ owner: name, socketId: name, run: "run", name: 4 });
const [ann, bob] = [player("ann"), player("bob")];

/** A room whose commands are decided and announced, as the keeper does. */
class TestRoom {
  room: Room;

  constructor(
    id: string,
    wishes: { readonly isPrivate?: boolean; readonly watchable?: boolean } = {},
  ) {
    const options = roomOptions({ isPrivate: false, ...wishes });
    this.room = createRoom({ id, options, creator: ann, chance: 1, now: clock.now() });
  }

  do(command: RoomCommand): this {
    const before = this.room;
    const decided = transition(before, command, clock.now());
    if (!decided.ok) throw new Error(`${command.type}: ${decided.error}`);
    this.room = decided.value.room;
    const changed = this.room !== before;
    const closed = this.room.seats[1] === undefined && this.room.seats[2] === undefined;
    featured.onUpdate(updateOf(decided.value, { changed, closed, before, now: clock.now() }));
    return this;
  }

  start(): this {
    this.do({ type: "join", actor: bob });
    for (const actor of [ann, bob]) this.do({ type: "setReady", actor, isReady: true });
    return this;
  }

  move(actor: Actor, from: number, to: number): this {
    return this.do({ type: "move", actor, from: coordOf(from), to: coordOf(to) });
  }
}

const shownRooms = () => sent.map((game) => (game === null ? null : Object(game).roomId));

describe("the game that the lobby shows", () => {
  it("[L5] is a public game with its position, last move, move number and names", () => {
    new TestRoom("a").start();
    clock.advance(1_000);
    expect(sent).toEqual([
      {
        roomId: "a",
        position: expect.stringMatching(/^B:W21,22.*:B1,2/),
        lastMove: null,
        moveNumber: 1,
        names: [4, 5],
      },
    ]);
  });

  it("[L5] follows its moves at most once a second, with the newest", () => {
    const room = new TestRoom("a").start().move(bob, 11, 15).move(ann, 22, 18);
    expect(sent).toMatchObject([{ moveNumber: 1, lastMove: null }]);
    clock.advance(999);
    expect(sent).toHaveLength(1);
    clock.advance(1);
    expect(sent).toMatchObject([{}, { moveNumber: 2, lastMove: { player: 1 } }]);
    clock.advance(1_000);
    room.move(bob, 15, 22);
    expect(sent).toMatchObject([{}, {}, { moveNumber: 2, lastMove: { player: 2 } }]);
    clock.advance(10_000);
    expect(sent, "nothing changed").toHaveLength(3);
  });

  it("[L5] stays the same until it ends, and then another one that is played is shown", () => {
    const first = new TestRoom("a").start();
    const second = new TestRoom("b").start();
    clock.advance(1_000);
    second.move(bob, 11, 15);
    clock.advance(1_000);
    expect(shownRooms()).toEqual(["a"]);
    first.do({ type: "resign", actor: ann });
    second.do({ type: "offerDraw", actor: bob });
    clock.advance(1_000);
    expect(shownRooms(), "no move").toEqual(["a", null]);
    second.move(ann, 22, 18);
    expect(shownRooms()).toEqual(["a", null, "b"]);
  });

  it("[L5] makes way after 45 s without a move, and comes back with the next one", () => {
    const room = new TestRoom("a").start();
    clock.advance(30_000);
    room.move(bob, 11, 15);
    clock.advance(44_000);
    room.do({ type: "offerDraw", actor: ann });
    expect(shownRooms()).toEqual(["a", "a"]);
    clock.advance(1_000);
    expect(shownRooms()).toEqual(["a", "a", null]);
    room.move(ann, 22, 18);
    clock.advance(1_000);
    expect(shownRooms()).toEqual(["a", "a", null, "a"]);
  });

  it("[L5] ends when no player has been connected for a while", () => {
    const room = new TestRoom("a").start();
    for (const { socketId } of [ann, bob]) room.do({ type: "disconnect", socketId });
    clock.advance(5_000);
    room.do({ type: "deadline" });
    expect(shownRooms()).toEqual(["a", null]);
  });

  it("[L5] ends when its room is closed", () => {
    const room = new TestRoom("a").start();
    clock.advance(1_000);
    for (const actor of [ann, bob]) room.do({ type: "leave", actor });
    clock.advance(1_000);
    expect(shownRooms()).toEqual(["a", null]);
  });

  it.each([{ isPrivate: true }, { isPrivate: true, watchable: true }, { watchable: false }])(
    "[L5] is never one that visitors may not watch: %j",
    (wishes) => {
      new TestRoom("a", wishes).start().move(bob, 11, 15);
      clock.advance(2_000);
      expect(sent).toEqual([]);
    },
  );

  it("[L5] is sent at once to a visitor who enters the lobby, and its end too", () => {
    audienceSize = 0;
    const room = new TestRoom("a").start();
    expect(sent).toEqual([]);
    const told: unknown[] = [];
    featured.sendTo({ emit: (_: string, game: unknown) => void told.push(game) });
    expect(told).toMatchObject([{ roomId: "a" }]);
    audienceSize = 1;
    room.do({ type: "resign", actor: ann });
    expect(sent).toEqual([null]);
    featured.sendTo({ emit: (_: string, game: unknown) => void told.push(game) });
    expect(told).toHaveLength(1);
  });

  it("[L5] ends for a visitor who entered between two events", () => {
    const first = new TestRoom("a").start();
    clock.advance(1_000);
    first.do({ type: "resign", actor: ann });
    const second = new TestRoom("b").start();
    featured.sendTo({ emit: () => undefined });
    second.do({ type: "resign", actor: ann });
    clock.advance(1_000);
    expect(shownRooms()).toEqual(["a", null, null]);
  });

  it("[L5] is read again each second where other nodes play on in it", async () => {
    featured.stop();
    const elsewhere: { outcome: Outcome | undefined } = { outcome: undefined };
    featured = open(() =>
      Promise.resolve(elsewhere.outcome ?? err({ code: "UNAVAILABLE", state: undefined })),
    );
    const { room } = new TestRoom("a").start();
    await clock.pass(2_000);
    expect(shownRooms(), "a look that failed").toEqual(["a"]);
    const moved = transition(
      room,
      { type: "move", actor: bob, from: coordOf(11), to: coordOf(15) },
      clock.now(),
    );
    if (!moved.ok) throw new Error(moved.error);
    const facts = { changed: false, closed: false, before: moved.value.room, now: clock.now() };
    elsewhere.outcome = { ok: true, value: updateOf(moved.value, facts) };
    await clock.pass(2_000);
    expect(sent).toMatchObject([{ lastMove: null }, { lastMove: { player: 2 } }]);
    elsewhere.outcome = err({ code: "ROOM_NOT_FOUND", state: undefined });
    await clock.pass(2_000);
    expect(sent.at(-1)).toBeNull();
  });

  it("[L5] is not replaced by a look at the game before it that comes late", async () => {
    featured.stop();
    const answers: ((found: Outcome) => void)[] = [];
    featured = open(() => new Promise((resolve) => void answers.push(resolve)));
    const first = new TestRoom("a").start();
    await clock.pass(1_000);
    const change = { room: first.room, notices: [] };
    const seen = updateOf(change, { changed: false, closed: false, now: clock.now() });
    first.do({ type: "resign", actor: ann });
    new TestRoom("b").start().move(bob, 11, 15);
    answers[0]?.({ ok: true, value: seen });
    await clock.pass(2_000);
    expect(shownRooms().at(-1)).toBe("b");
  });
});
