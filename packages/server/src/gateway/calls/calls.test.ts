import { COMMAND_NAMES, refusalAck } from "@kingrow/protocol";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { refused } from "../../keeper/outcome.ts";
import {
  answersTo,
  createdBy,
  emitRaw,
  ended,
  next,
  recorded,
  caughtUp,
  until,
} from "../testing/testClients.ts";
import { startedGame, startTestServer, type TestServer } from "../testing/testServer.ts";

const WITH_PAYLOAD = COMMAND_NAMES.filter((name) => name !== "getAvailableRooms");

let server: TestServer;
beforeEach(async () => void (server = await startTestServer()));
afterEach(() => server.close());

describe("answers", () => {
  it("[W2] refuses events that do not exist, also those that mean something to an emitter", async () => {
    const client = await server.connect();
    for (const name of ["error", "nonsense", "__proto__", "constructor", "connection", ""]) {
      expect(await answersTo(client, name, {})).toEqual([refusalAck("INVALID_REQUEST")]);
    }
    expect(server.onFault).not.toHaveBeenCalled();
  });

  it("[W2] lives on when a client forges an event name of the transport", async () => {
    const client = await server.connect();
    const gone = ended(client);
    client.io.engine.write('2["disconnect","io client disconnect"]');
    expect(await gone).toMatch(/^transport/);
    await caughtUp(await server.connect());
  });

  it("takes the list with and without a payload, and with an acknowledgement alone", async () => {
    const client = await server.connect();
    for (const args of [[], [undefined], [{ any: 1 }], ["x", "y"]]) {
      expect(await answersTo(client, "getAvailableRooms", ...args)).toEqual([{ success: true }]);
    }
  });

  it("[O7] refuses a greeting that comes too early in the acknowledgement alone", async () => {
    const { white, black, roomId } = await startedGame(server);
    const heard = [recorded(white), recorded(black)];
    const greet = () => black.emitWithAck("greet", { roomId, greeting: "hello" });
    expect(await greet()).toMatchObject({ success: true });
    expect(await greet()).toMatchObject({ success: false, code: "RATE_LIMITED" });
    await Promise.all([caughtUp(white), caughtUp(black)]);
    expect(heard).toMatchObject([[{ event: "greeting" }], []]);
  });

  it("[O7] delivers one of two greetings that are sent at once", async () => {
    const { white, black, roomId } = await startedGame(server);
    const heard = recorded(white);
    const commit = server.store.commit.bind(server.store);
    const releases: (() => void)[] = [];
    const mayStore = new Promise<void>((resolve) => void releases.push(resolve));
    server.store.commit = (...change) => mayStore.then(() => commit(...change));
    const resigned = white.emitWithAck("resign", { roomId });
    const greet = () => black.emitWithAck("greet", { roomId, greeting: "hello" });
    const greetings = [greet(), greet()];
    await caughtUp(black);
    releases[0]?.();
    expect(await Promise.all(greetings)).toMatchObject([
      { success: true },
      { success: false, code: "RATE_LIMITED" },
    ]);
    await resigned;
    await caughtUp(white);
    expect(heard.filter(({ event }) => event === "greeting")).toHaveLength(1);
  });

  it("[R5] takes the old socket of a seat in leaveRoom, after the connection was lost", async () => {
    const key = "a-player-who-comes-back-1";
    const first = await server.connect(key);
    const [roomId, playerId] = [await createdBy(first), first.id];
    first.disconnect();
    const again = await server.connect(key);
    const leave = (id = playerId) => again.emitWithAck("leaveRoom", { roomId, playerId: id });
    expect(await leave("somebody else")).toEqual(refusalAck("ROOM_NOT_FOUND"));
    expect(await server.store.load(roomId)).toBeDefined();
    expect(await leave()).toEqual({ success: true });
    expect(await server.store.load(roomId)).toBeUndefined();
  });

  it("[R6] a player who names another socket in leaveRoom keeps the seat, and is away after a disconnect", async () => {
    const { white, black, roomId } = await startedGame(server);
    const leave = { roomId, playerId: "somebody else" };
    expect(await black.emitWithAck("leaveRoom", leave)).toEqual(refusalAck("ROOM_NOT_FOUND"));
    const left = next(white, "roomState");
    const playerId = black.id ?? "";
    black.disconnect();
    expect((await left).presence[playerId]?.connected).toBe(false);
  });

  it("[O7] counts only greetings that were delivered", async () => {
    const client = await server.connect();
    const roomId = await createdBy(client);
    const greet = () => client.emitWithAck("greet", { roomId, greeting: "hello" });
    expect(await greet()).toMatchObject({ success: true });
    expect(await greet()).toMatchObject({ success: true });
    const other = await server.connect();
    await other.emitWithAck("joinRoom", { roomId });
    expect(await greet()).toMatchObject({ success: true });
    expect(await greet()).toMatchObject({ code: "RATE_LIMITED" });
  });

  it("[W3] refuses with UNAVAILABLE when the disk is full, without any broadcast", async () => {
    const { white, black, roomId } = await startedGame(server);
    const heard = [recorded(white), recorded(black)];
    server.store.isFull = true;
    const move = { roomId, fromRow: 5, fromCol: 0, toRow: 4, toCol: 1 };
    expect(await black.emitWithAck("movePiece", move)).toEqual(refusalAck("UNAVAILABLE"));
    expect(await black.emitWithAck("createRoom", { isPrivate: false })).toEqual(
      refusalAck("UNAVAILABLE"),
    );
    await Promise.all([caughtUp(white), caughtUp(black)]);
    expect(heard).toEqual([[], []]);
    server.store.isFull = false;
    expect(await black.emitWithAck("movePiece", move)).toMatchObject({ success: true, version: 5 });
  });

  it("[W3] answers the list with UNAVAILABLE when the store cannot be read", async () => {
    const client = await server.connect();
    server.store.isUnreadable = true;
    expect(await answersTo(client, "getAvailableRooms")).toEqual([refusalAck("UNAVAILABLE")]);
  });

  it("[I1] takes the player from the connection, whatever a payload claims", async () => {
    const { white, roomId } = await startedGame(server);
    const stranger = await server.connect();
    const claim = { roomId, owner: "x", socketId: white.id, actor: { socketId: white.id } };
    expect(await answersTo(stranger, "resign", claim)).toEqual([refusalAck("ROOM_NOT_FOUND")]);
  });
});

