// Rooms: ids, repeated requests, being refused and called back, closing.
import { describe, expect, test } from "vitest";
import { NO_ADDRESS_LIMITS } from "../support/settings.ts";
import { useTestbed } from "./support/testbed.ts";
import { AS_THE_PAGE, MODES, WITHOUT_KEY } from "../support/modes.ts";
import { expectRefusal } from "./support/refused.ts";
import { createRoom, join, seatTwo } from "./support/table.ts";

const testbed = useTestbed();
/** Characters of which one alphabet may hold one at most. */
const LOOK_ALIKES = [
  ["0", "O"],
  ["0", "o"],
  ["O", "o"],
  ["1", "l"],
  ["1", "I"],
  ["l", "I"],
];
const LARGEST_ALPHABET = 62;

async function makeIds(isPrivate: boolean): Promise<readonly string[]> {
  const hosts = await Promise.all(Array.from({ length: 10 }, () => testbed.connect()));
  const rooms = hosts.flatMap((host) => [1, 2, 3].map(() => createRoom(host, isPrivate)));
  return Promise.all(rooms);
}

function expectReadable(ids: readonly string[]): void {
  const used = new Set(ids.join(""));
  expect(LOOK_ALIKES.filter((pair) => pair.every((character) => used.has(character)))).toEqual([]);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]+$/);
  expect(new Set(ids).size).toBe(ids.length);
}

test("[R1] public ids have 8 characters and no look-alikes", async () => {
  const ids = await makeIds(false);
  expectReadable(ids);
  for (const id of ids) expect(id).toHaveLength(8);
});

test("[R1] private ids have at least 96 random bits and no look-alikes", async () => {
  const ids = await makeIds(true);
  expectReadable(ids);
  for (const id of ids) expect(id.length * Math.log2(LARGEST_ALPHABET)).toBeGreaterThanOrEqual(96);
});

describe.each(MODES)("$name", (mode) => {
  test("[R1] a repeated requestId returns the same room, in turn and at once", async () => {
    const [host, other] = await Promise.all([testbed.connect(mode), testbed.connect(mode)]);
    const request = { isPrivate: false, requestId: "request-1" };
    const first = await host.call("createRoom", request);
    const again = await Promise.all([1, 2, 3].map(() => host.call("createRoom", request)));
    expect(again.map(({ roomId }) => roomId)).toEqual([1, 2, 3].map(() => first.roomId));
    const others = await other.call("createRoom", request);
    expect(others.roomId, "a request id means something to its sender alone").not.toBe(
      first.roomId,
    );
  });

  test("[R4] sockets refused by a full room hear when a seat falls free, and can take it", async () => {
    const { roomId, white, black } = await seatTwo(testbed, mode);
    const [refused, uninvolved] = await Promise.all([testbed.connect(mode), testbed.connect(mode)]);
    expectRefusal(await refused.call("joinRoom", { roomId }), "ROOM_FULL");
    await black.call("leaveRoom", { roomId });
    expect((await refused.heard("roomAvailable")).payload).toEqual({ roomId });
    expect((await join(refused, roomId)).roomState?.players).toEqual([white.id, refused.id]);
    await uninvolved.caughtUp();
    expect(uninvolved.all("roomAvailable")).toEqual([]);
  });

  test("[R7] a room with nobody left is closed", async () => {
    const { roomId, white, black } = await seatTwo(testbed, mode);
    await white.call("leaveRoom", { roomId });
    await black.call("leaveRoom", { roomId });
    expectRefusal(await white.call("joinRoom", { roomId }), "ROOM_NOT_FOUND");
  });
});

/** With the limits of a player as they are shipped. */
const limited = useTestbed(NO_ADDRESS_LIMITS);

test.each([AS_THE_PAGE, WITHOUT_KEY])(
  "[R8] one player has at most 5 live rooms: $name",
  async (mode) => {
    const host = await limited.connect(mode);
    const ids: string[] = [];
    for (let k = 0; k < 5; k += 1) ids.push(await createRoom(host));
    expectRefusal(await host.call("createRoom", { isPrivate: true }), "TOO_MANY_ROOMS");
    expectRefusal(await host.call("createRoom", { isPrivate: false }), "TOO_MANY_ROOMS");
    await host.call("leaveRoom", { roomId: ids[2] });
    await createRoom(host);
  },
);

test("[R8] rooms asked for at once are counted too", async () => {
  const host = await limited.connect();
  const asked = Array.from({ length: 8 }, () => host.call("createRoom", { isPrivate: true }));
  const answers = await Promise.all(asked);
  expect(answers.filter(({ success }) => success)).toHaveLength(5);
  for (const answer of answers) if (!answer.success) expectRefusal(answer, "TOO_MANY_ROOMS");
});
