import type { AvailableRoom } from "@kingrow/protocol";
import { FakeClock } from "@kingrow/time/testing";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLobby, type Lobby } from "./lobby.ts";
import type { Caller } from "../transport/transport.ts";

const OPEN: AvailableRoom = { id: "a", playerCount: 1, maxPlayers: 2, status: "Open" };
const FULL: AvailableRoom = { id: "a", playerCount: 2, maxPlayers: 2, status: "Full" };

/** Its own: what tests of other files left behind must not run, or fail, in the time of these. */
let clock: FakeClock;
let audienceSize: number;
let rooms: readonly AvailableRoom[];
/** Payloads of the events for the lobby. */
let sent: unknown[];
let lobby: Lobby;
let onSent: (payload: unknown) => void;
const list = vi.fn<() => Promise<readonly AvailableRoom[]>>();
const notifyPeers = vi.fn<() => void>();
const onFault = vi.fn<(fault: unknown) => void>();

beforeEach(() => {
  clock = new FakeClock();
  audienceSize = 1;
  rooms = [OPEN];
  sent = [];
  onFault.mockReset();
  notifyPeers.mockReset();
  list.mockReset().mockImplementation(() => Promise.resolve(rooms));
  onSent = () => undefined;
  const audience = {
    emit(_: string, payload: unknown) {
      sent.push(payload);
      onSent(payload);
    },
  };
  lobby = createLobby({
    clock,
    audience,
    audienceSize: () => audienceSize,
    list,
    notifyPeers,
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

  it("[L3] is sent at once, then at most once a second", async () => {
    await touchAndWait(1);
    expect(sent).toEqual([[OPEN]]);
    rooms = [FULL];
    await touchAndWait(990);
    expect(sent).toHaveLength(1);
    await clock.pass(20);
    expect(sent).toEqual([[OPEN], [FULL]]);
    await clock.pass(1_000);
    rooms = [OPEN];
    await touchAndWait(1);
    expect(sent).toHaveLength(3);
  });

  it("[L3] is sent once a second to each socket when a client toggles the seats of full rooms", async () => {
    const from = clock.now();
    const sentAt: number[] = [];
    onSent = () => sentAt.push(clock.now() - from);
    for (let toggles = 0; toggles < 1_000; toggles += 1) {
      rooms = Array.from({ length: 5 }, (_, index) => ({ ...FULL, id: `${index}-${toggles}` }));
      await touchAndWait(10);
    }
    await clock.pass(1_000);
    expect(sentAt).toEqual(Array.from({ length: 11 }, (_, second) => second * 1_000));
    expect(sent.at(-1)).toEqual(rooms);
  });

  it("[L3] is sent at once after a look that found it unchanged", async () => {
    await touchAndWait(2_000);
    lobby.touchedElsewhere();
    await clock.pass(150);
    rooms = [FULL];
    await touchAndWait(1);
    expect(sent).toEqual([[OPEN], [FULL]]);
  });

  it("[L3] is sent for a change on another node, which alone is reported to no node", async () => {
    lobby.touchedElsewhere();
    await clock.pass(1_000);
    expect([sent, notifyPeers.mock.calls]).toEqual([[[OPEN]], []]);
    await touchAndWait(1_000);
    lobby.touchedElsewhere();
    await clock.pass(1_000);
    expect(notifyPeers).toHaveBeenCalledTimes(1);
  });

  it("[L3] is sent again when a newcomer got a list in between that is no longer right", async () => {
    await touchAndWait(1_000);
    rooms = [FULL];
    const newcomer = caller(true);
    await lobby.enter(newcomer.socket);
    expect(newcomer.emit).toHaveBeenCalledWith("availableRooms", [FULL]);
    rooms = [OPEN];
    await touchAndWait(1_000);
    expect(sent).toEqual([[OPEN], [OPEN]]);
  });

  it("[L1] is read once for all sockets that enter soon after each other", async () => {
    const newcomers = [1, 2, 3].map(() => caller(true));
    for (const { socket } of newcomers) await lobby.enter(socket);
    expect(list).toHaveBeenCalledTimes(1);
    for (const { emit } of newcomers) expect(emit.mock.calls).toEqual([["availableRooms", [OPEN]]]);
    expect(sent).toEqual([]);
  });

  it("[L1] is read again for sockets that enter after a change, or later", async () => {
    await lobby.enter(caller(true).socket);
    rooms = [FULL];
    lobby.touch();
    const next = caller(true);
    await lobby.enter(next.socket);
    expect(next.emit).toHaveBeenCalledWith("availableRooms", [FULL]);
    rooms = [OPEN];
    await clock.pass(100);
    const last = caller(true);
    await lobby.enter(last.socket);
    expect(last.emit).toHaveBeenCalledWith("availableRooms", [OPEN]);
  });

  it("[L1] is never followed by an older one that was read before a change", async () => {
    const emitted: unknown[] = [];
    onSent = (payload) => emitted.push(payload);
    const early = caller(true);
    early.emit.mockImplementation((_, payload) => void emitted.push(payload));
    const answer: ((rooms: readonly AvailableRoom[]) => void)[] = [];
    list.mockReturnValueOnce(new Promise((resolve) => answer.push(resolve)));
    const entering = lobby.enter(early.socket);
    await clock.pass(1);
    rooms = [FULL];
    lobby.touch();
    await clock.pass(1);
    answer[0]?.([OPEN]);
    await entering;
    await clock.pass(1);
    expect(emitted).toEqual([[OPEN], [FULL]]);
  });

  it("[L1] is also sent to a socket that took a seat while waiting for it", async () => {
    const seated = caller(true);
    const entering = lobby.enter(seated.socket);
    lobby.leave(seated.socket);
    await entering;
    expect(seated.emit).toHaveBeenCalledWith("availableRooms", [OPEN]);
  });

  it("is not read when the lobby is empty", async () => {
    audienceSize = 0;
    await touchAndWait(1_000);
    expect(list).not.toHaveBeenCalled();
    audienceSize = 1;
    await touchAndWait(1_000);
    expect(sent).toEqual([[OPEN]]);
  });

  it("is read again when the store failed, also while the clock stands still", async () => {
    const { socket, emit } = caller(true);
    list.mockRejectedValueOnce(new Error("unreadable"));
    await expect(lobby.enter(socket)).rejects.toThrow("unreadable");
    await lobby.enter(socket);
    expect(emit).toHaveBeenCalledWith("availableRooms", [OPEN]);
  });

  it("is read again when the store failed, without another change", async () => {
    list.mockRejectedValueOnce(new Error("unreadable"));
    await touchAndWait(1_000);
    expect(onFault).toHaveBeenCalledTimes(1);
    expect(sent).toEqual([[OPEN]]);
  });

  it("is not entered by a closed socket", async () => {
    const gone = caller(false);
    await lobby.enter(gone.socket);
    expect(gone.join).not.toHaveBeenCalled();
  });
});