/** A player who lost an idle seat, on a server where one address may join once. */
async function removedFrom(isPrivate: boolean) {
  const time = vi.spyOn(Date, "now");
  await server.close();
  server = await startTestServer({}, undefined, ({ address, ...limits }) => ({
    ...limits,
    address: { ...address, joins: { count: 1, seconds: 600 } },
  }));
  const [white, black] = [await server.connect(), await server.connect()];
  const roomId = await createdBy(white, isPrivate);
  await black.emitWithAck("joinRoom", { roomId });
  await white.emitWithAck("playerReady", { roomId, isReady: true });
  time.mockReturnValue(Date.now() + 31_000);
  const removed = next(black, "seatReleased");
  expect(await answersTo(white, "releaseSeat", { roomId })).toMatchObject([{ success: true }]);
  await removed;
  return { black, roomId };
}

describe("a player who was removed from a seat", () => {
  afterEach(() => void vi.restoreAllMocks());

  it("[R10] [O6] watches the room and ends that like any other visitor", async () => {
    const { black, roomId } = await removedFrom(false);
    expect(await answersTo(black, "watchRoom", { roomId })).toMatchObject([{ success: true }]);
    expect(await answersTo(black, "leaveRoom", { roomId })).toEqual([{ success: true }]);
  });

  it("[X4] joins again within the limits like any other visitor", async () => {
    const { black, roomId } = await removedFrom(true);
    const told = next(black, "rateLimitExceeded");
    const again = await answersTo(black, "joinRoom", { roomId });
    expect(await told).toMatchObject({ event: "joinRoom" });
    expect(again).toMatchObject([{ success: false, code: "RATE_LIMITED" }]);
  });
});

