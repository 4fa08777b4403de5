// To whom a seat belongs: the key, without one the socket; whoever has the key takes it over, and nobody else sees it.
import { expect, test } from "vitest";
import type { Client } from "./support/client.ts";
import { AS_THE_PAGE, makeKey, WITHOUT_KEY } from "../support/modes.ts";
import { NO_LIMITS } from "../support/settings.ts";
import { isAway, seatKeyed } from "./support/keyed.ts";
import { FIRST_STEP } from "./support/openings.ts";
import { expectRefusal } from "./support/refused.ts";
import { join, playStep, readyUp, seatTwo } from "./support/table.ts";
import { filesIn, leaksIn, secretsOf, useTestbed } from "./support/testbed.ts";

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

test("[I3] a seat taken over and over stays one seat, and the last one has it", async () => {
  const table = await seatKeyed(testbed);
  const { roomId, white, blackKey } = table;
  const claimants: Client[] = [];
  for (let k = 0; k < 5; k += 1) claimants.push(await testbed.connectWith(AS_THE_PAGE, blackKey));
  for (const claimant of claimants) await join(claimant, roomId);
  const last = claimants.at(-1)!;
  await white.state((state) => state.players.includes(last.id));
  for (const older of [table.black, ...claimants.slice(0, -1)]) await older.heard("disconnect");
  await Promise.all([white.caughtUp(), last.caughtUp()]);
  const { players, presence } = await white.state();
  expect(players).toEqual([white.id, last.id]);
  expect(presence[last.id]).toMatchObject({ connected: true });
});

test("[I1] no key is in any event, in the log or in the data directory", async () => {
  const table = await seatKeyed(testbed);
  await readyUp(table);
  await playStep(table, FIRST_STEP);
  const refused = await testbed.connect();
  await refused.call("joinRoom", { roomId: table.roomId });
  const secrets = secretsOf(testbed.keys);
  for (const client of [table.white, table.black, refused])
    expect(leaksIn([Buffer.from(JSON.stringify(client.log))], secrets)).toEqual([]);
  expect(leaksIn([Buffer.from(testbed.logs())], secrets)).toEqual([]);
  const files = filesIn(testbed.dataDir);
  expect(files.length, "there is something to look through").toBeGreaterThan(0);
  expect(leaksIn(files, testbed.keys)).toEqual([]);
});
