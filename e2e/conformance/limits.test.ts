// The shipped limits on the wire: calls per player, size of messages, origins.
import { describe, expect, test } from "vitest";
import { MODES } from "../support/modes.ts";
import { NO_ADDRESS_LIMITS, ORIGINS } from "../support/settings.ts";
import { openPolling, openWebsocket } from "@kingrow/protocol/testing";
import { FIRST_STEP } from "./support/openings.ts";
import { expectRefusal, movePayload, startGame } from "./support/table.ts";
import { useTestbed } from "./support/testbed.ts";

const ELSEWHERE = "https://play.example";
const MOVES_PER_WINDOW = 30;

const testbed = useTestbed({ ...NO_ADDRESS_LIMITS, [ORIGINS]: ELSEWHERE });

describe.each(MODES)("$name", (mode) => {
  test("[X2] a move over the limit is not played, gives one notice, and limits no other call", async () => {
    const { roomId, white, black } = await startGame(testbed, mode);
    const nowhere = movePayload("nowhere1", FIRST_STEP);
    for (let count = 0; count < MOVES_PER_WINDOW; count += 1)
      expectRefusal(await black.call("movePiece", nowhere), "ROOM_NOT_FOUND");
    const since = white.log.length;
    for (let count = 0; count < 3; count += 1)
      expectRefusal(await black.call("movePiece", movePayload(roomId, FIRST_STEP)), "RATE_LIMITED");
    await black.call("offerDraw", { roomId });
    const { payload } = await white.heard("roomState", undefined, since);
    expect(payload).toMatchObject({ moves: [], drawOfferedBy: black.id });
    const [notice, ...more] = black.all("rateLimitExceeded");
    expect(notice).toMatchObject({ event: "movePiece", remaining: 0 });
    expect(more).toEqual([]);
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
    client.socket.emit("createRoom", { isPrivate: false, pad: "x".repeat(4_200) });
    await client.heard("disconnect");
    const { white } = await startGame(testbed, mode);
    await white.call("getAvailableRooms");
    expect(await white.rooms()).toEqual([]);
  });
});

test("[X3] clients without an origin, of the page's own and of a configured one are accepted", async () => {
  const { url, port } = testbed.server;
  for (const headers of [{}, { origin: url }, { origin: ELSEWHERE }]) {
    expect((await openPolling(url, { headers })).status).toBe(200);
    const socket = await openWebsocket({ port }, { headers });
    expect(socket).toBeDefined();
    socket?.destroy();
  }
});

test.each([
  "https://evil.example",
  "null",
  "http://127.0.0.1",
  "http://127.0.0.1.evil.example",
  "nonsense",
])("[X3] the origin %s is refused over polling and websocket", async (origin) => {
  const { url, port } = testbed.server;
  expect((await openPolling(url, { headers: { origin } })).ok).toBe(false);
  expect(await openWebsocket({ port }, { headers: { origin } })).toBeUndefined();
});
