// Watchers on several nodes, on a clock that the test moves.
import type { Room } from "@kingrow/room";
import { FakeClock } from "@kingrow/time/testing";
import { expect, it, vi } from "vitest";
import { accepted, refused, updateOf } from "../../keeper/outcome.ts";
import { joined, roomOf } from "../../store/testing/rooms.ts";
import { callerOf, senderBy, silentPeers, transportOf } from "../testing/peers.ts";
import type { Caller, PeerHandlers } from "../transport/transport.ts";
import { createWatcherCounts } from "./watcherCounts.ts";
import { WatchedRooms } from "./watchedRooms.ts";

const ROOM = joined(roomOf(), "bob");
const UNCHANGED = { changed: false, closed: false, now: 0 };

/** Events to the players of the room, and signals to the other nodes. */
function openWatching(found = accepted({ room: ROOM, notices: [] }, UNCHANGED)) {
  const clock = new FakeClock(0);
  const numbers: unknown[] = [];
  const signals: unknown[] = [];
  const watcherCounts = createWatcherCounts("a secret", () => clock.now());
  let handlers: PeerHandlers = {};
  const peers = silentPeers(
    {
      watcherCount: (_roomId, count) => void signals.push({ count }),
      watchedState: (_roomId, state) => void signals.push({ version: state?.version ?? null }),
    },
    (given) => void (handlers = given),
  );
  const here = senderBy((event, payload) => void numbers.push([event, payload]));
  const nowhere = senderBy(() => undefined);
  const transport = transportOf(nowhere, here, peers);
  const look = () => Promise.resolve(found);
  const watching = new WatchedRooms({ transport, watcherCounts, clock, look });
  const watchElsewhere = (count: number) => handlers.watcherCount?.("other node", ROOM.id, count);
  return { clock, numbers, signals, watching, watchElsewhere };
}

function updateTo(room: Room, closed = false) {
  return updateOf({ room, notices: [] }, { changed: true, closed, now: 0 });
}

it("[O6] players get the new number within 60 s when a node with watchers dies", async () => {
  const { clock, numbers, watching, watchElsewhere } = openWatching();
  watchElsewhere(2);
  for (let second = 0; second < 10; second += 1) clock.advance(1_000);
  expect(numbers).toEqual([]);
  for (let second = 0; second < 50; second += 1) {
    clock.advance(1_000);
    await Promise.resolve();
  }
  expect(numbers).toEqual([["watchers", { roomId: ROOM.id, watchers: 0 }]]);
  watching.stop();
  expect(clock.waiting).toBe(0);
});

it("[O6] a room that is watched on another node alone is sent there, and so is its end", () => {
  const { clock, signals, watching, watchElsewhere } = openWatching();
  watching.onUpdate(updateTo(ROOM));
  watchElsewhere(1);
  watching.onUpdate(updateTo({ ...ROOM, version: 7 }));
  clock.advance(1);
  watching.onUpdate(updateTo({ ...ROOM, version: 8 }, true));
  expect(signals).toEqual([{ version: 7 }, { version: null }]);
  watching.stop();
});

it("[O6] other nodes know of a first watcher at once, and a room without watchers takes no time", () => {
  const { clock, signals, watching } = openWatching();
  const leave = vi.fn<Caller["leave"]>();
  const watcher = { ...callerOf("watcher"), leave };
  watching.begin(watcher, updateTo(ROOM));
  expect(signals).toEqual([{ count: 1 }]);
  watching.end(watcher);
  expect(leave).toHaveBeenCalledOnce();
  clock.advance(1_000);
  expect(signals.at(-1)).toEqual({ count: 0 });
  clock.advance(1_000);
  expect(clock.waiting).toBe(0);
});

it("[O6] a socket that closed meanwhile does not count", () => {
  const { signals, watching } = openWatching();
  watching.begin({ ...callerOf("gone"), connected: false }, updateTo(ROOM));
  expect(signals).toEqual([]);
  watching.stop();
});

it("[O6] watching ends within seconds although the end of a room on another node got lost", async () => {
  const { clock, numbers, watching } = openWatching(refused("ROOM_NOT_FOUND"));
  watching.begin(callerOf("watcher"), updateTo(ROOM));
  await clock.pass(6_000);
  expect(numbers).toContainEqual(["watchEnded", { roomId: ROOM.id }]);
  watching.stop();
});
