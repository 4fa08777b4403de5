// What one address may do however many keys it makes up, and what it may not keep others from (X4).
import { refusalAck } from "@kingrow/protocol";
import { afterEach, describe, expect, it, vi } from "vitest";
import { readConfig } from "../../base/config.ts";
import { type AddressLimit, type Counters, createAddressLimits } from "./addressLimits.ts";
import { createAddressTag } from "../connections/whence.ts";
import { type Client, createdBy, nextKey, recorded, caughtUp } from "../testing/testClients.ts";
import { startTestServer, type TestServer } from "../testing/testServer.ts";

let server: TestServer;
afterEach(() => server?.close());

const HERE = { extraHeaders: { "x-forwarded-for": "203.0.113.7:4711" } };
const ELSEWHERE = { extraHeaders: { "x-forwarded-for": "203.0.113.8" } };

async function start(environment: Readonly<Record<string, string>>): Promise<void> {
  server = await startTestServer({ TRUSTED_PROXIES: "127.0.0.1", ...environment });
}

/** A player who was never here before. */
function visitor(options: object = HERE): Promise<Client> {
  return server.connect(nextKey(), options);
}

async function codeOf(answer: Promise<unknown>): Promise<unknown> {
  const { success, code } = Object(await answer);
  return success === true ? "OK" : code;
}

const open = (client: Client, isPrivate = false) =>
  codeOf(client.emitWithAck("createRoom", { isPrivate }));
const join = (client: Client, roomId: string) => codeOf(client.emitWithAck("joinRoom", { roomId }));

describe("rooms of one address", () => {
  it("[X4] are opened so often only, by however many players, and elsewhere nobody notices", async () => {
    await start({ RATE_ROOMS_PER_ADDRESS: "3/60" });
    const codes = [];
    for (let count = 0; count < 5; count += 1) codes.push(await open(await visitor()));
    expect(codes).toEqual(["OK", "OK", "OK", "RATE_LIMITED", "RATE_LIMITED"]);
    expect(await open(await visitor(ELSEWHERE))).toBe("OK");
    expect(server.recorder.limited.mock.calls).toEqual([["rooms"], ["rooms"]]);
  });

  it("[X4] do not count once somebody has sat down in them, and nobody gets a credit for that", async () => {
    await start({ RATE_ROOMS_PER_ADDRESS: "2/60" });
    for (let count = 0; count < 4; count += 1) {
      const roomId = await createdBy(await visitor());
      expect(await join(await visitor(), roomId)).toBe("OK");
    }
    const [guest, found] = [
      await visitor(),
      await codeOf((await visitor()).emitWithAck("playNow", {})),
    ];
    expect(found).toBe("OK");
    expect(await codeOf(guest.emitWithAck("playNow", {}))).toBe("OK");
    const codes = [];
    for (let count = 0; count < 3; count += 1) codes.push(await open(await visitor()));
    expect(codes).toEqual(["OK", "OK", "RATE_LIMITED"]);
  });

  it("[X4] tell a player once in a window that there were too many", async () => {
    await start({ RATE_ROOMS_PER_ADDRESS: "1/60" });
    const host = await visitor();
    const heard = recorded(host);
    for (let count = 0; count < 3; count += 1) await open(host);
    const told = heard.filter(({ event }) => event === "rateLimitExceeded");
    expect(told).toEqual([
      {
        event: "rateLimitExceeded",
        payload: expect.objectContaining({ event: "createRoom", remaining: 0 }),
      },
    ]);
  });

  it("[X4] live so many at a time, those of a repeated request excepted", async () => {
    await start({ MAX_ROOMS_PER_ADDRESS: "2" });
    const host = await visitor();
    const first = await createdBy(host);
    const again = { isPrivate: false, requestId: "again" };
    const asked = await host.emitWithAck("createRoom", again);
    expect(await open(await visitor())).toBe("ADDRESS_LIMIT");
    expect(await host.emitWithAck("createRoom", again)).toEqual(asked);
    await host.emitWithAck("leaveRoom", { roomId: first });
    expect(await open(await visitor())).toBe("OK");
  });

  it("[X4] are counted one by one, also when all ask at once", async () => {
    await start({ MAX_ROOMS_PER_ADDRESS: "2" });
    const hosts = await Promise.all(Array.from({ length: 6 }, () => visitor()));
    const codes = await Promise.all(hosts.map((host) => open(host)));
    expect(codes.filter((code) => code === "OK")).toHaveLength(2);
    expect(codes.filter((code) => code === "ADDRESS_LIMIT")).toHaveLength(4);
  });
});

