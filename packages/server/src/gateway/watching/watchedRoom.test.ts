import type { RoomState } from "@kingrow/protocol";
import { project } from "@kingrow/room";
import { FakeClock } from "@kingrow/time/testing";
import { beforeEach, expect, it } from "vitest";
import { roomOf } from "../../store/testing/rooms.ts";
import { callerOf } from "../testing/peers.ts";
import { WatchedRoom } from "./watchedRoom.ts";
import type { Audience, Transport } from "../transport/transport.ts";

let clock: FakeClock;
let room: WatchedRoom;
let forwarded: number[];
/** Which version which group was sent, and when. */
let sent: { readonly name: string; readonly version: number; readonly at: number }[];
/** The very states that were sent. */
let told: unknown[];

beforeEach(() => {
  clock = new FakeClock(0);
  sent = [];
  told = [];
  forwarded = [];
  const to = (name: string | string[]): Audience => ({
    emit: (_event, payload: unknown) => {
      const { version } = Object(payload);
      told.push(payload);
      sent.push({ name: String(name).slice(-1), version, at: clock.now() });
    },
  });
  const transport = transportTo(to);
  const state = stateOf(1);
  const forward = ({ version }: RoomState) => void forwarded.push(version);
  room = new WatchedRoom({
    roomId: "abcdefgh",
    transport,
    clock,
    state,
    forward,
  });
});

function stateOf(version: number): RoomState {
  return { ...project(roomOf(), 0), version };
}

function watchedBy(count: number): void {
  for (let number = 0; number < count; number += 1) room.add(callerOf(`watcher-${number}`));
}

const nothing = () => undefined;

function transportTo(to: Transport["to"]): Transport {
  const unused = { in: () => ({ disconnectSockets: nothing }), addressOf: nothing };
  return { ...unused, to, here: { ...unused, to }, countIn: () => 0, closables: () => [] };
}

it("[O6] watchers get a state in parts, each a millisecond after the one before", () => {
  watchedBy(3);
  room.update(stateOf(2));
  clock.advance(50);
  expect(sent.map(({ name, version, at }) => [name, version, at])).toEqual([
    ["0", 2, 0],
    ["1", 2, 1],
    ["2", 2, 2],
  ]);
});

it("[O6] a state that was sent is neither sent nor forwarded again, whatever other nodes repeat", () => {
  watchedBy(1);
  for (let times = 0; times < 3; times += 1) {
    room.update(stateOf(2));
    clock.advance(1_000);
  }
  expect(sent.map(({ version }) => version)).toEqual([2]);
  expect(forwarded).toEqual([2]);
});

it("[O6] a part that has not been sent to gets the newest state, and all get it in the end", () => {
  watchedBy(3);
  room.update(stateOf(2));
  clock.advance(0);
  room.update(stateOf(3));
  clock.advance(20);
  expect(sent.map(({ version }) => version)).toEqual([2, 3, 3]);
  clock.advance(200);
  expect(sent.slice(3).map(({ version }) => version)).toEqual([3, 3, 3]);
});

it("[O6] an older state of another node replaces no newer one", () => {
  watchedBy(1);
  room.update(stateOf(3));
  room.update(stateOf(2));
  clock.advance(200);
  expect(sent.map(({ version }) => version)).toEqual([3]);
});

it("[O6] states come a tenth of a second apart, however fast the players are", () => {
  watchedBy(1);
  for (let version = 2; version < 100; version += 1) {
    room.update(stateOf(version));
    clock.advance(10);
  }
  clock.advance(200);
  const gaps = sent.slice(1).map(({ at }, before) => at - (sent[before]?.at ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(100);
  expect(sent.at(-1)?.version).toBe(99);
});

/** Events to the parts of the watchers when the room is closed. The end has no version. */
function atTheEnd(): readonly string[] {
  const before = sent.length;
  room.close();
  return sent.slice(before).map(({ name, version }) => (version ? name + version : `${name} ends`));
}

it("[O6] of a room that is closed soon after a move all watchers get that move first", () => {
  watchedBy(2);
  room.update(stateOf(2));
  expect(atTheEnd()).toEqual(["02", "12", "0 ends", "1 ends"]);
  expect(forwarded).toEqual([2]);
  clock.advance(500);
  expect(sent).toHaveLength(4);
});

it("[O6] of a room that is closed while a state is sent in parts all watchers get that state", () => {
  watchedBy(2);
  room.update(stateOf(2));
  clock.advance(0);
  expect(sent.map(({ name }) => name)).toEqual(["0"]);
  expect(atTheEnd()).toContain("12");
});

it("[O6] of a room that is closed when all have seen it nothing is sent again", () => {
  watchedBy(2);
  room.update(stateOf(2));
  clock.advance(500);
  expect(atTheEnd()).toEqual(["0 ends", "1 ends"]);
});

it("[O3] a state never says a time that is past", () => {
  watchedBy(3);
  room.update(stateOf(2));
  clock.advance(100);
  for (const [at, state] of told.entries()) expect(Object(state).serverTime).toBe(sent[at]?.at);
  expect(told).toHaveLength(3);
});

it("[O6] of a closed room nothing is left: no timer, and no socket in its parts", () => {
  const left: string[] = [];
  const leave = (name: string): void => void left.push(name);
  for (const id of ["one", "two"]) room.add({ ...callerOf(id), leave });
  room.update(stateOf(2));
  clock.advance(0);
  expect(room.close().map(({ id }) => id)).toEqual(["one", "two"]);
  expect([left.length, clock.waiting, room.isIdle]).toEqual([2, 0, true]);
});
