// Tables that nobody can block: idle seats, games that never begin, moves that the opponent cannot make stale.
import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { AS_THE_PAGE, makeKey, type Mode, MODES } from "../support/modes.ts";
import { NO_LIMITS } from "../support/settings.ts";
import type { Client } from "./support/client.ts";
import { FIRST_STEP } from "./support/openings.ts";
import { expectRefusal } from "./support/refused.ts";
import type { Answer } from "./support/shape.ts";
import {
  createRoom,
  isEnded,
  isStarted,
  join,
  movePayload,
  readyUp,
  type Table,
} from "./support/table.ts";
import { Testbed, useTestbed } from "./support/testbed.ts";

const testbed = useTestbed(NO_LIMITS);
const PREPARED = 8;

/** A public room with both seats taken; white created it. */
async function seatInPublic(at: Testbed, mode: Mode = AS_THE_PAGE): Promise<Table> {
  const [white, black] = await Promise.all([at.connect(mode), at.connect(mode)]);
  const roomId = await createRoom(white, false);
  await join(black, roomId);
  return { roomId, white, black };
}

const getReady = (player: Client, roomId: string): Promise<Answer> =>
  player.call("playerReady", { roomId, isReady: true });

describe.each(MODES)("$name", (mode) => {
  test("[R9] both see from when on a seat may be freed, and before that it is refused", async () => {
    const { roomId, white, black } = await seatInPublic(testbed, mode);
    await getReady(white, roomId);
    const state = await black.state(({ readyPlayers }) => readyPlayers.length === 1);
    const { releasableAt } = state.presence[black.id]!;
    expect(releasableAt! - state.serverTime, "30 s after black sat down").toBeGreaterThan(20_000);
    expect(releasableAt! - state.serverTime).toBeLessThanOrEqual(30_000);
    expect(state.presence[white.id]!.releasableAt).toBeUndefined();
    expectRefusal(await white.call("releaseSeat", { roomId }), "NOT_ALLOWED");
  });
});

test("[G6] an opponent who rejoins from prepared sockets makes no move stale", async () => {
  const key = makeKey();
  const white = await testbed.connectWith(AS_THE_PAGE, key);
  const black = await testbed.connect();
  const roomId = await createRoom(white);
  await join(black, roomId);
  await readyUp({ roomId, white, black });
  const seen = await black.state(isStarted);
  for (let count = 0; count < PREPARED; count += 1)
    await join(await testbed.connectWith(AS_THE_PAGE, key), roomId);
  const after = await black.state(({ version }) => version >= seen.version + PREPARED);
  expect(after.moves).toEqual([]);
  const move = { ...movePayload(roomId, FIRST_STEP), version: seen.version };
  expect(await black.call("movePiece", move)).toMatchObject({ success: true });
  expectRefusal(await black.call("movePiece", move), "STALE");
});

/** What takes a minute, all at once, at a server of its own. */
describe("after a minute", () => {
  const slow = new Testbed(NO_LIMITS);
  const MAY_ACT_MS = 30_500;

  async function freeBySeatmate() {
    const { roomId, white, black } = await seatInPublic(slow);
    await getReady(white, roomId);
    await pause(MAY_ACT_MS);
    const answer = await white.call("releaseSeat", { roomId });
    await black.heard("roomFull");
    const heard = black.log
      .map(({ event }) => event)
      .filter((event) => /^(seat|room[FA])/.test(event));
    const left = await white.state(({ players }) => players.length === 1);
    return {
      answer,
      heard,
      stayed: [white.id],
      left,
      back: await black.call("joinRoom", { roomId }),
    };
  }

  async function freeByServer() {
    const [idle, ready] = await Promise.all([slow.connect(), slow.connect()]);
    const { roomId } = await idle.call("playNow", { pace: "5+3" });
    await ready.call("playNow", { pace: "5+3" });
    await getReady(ready, roomId ?? "");
    const begun = Date.now();
    await pause(MAY_ACT_MS * 2);
    const { at } = await idle.heard("seatReleased");
    return { idleMs: at - begun };
  }

  async function leaveUnbegun() {
    const table = await seatInPublic(slow);
    await readyUp(table);
    await pause(MAY_ACT_MS);
    await table.white.call("leaveRoom", { roomId: table.roomId });
    return table.black.state(isEnded);
  }

  async function endUnbegun() {
    const table = await seatInPublic(slow);
    await readyUp(table);
    await pause(MAY_ACT_MS * 2);
    return table.black.state(isEnded);
  }

  type Happened<F extends () => Promise<unknown>> = Awaited<ReturnType<F>>;
  let faults: readonly string[];
  let freed: Happened<typeof freeBySeatmate>;
  let freedByServer: Happened<typeof freeByServer>;
  let left: Happened<typeof leaveUnbegun>;
  let ended: Happened<typeof endUnbegun>;

  beforeAll(async () => {
    await slow.open();
    [freed, freedByServer, left, ended] = await Promise.all([
      freeBySeatmate(),
      freeByServer(),
      leaveUnbegun(),
      endUnbegun(),
    ]);
    faults = slow.dismissGuests();
    await slow.close();
  });

  test("[W2] nobody heard anything against the specification", () => {
    expect(faults).toEqual([]);
  });

  test("[R9] a ready player has freed the seat of one who was idle", () => {
    expect(freed.answer).toMatchObject({ success: true });
    expect(freed.left.players).toEqual(freed.stayed);
  });

  test("[R10] the removed player heard it, then that the room is full, and does not come back", () => {
    expect(freed.heard).toEqual(["seatReleased", "roomFull"]);
    expectRefusal(freed.back, "NOT_ALLOWED");
  });

  test("[R9] the server has freed the idle seat of one who came by playNow", () => {
    expect(freedByServer.idleMs).toBeGreaterThan(55_000);
    expect(freedByServer.idleMs).toBeLessThan(65_000);
  });

  test("[G8] who waited 30 s for a first move has left without loss", () => {
    expect(left).toMatchObject({ winner: null, endReason: "aborted" });
    expect(left.series ?? null).toBeNull();
  });

  test("[G8] after 60 s without a first move the server has ended the game", () => {
    expect(ended).toMatchObject({ winner: null, endReason: "aborted", gameStatus: "ended" });
  });
});
