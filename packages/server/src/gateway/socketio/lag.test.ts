import { EventEmitter } from "node:events";
import type { RoomState } from "@kingrow/protocol";
import { expect, it } from "vitest";
import { project } from "@kingrow/room";
import { roomOf, START } from "../../store/testing/rooms.ts";
import { measureLag } from "./lag.ts";

const WAITING = project(roomOf(), START);
const TIMED: RoomState = { ...WAITING, clocks: {} };

/** A connection whose pongs the test sends. */
function connection() {
  let now = 0;
  let sent: Buffer | undefined;
  const pongs = new EventEmitter();
  const carrier = {
    on: (event: "pong", listen: (word: Buffer) => void) => pongs.on(event, listen),
    ping: (word: Buffer) => void (sent = word),
  };
  const session = { rooms: new Set([WAITING.id]) };
  const data: { session: typeof session; lagMs?: number } = { session };
  const outgoing = new EventEmitter();
  const onAnyOutgoing = (listen: (event: string, state: RoomState) => void) =>
    outgoing.on("any", listen);
  measureLag({ connected: true, data, onAnyOutgoing }, carrier, () => now);
  return {
    push: (state: RoomState) => outgoing.emit("any", "roomState", state),
    isPinged: () => sent !== undefined,
    /** The pong comes after so long, with the word of the ping unless the client guesses one. */
    pong: (ms: number, guess?: string): number | undefined => {
      now += ms;
      const word = guess === undefined && sent !== undefined ? sent : Buffer.from(guess ?? "none");
      sent = undefined;
      pongs.emit("pong", word);
      return data.lagMs;
    },
  };
}

it("[O3] the latency is the smaller of the last two, so a line that became slow counts as slow", () => {
  const { push, pong } = connection();
  const measured = [pong(40)];
  for (const ms of [300, 350, 60, 400]) {
    push(TIMED);
    measured.push(pong(ms));
  }
  expect(measured).toEqual([40, 40, 300, 60, 60]);
});

it("[O3] is measured in games with clocks alone, and no pong counts that was not asked for", () => {
  const { push, pong, isPinged } = connection();
  expect(pong(20)).toBe(20);
  push(WAITING);
  expect(isPinged()).toBe(false);
  expect(pong(5)).toBe(20);
  push(TIMED);
  expect(pong(5, "guessed")).toBe(20);
});

it("[O3] one ping is out at a time, and a state of a room that the socket watches brings none", () => {
  const { push, pong, isPinged } = connection();
  expect(pong(20)).toBe(20);
  push({ ...TIMED, id: "another2" });
  expect(isPinged()).toBe(false);
  push(TIMED);
  pong(30, "guessed");
  push(TIMED);
  expect([isPinged(), pong(10)], "the first ping is still out").toEqual([false, 20]);
});
