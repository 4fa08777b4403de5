// A6: one address changes its own rooms all the time, and every visitor of the lobby gets the list.
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { useServer } from "../support/useServer.ts";
import { arrive, newAddress, openRoom } from "../support/visitor.ts";

const KEYS = 12;
const SECONDS = 8;
const TOGGLE_MS = 190;

const server = useServer();

test("[L3] a lobby that changes all the time is sent once a second", async () => {
  const { url } = server();
  const address = newAddress();
  const host = await arrive(url, { address });
  const roomId = await openRoom(host);
  const guests = await Promise.all(Array.from({ length: KEYS }, () => arrive(url, { address })));
  const visitor = await arrive(url);
  let lists = 0;
  visitor.socket.on("availableRooms", () => void (lists += 1));
  await visitor.call("getAvailableRooms");
  const endsAt = performance.now() + SECONDS * 1_000;
  for (let toggles = 0; performance.now() < endsAt; toggles += 1) {
    const guest = guests[toggles % KEYS];
    await guest?.call("joinRoom", { roomId });
    await pause(TOGGLE_MS);
    await guest?.call("leaveRoom", { roomId });
    await pause(TOGGLE_MS);
  }
  // One for the call, one for the first change, and one a second.
  expect(lists).toBeLessThanOrEqual(SECONDS + 2);
  expect(lists).toBeGreaterThan(2);
});
