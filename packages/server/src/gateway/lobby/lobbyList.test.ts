import type { AvailableRoom } from "@kingrow/protocol";
import { FakeClock } from "@kingrow/time/testing";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLobby, type Lobby } from "./lobby.ts";
import type { Caller } from "../transport/types.ts";

const OPEN: AvailableRoom = { id: "a", playerCount: 1, maxPlayers: 2, status: "Open" };
const FULL: AvailableRoom = { id: "a", playerCount: 2, maxPlayers: 2, status: "Full" };

/** Its own: what tests of other files left behind must not run, or fail, in the time of these. */
let clock: FakeClock;
let audience: number;
let isCalm: boolean;
let isBehind: boolean;
let rooms: readonly AvailableRoom[];
/** To everybody in the lobby, and to those who came in together. */
let sent: unknown[];
let welcomed: unknown[];
let lobby: Lobby;
const list = vi.fn<() => Promise<readonly AvailableRoom[]>>();
const onFault = vi.fn<(fault: unknown) => void>();

beforeEach(() => {
  clock = new FakeClock();
  audience = 1;
  isCalm = true;
  isBehind = false;
  rooms = [OPEN];
  [sent, welcomed] = [[], []];
  onFault.mockReset();
  list.mockReset().mockImplementation(() => Promise.resolve(rooms));
  const everybody = { emit: (_: string, payload: unknown) => sent.push(payload) };
  const newcomers = { emit: (_: string, payload: unknown) => welcomed.push(payload) };
  const io = { to: () => newcomers, in: () => ({ disconnectSockets: () => undefined }) };
  lobby = createLobby({
    clock,
    io,
    everybody,
    isBehind: () => isBehind,
    audience: () => audience,
    list,
    isCalm: () => isCalm,
    onEntered: () => {},
    onFault,
  });
});
afterEach(() => lobby.stop());

async function touchAndWait(milliseconds: number): Promise<void> {
  lobby.touch();
  await clock.pass(milliseconds);
}

function caller(connected: boolean) {
  const join = vi.fn<(room: string) => void>();
  const emit = vi.fn<(event: string, payload: unknown) => void>();
  const actor = { owner: "o", socketId: "s", run: "r" };
  const session = { actor, rooms: new Set<string>(), running: new Set<Promise<void>>() };
  const socket: Caller = { id: "s", connected, data: { session }, emit, join, leave: join };
  return { socket, join, emit };
}

describe("the lobby's list", () => {
  it("[L3] is sent only when it changed", async () => {
    await touchAndWait(1_000);
    await touchAndWait(1_000);
    expect(sent).toEqual([[OPEN]]);
    rooms = [FULL];
    await touchAndWait(1_000);
    expect(sent).toEqual([[OPEN], [FULL]]);
  });

  it("[L3] is sent at once, then at most every 200 ms", async () => {
    await touchAndWait(1);
    expect(sent).toHaveLength(1);
    rooms = [FULL];
    await touchAndWait(190);
    expect(sent).toHaveLength(1);
    await clock.pass(20);
    expect(sent).toHaveLength(2);
  });

  it("[L3] is sent again when a newcomer saw something in between that was taken back", async () => {
    await touchAndWait(1_000);
    rooms = [FULL];
    const newcomer = caller(true);
    await lobby.enter(newcomer.socket);
    expect(newcomer.emit).toHaveBeenCalledWith("availableRooms", [FULL]);
    rooms = [OPEN];
    await touchAndWait(1_000);
    expect(sent).toEqual([[OPEN], [OPEN]]);
  });

  it.each([
    { many: 400, pauseMs: 400 },
    { many: 10_000, pauseMs: 2_000 },
    { many: 20_000, pauseMs: 4_000 },
  ])("[L3] is sent less often where $many are in the lobby", async ({ many, pauseMs }) => {
    audience = many;
    await touchAndWait(1);
    rooms = [FULL];
    await touchAndWait(pauseMs - 10);
    expect(sent).toHaveLength(1);
    await clock.pass(20);
    expect(sent).toHaveLength(2);
  });

  it("[L3] is sent less often while the server is busy", async () => {
    isCalm = false;
    await touchAndWait(1);
    rooms = [FULL];
    await touchAndWait(790);
    expect(sent).toHaveLength(1);
    await clock.pass(20);
    expect(sent).toHaveLength(2);
  });

  it("[L1] is read once and sent at once to those who come in together", async () => {
    await lobby.enter(caller(true).socket);
    expect(list).toHaveBeenCalledTimes(1);
    const others = Promise.all([1, 2, 3].map(() => lobby.enter(caller(true).socket)));
    await clock.pass(100);
    await others;
    expect(list).toHaveBeenCalledTimes(2);
    expect([welcomed, sent]).toEqual([[[OPEN]], []]);
  });

  it("[L1] is a rest for those who wait for others, and only until it is over", async () => {
    const rests: string[] = [];
    const onRest = (over: Promise<unknown>) => {
      rests.push("rests");
      void over.then(() => rests.push("goes on"));
    };
    await lobby.enter(caller(true).socket, onRest);
    expect(rests).toEqual([]);
    list.mockReturnValueOnce(new Promise(() => undefined));
    void lobby.enter(caller(true).socket, onRest);
    await clock.pass(99);
    expect(rests).toEqual(["rests"]);
    await clock.pass(1);
    expect(rests).toEqual(["rests", "goes on"]);
  });

  it("[L1] is the answer also to who took a seat while waiting for it", async () => {
    await lobby.enter(caller(true).socket);
    const seated = caller(true);
    const entering = lobby.enter(seated.socket);
    lobby.leave(seated.socket);
    await clock.pass(100);
    await entering;
    expect(seated.emit).toHaveBeenCalledWith("availableRooms", [OPEN]);
  });

  it("[X10] does not come to who fell behind while waiting for it", async () => {
    await lobby.enter(caller(true).socket);
    const slow = caller(true);
    const entering = lobby.enter(slow.socket);
    await Promise.resolve();
    isBehind = true;
    await clock.pass(100);
    await entering;
    expect(slow.emit).not.toHaveBeenCalled();
  });

  it("is not even read where nobody is in the lobby", async () => {
    audience = 0;
    await touchAndWait(1_000);
    expect(list).not.toHaveBeenCalled();
    audience = 1;
    await touchAndWait(1_000);
    expect(sent).toEqual([[OPEN]]);
  });

  it("is read again when the store failed, without another change", async () => {
    list.mockRejectedValueOnce(new Error("unreadable"));
    await touchAndWait(1_000);
    expect(onFault).toHaveBeenCalledTimes(1);
    expect(sent).toEqual([[OPEN]]);
  });

  it("is not entered by a socket that is gone already", async () => {
    const gone = caller(false);
    await lobby.enter(gone.socket);
    expect(gone.join).not.toHaveBeenCalled();
  });
});
