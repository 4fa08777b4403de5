// A3: one address takes public seats of others and is never ready.
import { expect, test } from "vitest";
import { useServer } from "../support/useServer.ts";
import { arrive, newAddress, openRoom } from "../support/visitor.ts";

const HOSTS = 40;
const KEYS = 8;
const MOST_SEATS = 10;
const JOINS = 60;
const MOST_LEFT = 20;

const server = useServer();

test("[X4] one address takes ten seats opposite others at most", async () => {
  const { url } = server();
  const rooms = await openRooms(HOSTS);
  const address = newAddress();
  const grabbers = await Promise.all(Array.from({ length: KEYS }, () => arrive(url, { address })));
  let seats = 0;
  for (const [at, roomId] of rooms.entries()) {
    const answer = await grabbers[at % KEYS]?.call("joinRoom", { roomId });
    seats += answer?.success === true ? 1 : 0;
  }
  expect(seats).toBe(MOST_SEATS);
});

test("[X4] one address joins and leaves twenty times in a minute at most", async () => {
  const { url } = server();
  const rooms = await openRooms(KEYS);
  const address = newAddress();
  const visitors = await Promise.all(Array.from({ length: KEYS }, () => arrive(url, { address })));
  const joins: (string | undefined)[] = [];
  for (let join = 0; join < JOINS; join += 1) {
    const [visitor, roomId] = [visitors[join % KEYS], rooms[join % KEYS]];
    joins.push((await visitor?.call("joinRoom", { roomId }))?.code);
    if (joins.at(-1) !== undefined) continue;
    expect(await visitor?.call("leaveRoom", { roomId })).toMatchObject({ success: true });
  }
  const taken = joins.filter((code) => code === undefined).length;
  expect(taken).toBe(MOST_LEFT);
  expect(new Set(joins.slice(MOST_LEFT))).toEqual(new Set(["RATE_LIMITED"]));
  expect((await visitors[0]?.call("playNow"))?.code).toBe("RATE_LIMITED");
});

/** Public rooms, each of a host with an address of its own. */
async function openRooms(count: number): Promise<readonly string[]> {
  const hosts = await Promise.all(Array.from({ length: count }, () => arrive(server().url)));
  return Promise.all(hosts.map((host) => openRoom(host)));
}
