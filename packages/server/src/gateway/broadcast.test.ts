import { describe, expect, it, vi } from "vitest";
import { CONNECTION_ERROR_SENTENCES } from "@kingrow/protocol";
import { updateOf } from "../keeper/outcome.ts";
import type { Notice, Room } from "@kingrow/room";
import { actorOf, after, roomOf, START } from "../store/testing/rooms.ts";
import { broadcast } from "./broadcast.ts";
import { senderBy, silentPeers, transportOf } from "./testing/peers.ts";
import { createTestRecorder } from "./testing/testServer.ts";
import type { Sender } from "./transport/transport.ts";
import { createRefusedVisitors } from "./seats/refusedVisitors.ts";

const nothing = (): void => undefined;
const LOBBY = {
  enter: () => Promise.resolve(),
  leave: nothing,
  touch: nothing,
  touchedElsewhere: nothing,
  stop: nothing,
};
const recorder = createTestRecorder();

const join = (run: string) => ({ type: "join", actor: actorOf("bob", run) }) as const;
const ready = (name: string) =>
  ({ type: "setReady", actor: actorOf(name), isReady: true }) as const;

it("[L1] who waited for a game gets no more lists once it starts", () => {
  const left: string[] = [];
  const senderThat = (way: string): Sender => ({
    to: () => ({ emit: nothing }),
    in: (ids) => ({
      disconnectSockets: nothing,
      socketsLeave: (room) => left.push(`${String(ids)} ${room} ${way}`),
    }),
  });
  const transport = transportOf(senderThat("everywhere"), senderThat("here"));
  const visitors = createRefusedVisitors(() => START);
  const options = { transport, run: () => "run-1", lobby: LOBBY, visitors, recorder };
  const facts = { changed: true, closed: false, now: START };
  const pair = after(after(roomOf(), join("run-1")), ready("ann"));
  broadcast(options, updateOf({ room: pair, notices: [] }, { ...facts, before: roomOf() }));
  expect(left).toEqual([]);
  const started = after(pair, ready("bob"));
  broadcast(options, updateOf({ room: started, notices: [] }, { ...facts, before: pair }));
  broadcast(options, updateOf({ room: started, notices: [] }, { ...facts, before: started }));
  expect(left).toEqual(["socket-ann,socket-bob kingrow:lobby here"]);
});

/** Broadcasts a change from `before` to `room` on the node `run-1`. */
function told(room: Room, before?: Room) {
  const ways: string[] = [];
  const lobby = { ...LOBBY, touch: vi.fn<() => void>() };
  const options = {
    transport: transportOf(
      senderBy(() => ways.push("to all nodes")),
      senderBy(() => ways.push("here")),
    ),
    run: () => "run-1",
    lobby,
    visitors: createRefusedVisitors(() => START),
    recorder,
  };
  const change = { room, notices: [{ type: "playerLeft" }] } as const;
  const facts = { changed: true, closed: false, now: START, ...(before && { before }) };
  broadcast(options, updateOf(change, facts));
  return { ways, touches: lobby.touch.mock.calls.length };
}

/** Which way the state was sent. */
const waysOf = (room: Room) => told(room).ways;

describe("a change of a room", () => {
  it("stays on this node when both players are here", () => {
    expect(waysOf(after(roomOf(), join("run-1")))).toEqual(["here", "here"]);
  });

  it("goes to all nodes when a player is on another one", () => {
    expect(waysOf(after(roomOf(), join("run-2")))).toEqual(["to all nodes", "to all nodes"]);
  });

  it("stays here when the one on another node has dropped", () => {
    const dropped = { type: "disconnect", socketId: "socket-bob" } as const;
    const room = after(after(roomOf(), join("run-2")), dropped);
    expect(waysOf(room)).toEqual(["here", "here"]);
  });

  it("[L3] reaches the lobby only if it changes the room's row", () => {
    const alone = roomOf();
    const full = after(alone, join("run-1"));
    expect(told(full, alone).touches).toBe(1);
    expect(told(after(full, ready("ann")), full).touches).toBe(0);
  });
});

/** The events after a change with these notices, in order. Bob was refused before. */
function heardAfter(notices: readonly Notice[]): readonly string[] {
  const heard: string[] = [];
  const seatFreed = (roomId: string): void => void heard.push(`seatFreed of ${roomId} to nodes`);
  const visitors = createRefusedVisitors(() => START);
  visitors.add("abcdefgh", "socket-bob");
  visitors.add("abcdefgh", "socket-cy");
  const sender: Sender = {
    to: (ids) => ({
      emit: (...said: unknown[]) => heard.push(`${String(said[0])} to ${[ids].flat().join()}`),
    }),
    in: (id) => ({
      disconnectSockets: (close) => close && heard.push(`${String(id)} is disconnected`),
      socketsLeave: nothing,
    }),
  };
  const options = {
    transport: transportOf(sender, sender, silentPeers({ seatFreed })),
    run: () => "run-1",
    lobby: LOBBY,
    visitors,
    recorder,
  };
  const facts = { changed: true, closed: false, now: START };
  broadcast(options, updateOf({ room: roomOf(), notices }, facts));
  return heard;
}

it("[R10] a player whose idle seat was freed gets seatReleased, then roomFull, and no roomAvailable", () => {
  const parted = { type: "parted", owners: ["ann", "bob"], notReady: ["bob"] } as const;
  const released = { type: "seatReleased", socketId: "socket-bob" } as const;
  expect(heardAfter([released, { type: "playerLeft" }, { type: "seatFreed" }, parted])).toEqual([
    "seatReleased to socket-bob",
    "roomFull to socket-bob",
    "playerLeft to socket-ann",
    "roomAvailable to socket-cy",
    "seatFreed of abcdefgh to nodes",
    "roomState to socket-ann",
  ]);
});

it("[I3] a socket whose seat was taken over learns why before it is disconnected, and is counted", () => {
  expect(heardAfter([{ type: "seatTakenOver", socketId: "socket-old" }])).toEqual([
    "error to socket-old",
    "socket-old is disconnected",
    "roomState to socket-ann",
  ]);
  expect(recorder.disconnected.mock.calls).toEqual([["SEAT_TAKEN_OVER"]]);
});

it("each event names the room, and what it is about", () => {
  const payloads: unknown[] = [];
  const sender = senderBy((...said) => payloads.push(said));
  const visitors = createRefusedVisitors(() => START);
  visitors.add("abcdefgh", "socket-cy");
  const transport = transportOf(sender, sender);
  const options = { transport, run: () => "run-1", lobby: LOBBY, visitors, recorder };
  const notices = [
    { type: "seatTakenOver", socketId: "socket-old" },
    { type: "playerLeft" },
    { type: "greeting", from: 1, greeting: "hello" },
    { type: "seatReleased", socketId: "socket-eve" },
    { type: "seatFreed" },
  ] as const;
  const room = after(roomOf(), join("run-1"));
  recorder.broadcast.mockClear();
  broadcast(options, updateOf({ room, notices }, { changed: true, closed: false, now: START }));
  const [roomId, code] = [room.id, "SEAT_TAKEN_OVER"] as const;
  expect(payloads).toEqual([
    ["error", { code, message: CONNECTION_ERROR_SENTENCES[code] }],
    ["playerLeft", { roomId }],
    ["greeting", { roomId, playerId: "socket-ann", greeting: "hello" }],
    ["seatReleased", { roomId }],
    ["roomFull", { roomId }],
    ["roomAvailable", { roomId }],
    ["roomState", expect.objectContaining({ id: roomId })],
  ]);
  expect(recorder.broadcast).toHaveBeenCalledOnce();
});
