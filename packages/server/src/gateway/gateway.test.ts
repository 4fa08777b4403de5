// The parts of a gateway together: the lobby of one of several nodes.
import { FakeClock } from "@kingrow/time/testing";
import { expect, it, vi } from "vitest";
import { readConfig } from "../base/config.ts";
import { createCallDoor } from "../door/door.ts";
import { created, useKeeper } from "../keeper/testing/testKeeper.ts";
import { actorOf, roomOf } from "../store/testing/rooms.ts";
import { createGateway } from "./gateway.ts";
import { callerOf, senderBy, transportOf } from "./testing/peers.ts";
import { createTestRecorder } from "./testing/testServer.ts";
import { createWatcherCounts } from "./watching/watcherCounts.ts";

const table = useKeeper();

/** One of several nodes with a socket in its lobby, and the lists that all sockets there are sent. */
function openGateway() {
  const clock = new FakeClock();
  const { now } = clock;
  const read = readConfig({}, "/nowhere");
  if (!read.ok) throw new Error(read.faults.join(" "));
  const { limits } = read.config;
  const lists: unknown[] = [];
  const everybody = senderBy((event, payload) => event === "availableRooms" && lists.push(payload));
  const recorder = createTestRecorder();
  const numbered = vi.fn<() => void>();
  const gateway = createGateway({
    keeper: table.keeper,
    transport: { ...transportOf(everybody, everybody), countIn: () => 1 },
    door: createCallDoor({ limits, now, wall: now, recorder, cut: () => undefined }),
    run: () => "run-1",
    clock,
    recorder,
    inCall: (act) => {
      numbered();
      return act();
    },
    watcherCounts: createWatcherCounts("a secret", now),
    onFault: table.onFault,
  });
  const stop = () => Promise.all([gateway.drain(), clock.pass(1_000)]);
  return { clock, gateway, lists, numbered, stop };
}

it("[L3] the lobby shows a change of another node within seconds although its signal was lost", async () => {
  const { clock, lists, stop } = openGateway();
  const room = roomOf();
  await table.store.commit(room, 0);
  await clock.pass(3_000);
  expect(lists).toMatchObject([[{ id: room.id }]]);
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
    ["peopleHere", { count: 1 }],
    ["featuredGame", { roomId }],
  ]);
  expect(numbered, "its lines in the log").toHaveBeenCalledOnce();
  await stop();
});