describe("seats of one address", () => {
  it("[X4] are asked for so often only, but who has one comes back", async () => {
    await start({ RATE_JOINS_PER_ADDRESS: "2/60" });
    const roomId = await createdBy(await visitor(ELSEWHERE));
    const key = nextKey();
    const guest = await server.connect(key, HERE);
    expect(await join(guest, roomId)).toBe("OK");
    const other = await createdBy(await visitor(ELSEWHERE));
    expect(await join(await visitor(), roomId)).toBe("ROOM_FULL");
    expect(await join(await visitor(), other)).toBe("RATE_LIMITED");
    expect(await join(await server.connect(key, HERE), roomId)).toBe("OK");
    expect(await join(await visitor(ELSEWHERE), other)).toBe("OK");
  });

  it("[X4] are found for whoever may look for no more rooms by their ids", async () => {
    await start({ RATE_NOT_FOUND_PER_ADDRESS: "1/60" });
    const codes = [];
    for (const id of ["nobodys2", "nobodys3"]) codes.push(await join(await visitor(), id));
    expect(codes).toEqual(["ROOM_NOT_FOUND", "RATE_LIMITED"]);
    expect(await codeOf((await visitor()).emitWithAck("playNow", {}))).toBe("OK");
  });

  it("[X4] are so many for one player and for one address, until one is left", async () => {
    await start({ MAX_SEATS_PER_PLAYER: "2", MAX_SEATS_PER_ADDRESS: "3" });
    const rooms = [];
    for (let count = 0; count < 4; count += 1)
      rooms.push(await createdBy(await visitor(ELSEWHERE)).catch(() => ""));
    const [one = "", two = "", three = ""] = rooms;
    const grabber = await visitor();
    expect(await join(grabber, one)).toBe("OK");
    expect(await join(grabber, two)).toBe("OK");
    expect(await join(grabber, three)).toBe("TOO_MANY_SEATS");
    expect(await open(grabber)).toBe("TOO_MANY_SEATS");
    expect(await open(await visitor())).toBe("OK");
    expect(await join(await visitor(), three)).toBe("ADDRESS_LIMIT");
    await grabber.emitWithAck("leaveRoom", { roomId: one });
    expect(await join(await visitor(), three)).toBe("OK");
  });

  it("[X4] are counted also while they are still being taken", async () => {
    await start({ MAX_SEATS_PER_PLAYER: "2" });
    const rooms = [];
    for (let count = 0; count < 5; count += 1) {
      const host = await server.connect(nextKey(), {
        extraHeaders: { "x-forwarded-for": `198.51.100.${count}` },
      });
      rooms.push(await createdBy(host));
    }
    const grabber = await visitor();
    const codes = await Promise.all(rooms.map((roomId) => join(grabber, roomId)));
    expect(codes.filter((code) => code === "OK")).toHaveLength(2);
  });
});

describe("new players of one address", () => {
  it("[X4] are so many; beyond them only who has a seat gets on", async () => {
    await start({ RATE_NEW_KEYS_PER_ADDRESS: "2/60" });
    const roomId = await createdBy(await visitor(ELSEWHERE));
    const key = nextKey();
    expect(await join(await server.connect(key, HERE), roomId)).toBe("OK");
    expect(await open(await visitor())).toBe("OK");
    const late = await visitor();
    expect(await open(late)).toBe("RATE_LIMITED");
    expect(await join(late, roomId)).toBe("RATE_LIMITED");
    expect(await codeOf(late.emitWithAck("getAvailableRooms"))).toBe("RATE_LIMITED");
    expect(await join(await server.connect(key, HERE), roomId)).toBe("OK");
    expect(await open(await server.connect(key, HERE))).toBe("OK");
  });
});

