import type { AvailableRoom } from "@kingrow/protocol";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { caughtUp, createdBy, next, recorded, until } from "../testing/testClients.ts";
import { startTestServer, type TestServer } from "../testing/testServer.ts";

let server: TestServer;
beforeEach(async () => void (server = await startTestServer({ TRUSTED_PROXIES: "127.0.0.1" })));
afterEach(() => server.close());

function from(address: string) {
  return server.connect(undefined, { extraHeaders: { "x-forwarded-for": address } });
}

describe("the lobby", () => {
  it("[L1] sends no list to a player who has taken a seat", async () => {
    const [visitor, player, other] = [await from("::1"), await from("::2"), await from("::3")];
    for (const client of [visitor, player]) {
      const list = next(client, "availableRooms");
      client.emit("getAvailableRooms");
      await list;
    }
    await createdBy(player);
    const heard = recorded(player);
    const roomId = await createdBy(other);
    const isListed = (): boolean => lists.some((rooms) => rooms.some(({ id }) => id === roomId));
    const lists: (readonly AvailableRoom[])[] = [];
    visitor.on("availableRooms", (rooms) => lists.push(rooms));
    await until(async () => isListed());
    await caughtUp(player);
    expect(heard.filter(({ event }) => event === "availableRooms")).toEqual([]);
  });

  it("[L2] lists the rooms of one address beyond three after those of others", async () => {
    const honest = await createdBy(await from("203.0.113.1"));
    const host = await from("2001:db8::1");
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push(await createdBy(host));
    const list = next(host, "availableRooms");
    host.emit("getAvailableRooms");
    const listed = (await list).map(({ id }) => id);
    expect(listed).toHaveLength(6);
    expect(listed.slice(0, 4)).toContain(honest);
    expect(ids).toEqual(expect.arrayContaining(listed.slice(4)));
  });

  it("[L2] lists no room whose game has ended, until its player asks to play again", async () => {
    const [visitor, ann, bob] = [await from("::1"), await from("::2"), await from("::3")];
    const listed = async () => {
      const list = next(visitor, "availableRooms");
      visitor.emit("getAvailableRooms");
      return (await list).map(({ gameStatus }) => gameStatus);
    };
    const roomId = await createdBy(ann);
    await bob.emitWithAck("joinRoom", { roomId });
    for (const client of [ann, bob])
      await client.emitWithAck("playerReady", { roomId, isReady: true });
    expect(await listed()).toEqual(["started"]);
    await bob.emitWithAck("resign", { roomId });
    expect(await listed()).toEqual([]);
    await ann.emitWithAck("playAgain", { roomId });
    await bob.emitWithAck("leaveRoom", { roomId });
    expect(await listed()).toEqual([]);
    await ann.emitWithAck("playAgain", { roomId });
    expect(await listed()).toEqual(["waiting"]);
  });
});
