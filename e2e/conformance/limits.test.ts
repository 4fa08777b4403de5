// The limits as they are shipped: calls per player, size and kind of messages, origins.
import { describe, expect, test } from "vitest";
import type { Client } from "./support/client.ts";
import { useTestbed } from "./support/testbed.ts";
import { NO_ADDRESS_LIMITS } from "../support/settings.ts";
import { AS_THE_PAGE, makeKey, MODES } from "../support/modes.ts";
import { FIRST_STEP } from "./support/openings.ts";
import { openPolling, RawWebSocket } from "./support/raw.ts";
import { expectRefusal } from "./support/refused.ts";
import { movePayload, startGame } from "./support/table.ts";

/** As shipped, but for limits of the one address all come from. */
const testbed = useTestbed(NO_ADDRESS_LIMITS);

interface Limit {
  readonly event: string;
  readonly calls: number;
  readonly seconds: number;
  readonly payload: Record<string, unknown>;
}

const LIMITS: readonly Limit[] = [
  { event: "movePiece", calls: 30, seconds: 10, payload: movePayload("nowhere1", FIRST_STEP) },
  { event: "playerReady", calls: 10, seconds: 10, payload: { roomId: "nowhere1", isReady: true } },
  { event: "playAgain", calls: 10, seconds: 10, payload: { roomId: "nowhere1" } },
  { event: "createRoom", calls: 10, seconds: 60, payload: { isPrivate: true } },
  { event: "joinRoom", calls: 30, seconds: 60, payload: { roomId: "nowhere1" } },
  { event: "getAvailableRooms", calls: 20, seconds: 10, payload: {} },
];

/** As many calls as are allowed; none of them meets the limit. */
async function exhaust(client: Client, { event, calls, payload }: Limit): Promise<void> {
  const allowed = Array.from({ length: calls }, () => client.call(event, payload));
  for (const answer of await Promise.all(allowed)) expect(answer.code).not.toBe("RATE_LIMITED");
}

/** Retries if the machine was so slow that the window of the limit ended during the test. */
async function inOneWindow({ seconds }: Limit, tried: () => Promise<void>): Promise<void> {
  for (;;) {
    const startedAt = Date.now();
    try {
      return await tried();
    } catch (fault) {
      if (Date.now() - startedAt < seconds * 1_000) throw fault;
    }
  }
}

describe.each(LIMITS)("$event", (limit) => {
  const { event, calls, seconds, payload } = limit;

  async function expectOneNotice(): Promise<void> {
    const client = await testbed.connect();
    await exhaust(client, limit);
    expect(client.all("rateLimitExceeded")).toEqual([]);
    const over = await Promise.all([1, 2, 3].map(() => client.call(event, payload)));
    for (const answer of over) expectRefusal(answer, "RATE_LIMITED");
    await client.caughtUp();
    const notices = client.all("rateLimitExceeded");
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatchObject({ event, remaining: 0 });
    const left = Number(Object(notices[0]).resetTime) - Date.now();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(seconds * 1_000 + 500);
  }

  async function expectLimitAfterReconnect(): Promise<void> {
    const key = makeKey();
    const first = await testbed.connectWith(AS_THE_PAGE, key);
    await exhaust(first, limit);
    first.close();
    const second = await testbed.connectWith(AS_THE_PAGE, key);
    expectRefusal(await second.call(event, payload), "RATE_LIMITED");
  }

  test(`[X2] ${event} is limited to ${calls} in ${seconds} s, with one notice per window`, () =>
    inOneWindow(limit, expectOneNotice));

  test(`[X2] a reconnect with the same key does not lift the limit of ${event}`, () =>
    inOneWindow(limit, expectLimitAfterReconnect));

  test(`[X2] one player's limit of ${event} is not another's`, async () => {
    const [busy, other] = await Promise.all([testbed.connect(), testbed.connect()]);
    await exhaust(busy, limit);
    expect((await other.call(event, payload)).code).not.toBe("RATE_LIMITED");
  });
});

describe.each(MODES)("$name", (mode) => {
  test("[X2] a move over the limit is not played, and the limit of one call leaves the others alone", async () => {
    const table = await startGame(testbed, mode);
    await exhaust(table.black, LIMITS[0]!);
    const since = table.white.log.length;
    const answer = await table.black.call("movePiece", movePayload(table.roomId, FIRST_STEP));
    expectRefusal(answer, "RATE_LIMITED");
    await table.black.call("offerDraw", { roomId: table.roomId });
    const { payload } = await table.white.heard("roomState", undefined, since);
    expect(payload).toMatchObject({ moves: [], drawOfferedBy: table.black.id });
  });

  test("[X2] a socket that goes on flooding is disconnected", async () => {
    const client = await testbed.connect(mode);
    for (let k = 0; k < 300; k += 1) client.socket.emit("joinRoom", { roomId: "nowhere1" });
    await client.heard("disconnect");
    expect(client.all("rateLimitExceeded").length).toBeLessThanOrEqual(1);
  });

  test("[X3] a message under 4 KB is served, a longer one is not", async () => {
    const client = await testbed.connect(mode);
    const short = await client.call("createRoom", { isPrivate: true, pad: "x".repeat(3_800) });
    expect(short).toMatchObject({ success: true });
    const long = { isPrivate: false, pad: "x".repeat(4_200) };
    let isAnswered = false;
    client.socket.emit("createRoom", long, (answer: unknown) => {
      isAnswered = Object(answer).success === true;
    });
    await client.heard("disconnect");
    expect(isAnswered).toBe(false);
  });
});

test("[X3] the page's own origin and a client without one are let in", async () => {
  const { url } = testbed.server;
  for (const origin of [undefined, url]) {
    const headers: Record<string, string> = origin === undefined ? {} : { origin };
    expect((await openPolling(url, { headers })).status).toBe(200);
    const socket = await RawWebSocket.connect(url, { headers });
    expect(socket).toBeInstanceOf(RawWebSocket);
    if (socket instanceof RawWebSocket) socket.close();
  }
});

test.each([
  "https://evil.example",
  "null",
  "http://127.0.0.1",
  "http://127.0.0.1.evil.example",
  "nonsense",
])("[X3] the origin %s is refused over polling and websocket", async (origin) => {
  const { url } = testbed.server;
  expect((await openPolling(url, { headers: { origin } })).ok).toBe(false);
  expect(await RawWebSocket.connect(url, { headers: { origin } })).not.toBeInstanceOf(RawWebSocket);
});
