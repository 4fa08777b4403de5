// The parts of a gateway together: the lobby of one of several nodes.
import { refusalAck } from "@kingrow/protocol";
import { FakeClock } from "@kingrow/time/testing";
import { expect, it, vi } from "vitest";
import { readConfig } from "../base/config.ts";
import { createCallDoor } from "../door/door.ts";
import { created, keeperOn, useKeeper } from "../keeper/testing/testKeeper.ts";
import { actorOf, roomOf, START } from "../store/testing/rooms.ts";
import { createGateway } from "./gateway.ts";
import { callerOf, silentPeers, transportOf } from "./testing/peers.ts";
import { createTestRecorder } from "./testing/testServer.ts";
import type { Caller, PeerHandlers, Sender } from "./transport/transport.ts";
import { createWatcherCounts } from "./watching/watcherCounts.ts";

const table = useKeeper();

/** One of several nodes with a socket in its lobby. */
function openGateway() {
  const clock = new FakeClock(START);
  const { now } = clock;
  const read = readConfig({}, "/nowhere");
  if (!read.ok) throw new Error(read.faults.join(" "));
  const { limits } = read.config;
  /** Events to sockets and to other nodes, and the handlers of signals from other nodes. */
  const sent: unknown[] = [];
  const signals: unknown[] = [];
  const handlers: PeerHandlers = {};
  const sender: Sender = {
    to: (names) => ({ emit: (event, payload) => sent.push([String(names), event, payload]) }),
    in: () => ({ disconnectSockets: () => undefined, socketsLeave: () => undefined }),
  };
  const signal =
    (name: string) =>
    (...values: unknown[]) =>
      void signals.push([name, ...values]);
  const peers = silentPeers(
    {
      lobbyChanged: signal("lobbyChanged"),
      seatFreed: signal("seatFreed"),
      peopleCount: signal("peopleCount"),
      watcherCount: signal("watcherCount"),
    },
    (given) => void Object.assign(handlers, given),
  );
  const recorder = createTestRecorder();
  const numbered = vi.fn<() => void>();
  const watcherCounts = createWatcherCounts("a secret", now);
  table.keeper = keeperOn(table, { now, watcherInfo: watcherCounts.of });
  const door = createCallDoor({ limits, now, wall: now, recorder, cut: () => undefined });
  const gateway = createGateway({
    keeper: table.keeper,
    transport: { ...transportOf(sender, sender, peers), countIn: () => 1 },
    door,
    run: () => "run-1",
    clock,
    recorder,
    inCall: (act) => {
      numbered();
      return act();
    },
    watcherCounts,
    onFault: table.onFault,
  });
  const ask = (caller: Caller, name: string, payload?: unknown) =>
    new Promise<unknown>((answer) => gateway.call(caller, name, [payload, answer]));
  const stop = async () => {
    await Promise.all([gateway.drain(), clock.pass(1_000)]);
    expect(clock.waiting, "timers that nobody stopped").toBe(0);
  };
  return { clock, gateway, door, sent, signals, handlers, numbered, recorder, ask, stop };
}

const listsIn = (sent: readonly unknown[]) =>
  sent.flatMap((one) => (Array.isArray(one) && one[1] === "availableRooms" ? [one[2]] : []));

it("[L3] the lobby shows a change of another node within seconds although its signal was lost", async () => {
  const { clock, sent, stop } = openGateway();
  const room = roomOf();
  await table.store.commit(room, 0);
  await clock.pass(3_000);
  expect(listsIn(sent)).toMatchObject([[{ id: room.id }]]);
  await stop();
});

it("[L3] the lobby shows a change at once that another node signals", async () => {
  const { clock, sent, handlers, stop } = openGateway();
  await table.store.commit(roomOf(), 0);
  handlers.lobbyChanged?.();
  await clock.pass(10);
  expect(listsIn(sent)).toMatchObject([[{ id: "abcdefgh" }]]);
  await stop();
});

it("[L1] [L4] [L5] a visitor of the lobby is sent its rooms, how many people are there, and a game", async () => {
  const { clock, gateway, numbered, stop } = openGateway();
  const heard: unknown[] = [];
  const visitor = { ...callerOf("visitor"), emit: (...told: unknown[]) => heard.push(told) };
  for (const socket of [visitor, callerOf("other")]) gateway.welcome(socket);
  gateway.gone(callerOf("other"));
  const roomId = await created(table);
  await table.keeper.perform(roomId, { type: "join", actor: actorOf("bob") });
  for (const name of ["ann", "bob"])
    await table.keeper.perform(roomId, { type: "setReady", actor: actorOf(name), isReady: true });
  gateway.call(visitor, "getAvailableRooms", []);
  await clock.pass(1);
  expect(heard).toMatchObject([
    ["availableRooms", [{ id: roomId }]],
    ["peopleHere", { count: 1, serverTime: expect.any(Number) }],
    ["featuredGame", { roomId }],
  ]);
  expect(numbered, "its lines in the log").toHaveBeenCalledOnce();
  await stop();
});