describe("a seat asked for again", () => {
  const CALLS = [
    ["createRoom", { isPrivate: false, requestId: "again" }],
    ["playNow", { requestId: "again" }],
  ] as const;

  it.each(CALLS)("[L1] %s tells by the room's state that the lists have ended", async (...call) => {
    const client = await server.connect();
    const seat = await answersTo(client, ...call);
    await answersTo(client, "getAvailableRooms");
    const told = next(client, "roomState");
    expect(await answersTo(client, ...call)).toEqual(seat);
    expect(await told).toMatchObject({ version: 1 });
  });
});

describe("what a stranger learns", () => {
  const PAYLOAD = {
    isReady: true,
    fromRow: 5,
    fromCol: 0,
    toRow: 4,
    toCol: 1,
    accept: true,
    greeting: "hello",
  };
  const IN_A_ROOM = WITH_PAYLOAD.filter(
    (name) => name !== "createRoom" && name !== "joinRoom" && name !== "playNow",
  );

  it.each(IN_A_ROOM)("[R3] %s tells a private room and none apart by nothing", async (name) => {
    const owner = await server.connect();
    const ids = [await createdBy(owner, true), "22222222222222222222"];
    const load = vi.spyOn(server.store, "load");
    const answers: unknown[] = [];
    for (const roomId of ids) {
      const stranger = await server.connect();
      emitRaw(stranger, name, { roomId, ...PAYLOAD }, (answer: unknown) => answers.push(answer));
      await until(async () => answers.length > 0);
      expect(answers.splice(0)).toEqual([refusalAck("ROOM_NOT_FOUND")]);
      expect(load.mock.calls.splice(0)).toEqual([[roomId]]);
    }
  });
});

describe("a player who disconnects while sitting down", () => {
  it("[R6] is away once the seat is stored", async () => {
    const [creator, guest] = [await server.connect(), await server.connect()];
    const roomId = await createdBy(creator);
    const commit = server.store.commit.bind(server.store);
    vi.spyOn(server.store, "commit").mockImplementationOnce(async (...change) => {
      const gone = ended(guest);
      guest.disconnect();
      await gone;
      await caughtUp(creator);
      return commit(...change);
    });
    emitRaw(guest, "joinRoom", { roomId });
    const guestsSeat = async () => (await server.store.load(roomId))?.seats[2];
    await expect.poll(guestsSeat).toMatchObject({ connected: false });
    vi.restoreAllMocks();
  });
});

describe("an address that has guessed too many room ids", () => {
  it.each(["joinRoom", "watchRoom", "claimWin"] as const)(
    "[X4] by %s learns no more about rooms that exist than about others",
    async (name) => {
      const roomId = await createdBy(await server.connect(), true);
      const guess = "22222222222222222222";
      for (let visitor = 0; visitor < 3; visitor += 1) {
        const client = await server.connect();
        for (let count = 0; count < 20; count += 1)
          await client.emitWithAck(name, { roomId: guess });
      }
      const stranger = await server.connect();
      for (const id of [roomId, guess])
        expect(await answersTo(stranger, name, { roomId: id })).toMatchObject([
          { success: false, code: "RATE_LIMITED" },
        ]);
    },
  );
});

