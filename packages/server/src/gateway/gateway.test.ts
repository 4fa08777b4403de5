// A gateway whose node misses the signals of other nodes.
import { FakeClock } from "@kingrow/time/testing";
import { expect, it } from "vitest";
import { readConfig } from "../base/config.ts";
import { createCallDoor } from "../door/door.ts";
import { useKeeper } from "../keeper/testing/testKeeper.ts";
import { roomOf } from "../store/testing/rooms.ts";
import { createGateway } from "./gateway.ts";
import { senderBy, transportOf } from "./testing/peers.ts";
import { createTestRecorder } from "./testing/testServer.ts";
import { createWatcherCounts } from "./watching/watcherCounts.ts";

const table = useKeeper();

it("[L3] the lobby shows a change of another node within seconds although its signal was lost", async () => {
  const clock = new FakeClock();
  const read = readConfig({}, "/nowhere");
  if (!read.ok) throw new Error(read.faults.join(" "));
  const lists: unknown[] = [];
  const everybody = senderBy((event, payload) => event === "availableRooms" && lists.push(payload));
  const recorder = createTestRecorder();
  const { now } = clock;
  const { limits } = read.config;
  const gateway = createGateway({
    keeper: table.keeper,
    transport: { ...transportOf(everybody, everybody), countIn: () => 1 },
    door: createCallDoor({ limits, now, wall: now, recorder, cut: () => undefined }),
    run: () => "run-1",
    clock,
    recorder,
    inCall: (act) => act(),
    watcherCounts: createWatcherCounts("a secret", now),
    onFault: table.onFault,
  });
  const room = roomOf();
  await table.store.commit(room, 0);
  await clock.pass(3_000);
  expect(lists).toMatchObject([[{ id: room.id }]]);
  await Promise.all([gateway.drain(), clock.pass(1_000)]);
});
