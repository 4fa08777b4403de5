import type { AvailableRoom } from "@kingrow/protocol";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type Client,
  createdBy,
  emitRaw,
  next,
  caughtUp,
  startTestServer,
  type TestServer,
} from "./testing/testServer.ts";

let server: TestServer;
const SETTINGS = { MAX_ROOMS_PER_PLAYER: "50", MAX_OPEN_ROWS_PER_ADDRESS: "50" };
beforeEach(async () => void (server = await startTestServer(SETTINGS)));
afterEach(() => server.close());

/** The lists that came, as ids, and when. */
function listsOf(client: Client) {
  const lists: { readonly ids: readonly string[]; readonly at: number }[] = [];
  client.on("availableRooms", (rooms: readonly AvailableRoom[]) =>
    lists.push({ ids: rooms.map(({ id }) => id), at: performance.now() }),
  );
  return lists;
}

async function visitor(): Promise<Client> {
  const client = await server.connect();
  const list = next(client, "availableRooms");
  client.emit("getAvailableRooms");
  await list;
  return client;
}

describe("the lobby", () => {
  it("[L1] answers the list and sends later ones until a seat is taken", async () => {
    const guest = await visitor();
    const update = next(guest, "availableRooms");
    const roomId = await createdBy(await server.connect());
    expect(await update).toMatchObject([
      { id: roomId, playerCount: 1, maxPlayers: 2, status: "Open" },
    ]);
    await guest.emitWithAck("joinRoom", { roomId });
    const lists = listsOf(guest);
    const other = await visitor();
    const seen = next(other, "availableRooms");
    await createdBy(await server.connect());
    await seen;
    await caughtUp(guest);
    expect(lists).toEqual([]);
  });

  it("[L1] takes a socket back in when it asks again", async () => {
    const guest = await visitor();
    const roomId = await createdBy(guest);
    await guest.emitWithAck("leaveRoom", { roomId });
    const asked = next(guest, "availableRooms");
    guest.emit("getAvailableRooms");
    await asked;
    const update = next(guest, "availableRooms");
    await createdBy(await server.connect());
    expect(await update).toHaveLength(1);
  });

  it("[L2] shows a room as Full when both seats are taken, and never a private one", async () => {
    const [host, guest] = [await server.connect(), await server.connect()];
    const roomId = await createdBy(host);
    await createdBy(host, true);
    await guest.emitWithAck("joinRoom", { roomId });
    const client = await server.connect();
    client.emit("getAvailableRooms");
    expect(await next(client, "availableRooms")).toMatchObject([
      { id: roomId, playerCount: 2, maxPlayers: 2, status: "Full" },
    ]);
  });

  it("[L3] sends at most one list in 200 ms, however much happens, and ends with the latest", async () => {
    const guest = await visitor();
    const lists = listsOf(guest);
    const host = await server.connect();
    const ids = [];
    for (let count = 0; count < 8; count += 1) ids.push(await createdBy(host));
    await expect.poll(() => lists.at(-1)?.ids.length).toBe(8);
    expect(new Set(lists.at(-1)?.ids)).toEqual(new Set(ids));
    const gaps = lists.slice(1).map(({ at }, index) => at - (lists[index]?.at ?? 0));
    expect(Math.min(...gaps, 200)).toBeGreaterThan(150);
  });

  it("[L2] lists three open rooms of one address, and those of another address beside them", async () => {
    await server.close();
    server = await startTestServer({ TRUSTED_PROXIES: "127.0.0.1" });
    const from = (address: string) =>
      server.connect(undefined, { extraHeaders: { "x-forwarded-for": address } });
    const honest = await createdBy(await from("203.0.113.1"));
    const host = await from("2001:db8::1");
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push(await createdBy(host));
    const list = next(host, "availableRooms");
    host.emit("getAvailableRooms");
    const listed = (await list).map(({ id }) => id);
    expect(listed).toHaveLength(4);
    expect(listed).toContain(honest);
    expect(listed.every((id) => id === honest || ids.includes(id))).toBe(true);
  });

  it("[R7] loses a room when the last player leaves it", async () => {
    const host = await server.connect();
    const roomId = await createdBy(host);
    const guest = await visitor();
    const update = next(guest, "availableRooms");
    emitRaw(host, "leaveRoom", { roomId });
    expect(await update).toEqual([]);
  });
});