/** The room that the caller opens. */
async function openedBy(caller: Caller, ask: ReturnType<typeof openGateway>["ask"]) {
  const ack = await ask(caller, "createRoom", { isPrivate: false });
  return String(Object(ack).roomId);
}

it("[R3] [R4] a visitor whom a full room refused hears once of a free seat, from another node too", async () => {
  const { sent, signals, handlers, ask, stop } = openGateway();
  const heard: unknown[] = [];
  const [ann, bob] = [callerOf("ann"), callerOf("bob")];
  const eve = { ...callerOf("eve"), emit: (...told: unknown[]) => heard.push(told) };
  const roomId = await openedBy(ann, ask);
  await ask(bob, "joinRoom", { roomId });
  expect(await ask(eve, "joinRoom", { roomId })).toEqual(refusalAck("ROOM_FULL"));
  expect(heard).toEqual([["roomFull", { roomId }]]);
  for (let count = 0; count < 2; count += 1) handlers.seatFreed?.(roomId);
  const invitation = ["eve", "roomAvailable", { roomId }];
  expect(sent.filter((one) => Object(one)[1] === "roomAvailable")).toEqual([invitation]);
  await ask(bob, "leaveRoom", { roomId });
  expect(signals).toContainEqual(["seatFreed", roomId]);
  await stop();
});

it("[W2] every call is answered, counted and done, also when the server has a bug", async () => {
  const { clock, door, numbered, recorder, ask, stop } = openGateway();
  const ann = callerOf("ann");
  const bug = new Error("a bug");
  const roomId = await openedBy(ann, ask);
  expect(await ask(ann, "nonsense")).toEqual(refusalAck("INVALID_REQUEST"));
  expect(await ask(ann, "watchRoom", { roomId: "22222222" })).toEqual(refusalAck("ROOM_NOT_FOUND"));
  vi.spyOn(table.keeper, "perform").mockRejectedValueOnce(bug);
  expect(await ask(ann, "playAgain", { roomId })).toEqual(refusalAck("UNAVAILABLE"));
  expect(table.onFault.mock.calls).toEqual([[bug]]);
  await clock.pass(0);
  expect(new Map(recorder.answered.mock.calls)).toEqual(
    new Map([
      ["createRoom", "OK"],
      ["unknown", "INVALID_REQUEST"],
      ["watchRoom", "ROOM_NOT_FOUND"],
      ["playAgain", "UNAVAILABLE"],
    ]),
  );
  expect([numbered.mock.calls.length, door.calls.underWay]).toEqual([4, 0]);
  expect(ann.data.session.running.size).toBe(0);
  await stop();
});

it("[I3] [O3] a call brings along the state of its connection", async () => {
  const { ask, stop } = openGateway();
  const ann = callerOf("ann");
  ann.data.lagMs = 120;
  const roomId = await openedBy(ann, ask);
  expect((await table.store.load(roomId))?.seats[1]?.lagMs).toBe(120);
  const late = { ...callerOf("late"), connected: false };
  Object.assign(late.data.session.actor, { owner: "ann" });
  expect(await ask(late, "joinRoom", { roomId })).toEqual(refusalAck("NOT_ALLOWED"));
  await stop();
});

it("[L3] [L4] the other nodes hear of a changed list and of the people here", async () => {
  const { clock, gateway, signals, ask, stop } = openGateway();
  const ann = callerOf("ann");
  gateway.welcome(ann);
  await openedBy(ann, ask);
  await clock.pass(2_000);
  expect(signals).toEqual([["lobbyChanged"], ["peopleCount", 1]]);
  await stop();
});

it("[R6] [O6] a lost connection leaves a seat, and ends what it watched", async () => {
  const { clock, gateway, sent, ask, stop } = openGateway();
  const [ann, eve] = [callerOf("ann"), callerOf("eve")];
  const roomId = await openedBy(ann, ask);
  const ack = await ask(eve, "watchRoom", { roomId });
  expect(ack).toMatchObject({ roomState: { id: roomId, watchers: 1, watchId: null } });
  await clock.pass(1_000);
  gateway.gone(eve);
  await clock.pass(1_000);
  const numbers = sent.filter((one) => Object(one)[1] === "watchers");
  expect(numbers).toEqual([1, 0].map((watchers) => ["ann", "watchers", { roomId, watchers }]));
  gateway.gone(ann);
  await clock.pass(0);
  expect((await table.store.load(roomId))?.seats[1]?.connected).toBe(false);
  await stop();
});

it("[O2] [G6] an answer says whether a room was opened, what a stale move has missed, and the version of a repeated move", async () => {
  const { ask, stop } = openGateway();
  const [ann, bob] = [callerOf("ann"), callerOf("bob")];
  const opened = await ask(ann, "playNow", {});
  const { roomId } = Object(opened);
  expect(opened).toEqual({ success: true, roomId, opened: true });
  expect(await ask(bob, "playNow", {})).toEqual({ success: true, roomId, opened: false });
  for (const caller of [ann, bob]) await ask(caller, "playerReady", { roomId, isReady: true });
  const step = { fromRow: 5, fromCol: 0, toRow: 4, toCol: 1 };
  const stale = await ask(bob, "movePiece", { roomId, ...step, version: 1 });
  const roomState = { id: roomId, gameStatus: "started" };
  expect(stale).toMatchObject({ ...refusalAck("STALE"), roomState });
  const move = () => ask(bob, "movePiece", { roomId, ...step, moveId: "move-1" });
  const moved = await move();
  await ask(ann, "offerDraw", { roomId });
  expect([moved, await move()]).toEqual([moved, { success: true, version: 5 }]);
  await stop();
});