describe("guesses of one address", () => {
  const NOWHERE = "22222222222222222222";

  it("[X4] are answered so often only, and then tell nothing any more", async () => {
    await start({ RATE_NOT_FOUND_PER_ADDRESS: "3/60" });
    const found = await createdBy(await visitor(ELSEWHERE), true);
    const codes = [];
    for (let count = 0; count < 4; count += 1) codes.push(await join(await visitor(), NOWHERE));
    expect(codes).toEqual([...Array(3).fill("ROOM_NOT_FOUND"), "RATE_LIMITED"]);
    const guesser = await visitor();
    expect(await join(guesser, found)).toBe("RATE_LIMITED");
    expect(await guesser.emitWithAck("resign", { roomId: found })).toEqual(
      refusalAck("RATE_LIMITED"),
    );
    expect(await guesser.emitWithAck("resign", { roomId: NOWHERE })).toEqual(
      refusalAck("RATE_LIMITED"),
    );
    expect(await join(await visitor(ELSEWHERE), found)).toBe("OK");
  });

  it("[R3] [X4] are refused no sooner where there is such a room", async () => {
    await start({ RATE_NOT_FOUND_PER_ADDRESS: "1/60" });
    const found = await createdBy(await visitor(ELSEWHERE), true);
    expect(await join(await visitor(), NOWHERE)).toBe("ROOM_NOT_FOUND");
    const guesser = await visitor();
    const order: string[] = [];
    const calls = [NOWHERE, found].map(async (roomId) => {
      expect(await join(guesser, roomId)).toBe("RATE_LIMITED");
      order.push(roomId);
    });
    await Promise.all(calls);
    expect(order).toEqual([NOWHERE, found]);
  });

  it("[X4] that hit count nothing, and many at once are no way around", async () => {
    await start({ RATE_NOT_FOUND_PER_ADDRESS: "3/60" });
    const rooms = [];
    for (let count = 0; count < 5; count += 1)
      rooms.push(await createdBy(await visitor(ELSEWHERE), true));
    const guest = await visitor();
    for (const roomId of rooms) expect(await join(guest, roomId)).toBe("OK");
    const codes = await Promise.all(Array.from({ length: 8 }, () => join(guest, NOWHERE)));
    expect(codes.filter((code) => code === "ROOM_NOT_FOUND")).toHaveLength(3);
    expect(codes.filter((code) => code === "RATE_LIMITED")).toHaveLength(5);
    expect(
      await codeOf(guest.emitWithAck("playerReady", { roomId: rooms[0]!, isReady: true })),
    ).toBe("OK");
    await caughtUp(guest);
  });
});

describe("handshakes of one address", () => {
  it("[X4] are so many in a time; another address gets in", async () => {
    await start({ RATE_HANDSHAKES_PER_ADDRESS: "2/60" });
    await visitor();
    await visitor();
    await expect(visitor()).rejects.toThrow("websocket error");
    await visitor(ELSEWHERE);
    expect(server.recorder.disconnected).toHaveBeenCalledWith("HANDSHAKE_REFUSED");
  });
});

describe("counting together", () => {
  const read = readConfig({ RATE_JOINS_PER_ADDRESS: "2/60" }, "/nowhere");
  if (!read.ok) throw new Error("the settings are wrong");
  const rates = read.config.limits.addressRates;

  function limitsOn(counters: Counters) {
    const onLimited = vi.fn<(limit: AddressLimit) => void>();
    return createAddressLimits({ now: Date.now, rates, counters, onLimited });
  }

  it("[X4] each node counts alone while Redis is away", async () => {
    const away: Counters = {
      isCluster: false,
      eval: () => Promise.reject(new Error("Redis is away")),
    };
    const limits = limitsOn(away);
    const verdicts = [];
    for (let count = 0; count < 3; count += 1) verdicts.push(await limits.take("joins", "street"));
    expect(verdicts.map(({ allowed }) => allowed)).toEqual([true, true, false]);
    expect(await limits.take("joins", "home")).toEqual({ allowed: true });
  });

  it("tells addresses apart and shows none", () => {
    const tagOf = createAddressTag("one secret");
    expect(tagOf("203.0.113.7")).toBe(tagOf("203.0.113.7"));
    expect(tagOf("203.0.113.7")).not.toBe(tagOf("203.0.113.8"));
    expect(tagOf("203.0.113.7")).not.toBe(createAddressTag("another")("203.0.113.7"));
    expect(tagOf("203.0.113.7")).toMatch(/^[\w-]{16}$/);
  });
});
