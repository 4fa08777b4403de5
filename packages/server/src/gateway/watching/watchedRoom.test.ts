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
/** The states and ends that were sent, and when. An end has no version. */
let sent: { readonly version: number; readonly serverTime: number; readonly at: number }[];

beforeEach(() => {
  clock = new FakeClock(0);
  sent = [];
  forwarded = [];
  const to = (): Audience => ({
    emit: (_event, payload: unknown) => {
      const { version, serverTime } = Object(payload);
      sent.push({ version, serverTime, at: clock.now() });
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

const nothing = () => undefined;

function transportTo(to: Transport["to"]): Transport {
  const silent = { disconnectSockets: nothing, socketsLeave: nothing };
  const unused = { in: () => silent, addressOf: nothing };
  return { ...unused, to, here: { ...unused, to }, countIn: () => 0, closables: () => [] };
}

it("[O6] a state that was sent is neither sent nor forwarded again, whatever other nodes repeat", () => {
  for (let times = 0; times < 3; times += 1) {
    room.update(stateOf(2));
    clock.advance(1_000);
  }
  expect(sent.map(({ version }) => version)).toEqual([2]);
  expect(forwarded).toEqual([2]);
});

it("[O6] an older state of another node replaces no newer one", () => {
  room.update(stateOf(3));
  room.update(stateOf(2));
  clock.advance(200);
  expect(sent.map(({ version }) => version)).toEqual([3]);
});

it("[O6] states come a tenth of a second apart, however fast the players are", () => {
  for (let version = 2; version < 100; version += 1) {
    room.update(stateOf(version));
    clock.advance(10);
  }
  clock.advance(200);
  const gaps = sent.slice(1).map(({ at }, before) => at - (sent[before]?.at ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(100);
  expect(sent.at(-1)?.version).toBe(99);
});

it("[O6] of a room that is closed soon after a move all watchers get that move first", () => {
  room.update(stateOf(2));
  room.close();
  expect(sent.map(({ version }) => version)).toEqual([2, undefined]);
  expect(forwarded).toEqual([2]);
  clock.advance(500);
  expect(sent).toHaveLength(2);
});

it("[O6] of a room that is closed when all have seen it nothing is sent again", () => {
  room.update(stateOf(2));
  clock.advance(50);
  room.close();
  expect(sent.map(({ version }) => version)).toEqual([2, undefined]);
});

it("[O3] a state says the time at which it is sent", () => {
  room.update(stateOf(2));
  clock.advance(50);
  room.update(stateOf(3));
  clock.advance(100);
  expect(sent.map(({ serverTime, at }) => [serverTime, at])).toEqual([
    [0, 0],
    [100, 100],
  ]);
});

it("[O6] of a closed room nothing is left: no timer, and no socket", () => {
  const left: string[] = [];
  const leave = (name: string): void => void left.push(name);
  for (const id of ["one", "two"]) room.add({ ...callerOf(id), leave });
  room.update(stateOf(2));
  clock.advance(0);
  expect(room.close().map(({ id }) => id)).toEqual(["one", "two"]);
  expect([left.length, clock.waiting, room.isIdle]).toEqual([2, 0, true]);
});
