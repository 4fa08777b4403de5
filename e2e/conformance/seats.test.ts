// Ownership of a seat: by its key, or by the socket where there is no key.
import { describe, expect, test } from "vitest";
import { AS_THE_PAGE, makeKey, MODES, WITHOUT_KEY } from "../support/modes.ts";
import { NO_LIMITS } from "../support/settings.ts";
import { FIRST_STEP } from "./support/openings.ts";
import { expectRefusal, join, playStep, readyUp, seat, seatTwo } from "./support/table.ts";
import { useTestbed } from "./support/testbed.ts";

// The testbed searches the log for keys, so the log has everything here.
const testbed = useTestbed({ ...NO_LIMITS, LOG_LEVEL: "trace" });

describe.each(MODES)("$name", (mode) => {
  test("[I2] each join by a holder keeps the seat, and the event roomState follows it", async () => {
    const { roomId, white, black } = await seatTwo(testbed, mode);
    for (const player of [white, black, black, white]) {
      const since = player.log.length;
      const { roomState } = await join(player, roomId);
      expect(roomState?.players).toEqual([white.id, black.id]);
      const { payload } = await player.heard("roomState", undefined, since);
      expect(Object(payload).playerNumbers).toEqual({ [white.id]: 1, [black.id]: 2 });
    }
  });

  test("[R3] [R4] a third visitor hears roomFull, then roomAvailable, and takes the free seat", async () => {
    const { roomId, white, black } = await seatTwo(testbed, mode);
    const [third, other] = [await testbed.connect(mode), await testbed.connect(mode)];
    expectRefusal(await third.call("joinRoom", { roomId }), "ROOM_FULL");
    expect((await third.heard("roomFull")).payload).toEqual({ roomId });
    expect(third.all("roomState")).toEqual([]);
    await black.call("leaveRoom", { roomId });
    expect((await third.heard("roomAvailable")).payload).toEqual({ roomId });
    expect((await join(third, roomId)).roomState?.players).toEqual([white.id, third.id]);
    await other.caughtUp();
    expect(other.all("roomAvailable")).toEqual([]);
  });
});

test("[I1] without a key the seat belongs to the socket alone", async () => {
  const { roomId, white, black } = await seatTwo(testbed, WITHOUT_KEY);
  const { id } = black;
  black.close();
  await white.state(({ presence }) => presence[id]?.connected === false);
  const again = await testbed.connect(WITHOUT_KEY);
  expectRefusal(await again.call("joinRoom", { roomId }), "ROOM_FULL");
});

test("[I3] the newest socket with a key takes the seat; the older one gets an error and is disconnected", async () => {
  const key = makeKey();
  const white = await testbed.connect();
  const table = await seat(white, await testbed.connectWith(AS_THE_PAGE, key));
  await readyUp(table);
  const { roomId, black } = table;
  const newer = await testbed.connectWith(AS_THE_PAGE, key);
  await join(newer, roomId);
  expect((await black.heard("error")).payload).toMatchObject({ code: "SEAT_TAKEN_OVER" });
  await black.heard("disconnect");
  const state = await white.state(({ players }) => players.includes(newer.id));
  expect(state.players).toEqual([white.id, newer.id]);
  expect(state.presence[newer.id]).toMatchObject({ connected: true });
  await playStep({ roomId, white, black: newer }, FIRST_STEP);
});
