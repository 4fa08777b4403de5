// Watchers of a node that has died, on a clock that the test moves.
import { FakeClock } from "@kingrow/time/testing";
import { expect, it } from "vitest";
import { accepted } from "../../keeper/outcome.ts";
import { joined, roomOf } from "../../store/testing/rooms.ts";
import { senderBy, silentPeers, transportOf } from "../testing/peers.ts";
import type { PeerHandlers } from "../transport/transport.ts";
import { createWatcherCounts } from "./watcherCounts.ts";
import { WatchedRooms } from "./watchedRooms.ts";

const nothing = () => undefined;

it("[O6] players get the new number within 60 s when a node with watchers dies", async () => {
  const clock = new FakeClock(0);
  const numbers: unknown[] = [];
  const room = joined(roomOf(), "bob");
  const watcherCounts = createWatcherCounts("a secret", () => clock.now());
  let handlers: PeerHandlers = {};
  const peers = silentPeers({}, (given) => void (handlers = given));
  const here = senderBy((event, payload) => void numbers.push([event, payload]));
  const transport = transportOf(senderBy(nothing), here, peers);
  const facts = { changed: false, closed: false, now: 0 };
  const look = async () => accepted({ room, notices: [] }, facts);
  const watching = new WatchedRooms({ transport, watcherCounts, clock, look });
  handlers.watcherCount?.("dead node", room.id, 2);
  for (let second = 0; second < 10; second += 1) clock.advance(1_000);
  expect(numbers).toEqual([]);
  for (let second = 0; second < 50; second += 1) {
    clock.advance(1_000);
    await Promise.resolve();
  }
  expect(numbers).toEqual([["watchers", { roomId: room.id, watchers: 0 }]]);
  watching.stop();
  expect(clock.waiting).toBe(0);
});
