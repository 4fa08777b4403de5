// Every call of a game, in every way a stock client may come.
import { describe, expect, test } from "vitest";
import { useTestbed } from "./support/testbed.ts";
import { MODES } from "../support/modes.ts";
import { FIRST_STEP, WHITE_REPLY } from "./support/openings.ts";
import {
  expectRefusal,
  isEnded,
  isStarted,
  movePayload,
  playStep,
  readyUp,
  seatTwo,
  startGame,
  type Table,
} from "./support/table.ts";

const testbed = useTestbed();

async function endGame({ roomId, black }: Table): Promise<void> {
  expect(await black.call("resign", { roomId })).toMatchObject({ success: true });
}

describe.each(MODES)("$name", (mode) => {
  test("[G3] playerReady is taken back until both are ready; then the game starts", async () => {
    const { roomId, white, black } = await seatTwo(testbed, mode);
    await white.call("playerReady", { roomId, isReady: true });
    expect((await black.state((s) => s.readyPlayers.length === 1)).readyPlayers).toEqual([
      white.id,
    ]);
    await white.call("playerReady", { roomId, isReady: false });
    await black.state((state) => state.readyPlayers.length === 0);
    expect(await black.state()).toMatchObject({ gameStatus: "waiting" });
    await readyUp({ roomId, white, black });
    expect(await white.state(isStarted)).toMatchObject({ currentPlayerTurn: black.id });
  });

  test("[G5] resign ends the game for the other player", async () => {
    const table = await startGame(testbed, mode);
    await endGame(table);
    for (const player of [table.white, table.black]) {
      const state = await player.state(isEnded);
      expect(state).toMatchObject({ winner: table.white.id, endReason: "resigned" });
      expect(state.currentPlayerTurn).toBeNull();
    }
  });

  test("[G5] a draw is offered, declined, offered by the other and accepted", async () => {
    const table = await startGame(testbed, mode);
    const { roomId, white, black } = table;
    expect(await white.call("offerDraw", { roomId })).toMatchObject({ success: true });
    await black.state((state) => state.drawOfferedBy === white.id);
    const declined = await black.call("answerDraw", { roomId, accept: false });
    expect(declined).toMatchObject({ success: true });
    expect(await white.state((s) => s.drawOfferedBy === null)).toMatchObject({ winner: null });
    await playStep(table, FIRST_STEP);
    expect(await black.call("offerDraw", { roomId })).toMatchObject({ success: true });
    await white.state((state) => state.drawOfferedBy === black.id);
    expect(await white.call("answerDraw", { roomId, accept: true })).toMatchObject({
      success: true,
    });
    for (const player of [white, black])
      expect(await player.state(isEnded)).toMatchObject({ winner: null, endReason: "agreement" });
  });

  test("[O5] a turn is taken back by agreement, and stays when it is declined", async () => {
    const table = await startGame(testbed, mode);
    const { roomId, white, black } = table;
    await playStep(table, FIRST_STEP);
    await playStep(table, WHITE_REPLY);
    expect(await black.call("takeback", { roomId })).toMatchObject({ success: true });
    const asked = await white.state((state) => state.takebackOfferedBy === black.id);
    expect(asked.moves).toHaveLength(2);
    expect(await white.call("answerTakeback", { roomId, accept: true })).toMatchObject({
      success: true,
    });
    for (const player of [white, black]) {
      const state = await player.state((s) => s.moves.length === 0);
      expect(state).toMatchObject({ takebackOfferedBy: null, lastMove: null });
      expect(state.currentPlayerTurn).toBe(black.id);
    }
    await playStep(table, FIRST_STEP);
    await black.call("takeback", { roomId });
    await white.call("answerTakeback", { roomId, accept: false });
    const declined = await black.state((s) => s.version > asked.version + 3);
    expect(declined.moves).toEqual(["12-16"]);
  });

  test("[G6] a repeated moveId gets its answer again; a stale version is refused with the state", async () => {
    const { roomId, white, black } = await startGame(testbed, mode);
    const { version } = await black.state(isStarted);
    const move = { ...movePayload(roomId, FIRST_STEP), moveId: "move-1" };
    const first = await black.call("movePiece", move);
    expect(first).toMatchObject({ success: true });
    const again = await Promise.all([1, 2, 3].map(() => black.call("movePiece", move)));
    expect(again).toEqual([first, first, first]);
    await white.state((state) => state.currentPlayerTurn === white.id);
    const stale = { ...movePayload(roomId, WHITE_REPLY), version };
    const answer = await white.call("movePiece", stale);
    expectRefusal(answer, "STALE");
    expect(answer.roomState).toMatchObject({ id: roomId, moves: ["12-16"] });
  });

  test("[O7] a greeting reaches the other player alone", async () => {
    const { roomId, white, black } = await seatTwo(testbed, mode);
    expect(await white.call("greet", { roomId, greeting: "goodLuck" })).toMatchObject({
      success: true,
    });
    const { payload } = await black.heard("greeting");
    expect(payload).toEqual({ roomId, playerId: white.id, greeting: "goodLuck" });
    await Promise.all([white.caughtUp(), black.caughtUp()]);
    expect(white.all("greeting")).toEqual([]);
    expect(black.all("greeting")).toHaveLength(1);
  });
});