describe("rates", () => {
  it("[X2] counts refused calls, not those of a quick player", async () => {
    await server.close();
    server = await startTestServer({ PLAYER_LIMIT_FACTOR: "10", MAX_CALLS_IN_FLIGHT: "20" });
    const client = await server.connect();
    const roomId = await createdBy(client);
    for (let count = 0; count < 150; count += 1)
      expect(await client.emitWithAck("joinRoom", { roomId })).toMatchObject({ success: true });
    expect(client.connected).toBe(true);
  });

  it("[X2] disconnects a client that is refused again and again", async () => {
    const client = await server.connect();
    const why = next(client, "error");
    const gone = ended(client);
    for (let count = 0; count < 31; count += 1) emitRaw(client, "nonsense");
    expect(await why).toMatchObject({ code: "FLOODING" });
    await gone;
  });

  it("[X2] answers and records a call beyond its rate", async () => {
    await server.close();
    server = await startTestServer({}, undefined, (limits) => ({
      ...limits,
      rates: { ...limits.rates, resign: { count: 1, seconds: 60 } },
    }));
    const client = await server.connect();
    const resign = () => client.emitWithAck("resign", { roomId: "22222222" });
    await resign();
    expect(await resign()).toEqual(refusalAck("RATE_LIMITED"));
    expect(server.recorder.answered).toHaveBeenLastCalledWith("resign", "RATE_LIMITED");
  });

  it("[X4] says when an address may open rooms again, also to a player of playNow", async () => {
    await server.close();
    server = await startTestServer({}, undefined, ({ address, ...limits }) => ({
      ...limits,
      address: { ...address, rooms: { count: 1, seconds: 600 } },
    }));
    const [first, client] = [await server.connect(), await server.connect()];
    await first.emitWithAck("playNow", { pace: "3+2" });
    const told = next(client, "rateLimitExceeded");
    const second = await client.emitWithAck("playNow", { pace: "10+5" });
    expect(second).toMatchObject({ success: false, code: "RATE_LIMITED" });
    expect(await told).toMatchObject({ event: "playNow", resetTime: expect.any(Number) });
  });

  it("[X8] says when a visitor who left too many seats may sit opposite other addresses again", async () => {
    await server.close();
    server = await startTestServer(
      { TRUSTED_PROXIES: "127.0.0.1" },
      undefined,
      ({ address, ...limits }) => ({
        ...limits,
        address: { ...address, leftSeats: { count: 1, seconds: 600 } },
      }),
    );
    const from = (address: string) =>
      server.connect(undefined, { extraHeaders: { "x-forwarded-for": address } });
    const [host, visitor] = [await from("203.0.113.1"), await from("203.0.113.2")];
    const roomId = await createdBy(host);
    await visitor.emitWithAck("joinRoom", { roomId });
    await visitor.emitWithAck("leaveRoom", { roomId });
    const told = next(visitor, "rateLimitExceeded");
    const again = await visitor.emitWithAck("joinRoom", { roomId });
    expect(again).toMatchObject({ success: false, code: "RATE_LIMITED" });
    expect(await told).toMatchObject({ event: "joinRoom", resetTime: expect.any(Number) });
  });

  it("[X5] says when to repeat a call that a busy server has refused", async () => {
    await server.close();
    server = await startTestServer({}, undefined, (limits) => ({ ...limits, callsInFlight: 0 }));
    const client = await server.connect();
    const ack = await client.emitWithAck("resign", { roomId: "22222222" });
    expect(ack).toEqual({ ...refusalAck("OVERLOADED"), retryInMs: expect.any(Number) });
    expect(server.recorder.answered).toHaveBeenLastCalledWith("resign", "OVERLOADED");
  });

  it("[X5] says when to repeat a call that a busy room has refused", async () => {
    const client = await server.connect();
    const roomId = await createdBy(client);
    vi.spyOn(server.keeper, "perform").mockImplementationOnce(async (_id, _command, answer) => {
      answer?.(refused("OVERLOADED"));
      return refused("OVERLOADED");
    });
    const ack = await client.emitWithAck("playerReady", { roomId, isReady: true });
    expect(ack).toMatchObject({ code: "OVERLOADED", retryInMs: expect.any(Number) });
  });

  it("[X8] counts the seats that are taken, and frees what a call has reserved", async () => {
    await server.close();
    server = await startTestServer({}, undefined, (limits) => ({ ...limits, seatsPerPlayer: 1 }));
    const client = await server.connect();
    for (let count = 0; count < 3; count += 1) {
      const roomId = await createdBy(client);
      expect(await client.emitWithAck("leaveRoom", { roomId })).toEqual({ success: true });
    }
    await createdBy(client);
    const second = await client.emitWithAck("createRoom", { isPrivate: false });
    expect(second).toMatchObject({ success: false, code: "TOO_MANY_SEATS" });
  });
});
