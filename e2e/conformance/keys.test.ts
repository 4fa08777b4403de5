// A seat belongs to its key, or to the socket if there is none. Only another connection with the key can take the seat over.
import { expect, test } from "vitest";
import { AS_THE_PAGE, makeKey, WITHOUT_KEY } from "../support/modes.ts";
import { NO_LIMITS } from "../support/settings.ts";
import { FIRST_STEP } from "./support/openings.ts";
import { expectRefusal } from "./support/refused.ts";
import { join, playStep, readyUp, seatTwo, isAway, seatKeyed } from "./support/table.ts";
import { useTestbed } from "./support/testbed.ts";

const testbed = useTestbed({ ...NO_LIMITS, LOG_LEVEL: "trace" });

test("[I1] without a key the seat belongs to the socket alone", async () => {
  const { roomId, white, black } = await seatTwo(testbed, WITHOUT_KEY);
  const id = black.id;
  black.close();
  await white.state(isAway(id));
  const again = await testbed.connect(WITHOUT_KEY);
  expectRefusal(await again.call("joinRoom", { roomId }), "ROOM_FULL");
});

test("[I1] another key, or a player's id used as a key, opens no seat", async () => {
  const { roomId, white, black } = await seatTwo(testbed);
  for (const key of [makeKey(), white.id, `${black.id}${black.id}`]) {
    const thief = testbed.guest({ transports: ["websocket"], auth: { playerKey: key } });
    await Promise.race([thief.heard("connect"), thief.heard("connect_error")]);
    if (thief.socket.connected)
      expectRefusal(await thief.call("joinRoom", { roomId }), "ROOM_FULL");
  }
});

test.each([
  ["a number", 5],
  ["a flag", true],
  ["null", null],
  ["a list", ["k"]],
  ["an object", { toString: "k" }],
  ["an empty text", ""],
  ["a short text", "k"],
  ["a text of 3,000 characters", "k".repeat(3_000)],
  ["a text of 9,000 characters", "k".repeat(9_000)],
])("[W2] a playerKey that is %s harms nobody", async (_, playerKey) => {
  const client = testbed.guest({
    transports: ["websocket"],
    reconnection: false,
    auth: { playerKey },
  });
  const isOver = ["connect", "connect_error", "disconnect"].map((event) => client.heard(event));
  await Promise.race(isOver);
  await (await testbed.connect()).caughtUp();
});

test("[I3] the newest socket with a key takes the seat; the older one is told and disconnected", async () => {
  const table = await seatKeyed(testbed);
  await readyUp(table);
  const { roomId, white, black } = table;
  const newer = await testbed.connectWith(AS_THE_PAGE, table.blackKey);
  await join(newer, roomId);
  const { payload } = await black.heard("error");
  expect(payload).toMatchObject({ code: "SEAT_TAKEN_OVER" });
  await black.heard("disconnect");

  const state = await white.state((s) => s.players.includes(newer.id));
  expect(state.players).toEqual([white.id, newer.id]);
  await Promise.all([white.caughtUp(), newer.caughtUp()]);
  const after = await white.state();
  expect(after.presence[newer.id], "the late disconnect changes nothing").toMatchObject({
    connected: true,
  });
  expect(after.players).toEqual([white.id, newer.id]);
  await playStep({ roomId, white, black: newer }, FIRST_STEP);
});