it("[R3] a socket whose seat is gone is a stranger from its next call on", async () => {
  const { ask, stop } = openGateway();
  const ann = callerOf("ann");
  const roomId = await openedBy(ann, ask);
  const { actor, rooms } = ann.data.session;
  await table.keeper.perform(roomId, { type: "leave", actor });
  expect(await ask(ann, "resign", { roomId })).toEqual(refusalAck("ROOM_NOT_FOUND"));
  expect(rooms.size).toBe(0);
  await stop();
});

it("[R6] a player whose connection closed before the seat was stored is away", async () => {
  const { clock, ask, stop } = openGateway();
  const roomId = await openedBy(callerOf("ann"), ask);
  const bob = { ...callerOf("bob"), connected: false };
  expect(await ask(bob, "joinRoom", { roomId })).toMatchObject({ success: true });
  await clock.pass(0);
  expect((await table.store.load(roomId))?.seats[2]?.connected).toBe(false);
  await stop();
});

it("[L5] [O6] a game that goes on at another node is shown to the lobby and to watchers here", async () => {
  const { clock, sent, signals, ask, stop } = openGateway();
  const [ann, bob] = [callerOf("ann"), callerOf("bob")];
  const roomId = await openedBy(ann, ask);
  await ask(bob, "joinRoom", { roomId });
  for (const caller of [ann, bob]) await ask(caller, "playerReady", { roomId, isReady: true });
  await ask(callerOf("eve"), "watchRoom", { roomId });
  const [from, to] = [
    { row: 5, col: 0 },
    { row: 4, col: 1 },
  ];
  const elsewhere = keeperOn(table, { now: clock.now });
  await elsewhere.perform(roomId, { type: "move", actor: bob.data.session.actor, from, to });
  for (let second = 0; second < 6; second += 1) await clock.pass(1_000);
  const repeated = signals.filter((one) => Object(one)[0] === "watcherCount");
  expect(repeated, "at once, a second later, and every five").toEqual(
    [1, 1, 1].map((count) => ["watcherCount", roomId, count]),
  );
  const last = (event: string) => sent.findLast((one) => Object(one)[1] === event);
  expect(last("featuredGame")).toMatchObject([
    "kingrow:lobby",
    "featuredGame",
    { lastMove: { to } },
  ]);
  expect(last("roomState")).toMatchObject([
    `kingrow:watch:${roomId}`,
    "roomState",
    { lastMove: { to } },
  ]);
  await stop();
});

it("[O6] a watcher is sent a move of this node at once", async () => {
  const { clock, sent, ask, stop } = openGateway();
  const [ann, bob] = [callerOf("ann"), callerOf("bob")];
  const roomId = await openedBy(ann, ask);
  await ask(bob, "joinRoom", { roomId });
  for (const caller of [ann, bob]) await ask(caller, "playerReady", { roomId, isReady: true });
  await ask(callerOf("eve"), "watchRoom", { roomId });
  await ask(bob, "movePiece", { roomId, fromRow: 5, fromCol: 0, toRow: 4, toCol: 1 });
  await clock.pass(100);
  const states = sent.filter((one) => Object(one)[0] === `kingrow:watch:${roomId}`);
  expect(states.at(-1)).toMatchObject([{}, "roomState", { lastMove: { to: { row: 4, col: 1 } } }]);
  await stop();
});

it("[L1] [O6] a visitor who takes a seat leaves the lobby and the room that was watched", async () => {
  const { ask, stop } = openGateway();
  const roomId = await openedBy(callerOf("ann"), ask);
  const audiences = new Set<string>();
  const eve = {
    ...callerOf("eve"),
    join: (name: string) => void audiences.add(name),
    leave: (name: string) => void audiences.delete(name),
  };
  await ask(eve, "getAvailableRooms");
  await ask(eve, "watchRoom", { roomId });
  expect([...audiences]).toEqual(["kingrow:lobby", `kingrow:watch:${roomId}`]);
  await openedBy(eve, ask);
  expect([...audiences]).toEqual([]);
  await stop();
});

it("[W3] a player who joins the own room again gets the answer, then the state", async () => {
  const { clock, gateway, ask, stop } = openGateway();
  const heard: string[] = [];
  const ann = { ...callerOf("ann"), emit: (...told: unknown[]) => heard.push(String(told[0])) };
  const roomId = await openedBy(ann, ask);
  gateway.call(ann, "joinRoom", [{ roomId }, () => heard.push("answer")]);
  await clock.pass(0);
  expect(heard).toEqual(["answer", "roomState"]);
  await stop();
});
