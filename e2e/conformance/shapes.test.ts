// Payloads of the wrong shape: each is refused with `Invalid request` and changes nothing.
import { COMMAND_NAMES } from "@kingrow/protocol";
import { expect, test } from "vitest";
import type { Client } from "../support/client.ts";
import { expectRefusal, startGame } from "./support/table.ts";
import { useTestbed } from "./support/testbed.ts";

const testbed = useTestbed();

/** So deep that a recursive walk over it overflows the stack. */
const NESTED: unknown = JSON.parse("[".repeat(900) + "]".repeat(900));

/** Wrong for every call. The unit tests of the parsers try each field. */
const NEVER_RIGHT: readonly unknown[] = [
  null,
  42,
  "room",
  true,
  [],
  [{ roomId: "r" }],
  { roomId: NESTED, pace: NESTED },
  JSON.parse('{"__proto__":{"roomId":"r","isPrivate":true},"ready":1}'),
  JSON.parse('{"constructor":{"prototype":{"roomId":"r"}},"ready":1}'),
  { ROOMID: "r", ISPRIVATE: true, ready: "yes" },
];

async function versionSeenBy(client: Client): Promise<unknown> {
  await client.caughtUp();
  return Object(client.all("roomState").at(-1)).version;
}

test.each(COMMAND_NAMES.filter((name) => name !== "getAvailableRooms"))(
  "[W2] %s refuses payloads of the wrong shape, with and without an acknowledgement",
  async (event) => {
    const { black } = await startGame(testbed);
    const before = await versionSeenBy(black);
    for (const payload of NEVER_RIGHT) {
      expectRefusal(await black.call(event, payload), "INVALID_REQUEST");
      black.socket.emit(event, payload);
    }
    black.socket.emit(event);
    black.socket.emit(event, () => "an acknowledgement that is not last", { roomId: "nowhere" });
    expectRefusal(await black.call(event), "INVALID_REQUEST");
    expectRefusal(await black.call(event, null, { roomId: "nowhere" }), "INVALID_REQUEST");
    expect(await versionSeenBy(black)).toBe(before);
  },
);

test("[W2] getAvailableRooms ignores any payload and answers once", async () => {
  const client = await testbed.connect();
  for (const payload of NEVER_RIGHT) {
    client.socket.emit("getAvailableRooms", payload);
    expect(typeof (await client.call("getAvailableRooms", payload)).success).toBe("boolean");
  }
});

test("[W2] unknown events and unknown fields are ignored", async () => {
  const client = await testbed.connect();
  for (const name of ["", "nonsense", "constructor", "__proto__", "hasOwnProperty", "toString"])
    client.socket.emit(name, { roomId: "r" }, () => "never");
  const answer = await client.call("createRoom", { isPrivate: true, owner: "me", seat: 2 });
  expect(answer).toMatchObject({ success: true });
  expect(client.faults()).toEqual([]);
});
