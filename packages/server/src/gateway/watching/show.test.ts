// When watchers are sent what, on a clock that the test moves.
import type { RoomState } from "@kingrow/protocol";
import { project } from "@kingrow/room";
import { FakeClock } from "@kingrow/time/testing";
import { beforeEach, expect, it } from "vitest";
import { roomOf } from "../../store/testing/rooms.ts";
import { createShow, type Show } from "./show.ts";
import type { Audience, Caller } from "../transport/transport.ts";

let clock: FakeClock;
let show: Show;
let forwarded: number[];
let isAnswering: boolean;
/** Which version which group was sent, and when. */
let sent: { readonly name: string; readonly version: number; readonly at: number }[];
/** The very states that were sent. */
let told: unknown[];

beforeEach(() => {
  clock = new FakeClock(0);
  sent = [];
  told = [];
  forwarded = [];
  isAnswering = false;
  const to = (name: string | string[]): Audience => ({
    emit: (_event, payload: unknown) => {
      const { version } = Object(payload);
      told.push(payload);
      sent.push({ name: String(name).slice(-1), version, at: clock.now() });
    },
  });
  const transport = { crowd: to, here: { to } };
  const state = stateOf(1);
  const forward = ({ version }: RoomState) => void forwarded.push(version);
  show = createShow({
    roomId: "abcdefgh",
    transport,
    clock,
    state,
    isAnswering: () => isAnswering,
    forward,
  });
});

function stateOf(version: number): RoomState {
  return { ...project(roomOf(), 0), version };
}

function watchedBy(count: number): void {
  for (let number = 0; number < count; number += 1) show.add(callerOf(`watcher-${number}`));
}

const nothing = () => undefined;

function callerOf(id: string): Caller {
  const actor = { owner: id, socketId: id, run: "run-1" };
  const session = { actor, rooms: new Set<string>(), running: new Set<Promise<void>>() };
  return { id, connected: true, data: { session }, emit: nothing, join: nothing, leave: nothing };
}

it("[O6] watchers are sent a state when it has had time to reach the players, a group at a time", () => {
  watchedBy(24);
  show.take(stateOf(2));
  clock.advance(19);
  expect(sent).toEqual([]);
  clock.advance(100);
  expect(sent.map(({ name }) => name)).toEqual(["0", "1", "2"]);
  const [first, second, third] = sent.map(({ at }) => at);
  expect([second, third].map((at) => (at ?? 0) - (first ?? 0))).toEqual([1, 2]);
});

it("[O6] a group waits while somebody waits for an answer, but not for ever", () => {
  watchedBy(24);
  show.take(stateOf(2));
  clock.advance(20);
  isAnswering = true;
  clock.advance(3);
  expect(sent).toHaveLength(1);
  isAnswering = false;
  clock.advance(1);
  expect(sent).toHaveLength(2);
  isAnswering = true;
  clock.advance(5);
  expect(sent).toHaveLength(3);
});

it("[O6] a group that is not sent to yet gets the newest state, and all get it in the end", () => {
  watchedBy(24);
  show.take(stateOf(2));
  clock.advance(20);
  show.take(stateOf(3));
  clock.advance(20);
  expect(sent.map(({ version }) => version)).toEqual([2, 3, 3]);
  clock.advance(200);
  expect(sent.slice(3).map(({ version }) => version)).toEqual([3, 3, 3]);
});

it("[O6] states come a tenth of a second apart, however fast the players are", () => {
  watchedBy(1);
  for (let version = 2; version < 100; version += 1) {
    show.take(stateOf(version));
    clock.advance(10);
  }
  clock.advance(200);
  const gaps = sent.slice(1).map(({ at }, before) => at - (sent[before]?.at ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(100);
  expect(sent.at(-1)?.version).toBe(99);
});

/** What the groups are sent when the room is closed; its end has no version. */
function atTheEnd(): readonly string[] {
  const before = sent.length;
  show.close();
  return sent.slice(before).map(({ name, version }) => (version ? name + version : `${name} ends`));
}

it("[O6] of a room that is closed soon after a move all watchers get that move first", () => {
  watchedBy(15);
  show.take(stateOf(2));
  expect(atTheEnd()).toEqual(["02", "12", "0 ends", "1 ends"]);
  expect(forwarded).toEqual([2]);
  clock.advance(500);
  expect(sent).toHaveLength(4);
});

it("[O6] of a room that is closed between two groups only the second gets the move then", () => {
  watchedBy(15);
  show.take(stateOf(2));
  clock.advance(20);
  expect(atTheEnd()).toEqual(["12", "0 ends", "1 ends"]);
  expect(forwarded).toEqual([2]);
});

it("[O6] of a room that is closed when all have seen it nothing is sent again", () => {
  watchedBy(15);
  show.take(stateOf(2));
  clock.advance(500);
  expect(atTheEnd()).toEqual(["0 ends", "1 ends"]);
});

it("[O3] [O6] a state is the same for groups of one moment, and never says a time that is long past", () => {
  watchedBy(300);
  show.take(stateOf(2));
  clock.advance(100);
  expect(told).toHaveLength(30);
  expect(new Set(told).size).toBeLessThanOrEqual(2);
  for (const [at, state] of told.entries()) {
    const late = (sent[at]?.at ?? 0) - Object(state).serverTime;
    expect(late).toBeGreaterThanOrEqual(0);
    expect(late).toBeLessThan(20);
  }
});
