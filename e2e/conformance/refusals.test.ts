// Every refusal with its sentence and code, in every client mode; a refusal changes nothing.
import { describe, expect, test } from "vitest";
import { wireStep } from "../support/archive.ts";
import type { Client } from "./support/client.ts";
import { useTestbed } from "./support/testbed.ts";
import { MODES } from "../support/modes.ts";
import { BEFORE_A_CHAIN, FIRST_JUMP, FIRST_STEP, WHITE_REPLY } from "./support/openings.ts";
import {
  expectRefusal,
  expectAll,
  expectNoChange,
  ROOM_CALLS,
  SEATED_CALLS,
} from "./support/refused.ts";
import {
  isEnded,
  movePayload,
  playStep,
  playSteps,
  seatTwo,
  startGame,
  tryStep,
} from "./support/table.ts";

const testbed = useTestbed();

describe.each(MODES)("$name", (mode) => {
  test("[R3] unknown rooms are not found, before and after joining another", async () => {
    const client = await testbed.connect(mode);
    await expectAll(client, ROOM_CALLS, { roomId: "nowhere1", code: "ROOM_NOT_FOUND" });
    const { message } = await client.call("joinRoom", { roomId: "nowhere2" });
    expect(message).toBe("Room not found");
    const { white } = await seatTwo(testbed, mode);
    await expectAll(white, ROOM_CALLS, { roomId: "nowhere1", code: "ROOM_NOT_FOUND" });
  });

  test("[R3] a third visitor is refused with Room is full and hears roomFull", async () => {
    const table = await seatTwo(testbed, mode);
    const third = await testbed.connect(mode);
    await expectNoChange(table, async () => {
      const answer = await third.call("joinRoom", { roomId: table.roomId });
      expectRefusal(answer, "ROOM_FULL");
      expect(answer.message).toBe("Room is full");
    });
    expect((await third.heard("roomFull")).payload).toEqual({ roomId: table.roomId });
    expect(third.all("roomState")).toEqual([]);
  });

  test("[I1] a seat that is not the caller's refuses every call, before, during and after a game", async () => {
    const table = await seatTwo(testbed, mode);
    const { roomId, white, black } = table;
    const stranger = await testbed.connect(mode);
    const tryAll = (): Promise<void> =>
      expectNoChange(table, () =>
        expectAll(stranger, SEATED_CALLS, { roomId, code: "ROOM_NOT_FOUND" }),
      );
    await tryAll();
    for (const player of [white, black])
      await player.call("playerReady", { roomId, isReady: true });
    await tryAll();
    await white.call("resign", { roomId });
    await tryAll();
  });

  test("[I1] a stranger's leaveRoom takes no seat away", async () => {
    const table = await seatTwo(testbed, mode);
    const stranger = await testbed.connect(mode);
    await expectNoChange(table, async () => {
      await stranger.call("leaveRoom", { roomId: table.roomId });
    });
    expect((await table.white.state()).players).toHaveLength(2);
  });

  test("[G3] before the game nothing can be played", async () => {
    const table = await seatTwo(testbed, mode);
    const { roomId, white } = table;
    await expectNoChange(table, async () => {
      expectRefusal(await tryStep(table, FIRST_STEP), "GAME_NOT_STARTED");
      for (const event of ["resign", "offerDraw", "claimWin", "takeback"])
        expectRefusal(await white.call(event, { roomId }), "GAME_NOT_STARTED");
      const answer = await white.call("answerDraw", { roomId, accept: true });
      expect(["GAME_NOT_STARTED", "NO_DRAW_OFFER"]).toContain(answer.code);
      const again = await white.call("playAgain", { roomId });
      expect(["GAME_NOT_STARTED", "GAME_NOT_OVER"]).toContain(again.code);
    });
  });

  test("[G3] during the game nobody readies up, plays again, or claims too early", async () => {
    const table = await startGame(testbed, mode);
    const { roomId, white, black } = table;
    await expectNoChange(table, async () => {
      for (const isReady of [true, false])
        expectRefusal(await white.call("playerReady", { roomId, isReady }), "GAME_ALREADY_STARTED");
      for (const player of [white, black]) {
        expectRefusal(await player.call("playAgain", { roomId }), "GAME_NOT_OVER");
        expectRefusal(await player.call("claimWin", { roomId }), "TOO_EARLY_TO_CLAIM");
        const answer = await player.call("answerDraw", { roomId, accept: true });
        expectRefusal(answer, "NO_DRAW_OFFER");
      }
    });
  });

  test("[G3] moves out of turn, of nothing, of the other's piece and of the wrong kind are refused", async () => {
    const table = await startGame(testbed, mode);
    await expectNoChange(table, async () => {
      expectRefusal(await tryStep(table, WHITE_REPLY), "NOT_YOUR_TURN");
      expectRefusal(await tryStep(table, wireStep(2, 16, 20)), "NO_PIECE");
      expectRefusal(await tryStep(table, wireStep(2, 22, 18)), "NOT_YOUR_PIECE");
      expectRefusal(await tryStep(table, wireStep(2, 12, 20)), "ILLEGAL_MOVE");
      expectRefusal(await tryStep(table, wireStep(2, 8, 12)), "ILLEGAL_MOVE");
      expectRefusal(await tryStep(table, wireStep(2, 12, 12)), "ILLEGAL_MOVE");
      expectRefusal(await tryStep(table, wireStep(2, 9, 18)), "ILLEGAL_MOVE");
    });
    await playStep(table, FIRST_STEP);
    await expectNoChange(table, async () => {
      expectRefusal(await tryStep(table, wireStep(2, 8, 12)), "NOT_YOUR_TURN");
    });
  });

  test("[G1] who can capture must capture, and a chain must be finished by the same piece", async () => {
    const table = await startGame(testbed, mode);
    await playSteps(table, BEFORE_A_CHAIN);
    await table.black.state((state) => state.currentPlayerTurn === table.black.id);
    await expectNoChange(table, async () => {
      expectRefusal(await tryStep(table, wireStep(2, 9, 13)), "MUST_CAPTURE");
    });
    await playStep(table, FIRST_JUMP);
    await expectNoChange(table, async () => {
      expectRefusal(await tryStep(table, wireStep(2, 9, 13)), "MUST_CONTINUE");
      expectRefusal(await tryStep(table, wireStep(2, 15, 18)), "MUST_CONTINUE");
      expectRefusal(await tryStep(table, wireStep(1, 28, 24)), "NOT_YOUR_TURN");
    });
  });

  test("[G5] one offer per player until that player has moved; nobody accepts an own offer", async () => {
    const table = await startGame(testbed, mode);
    const { roomId, white, black } = table;
    await black.call("offerDraw", { roomId });
    await expectNoChange(table, async () => {
      expectRefusal(await black.call("offerDraw", { roomId }), "DRAW_ALREADY_OFFERED");
      expectRefusal(await black.call("answerDraw", { roomId, accept: true }), "NO_DRAW_OFFER");
    });
    await white.call("answerDraw", { roomId, accept: false });
    await expectNoChange(table, async () => {
      expectRefusal(await black.call("offerDraw", { roomId }), "DRAW_ALREADY_OFFERED");
      expectRefusal(await white.call("answerDraw", { roomId, accept: true }), "NO_DRAW_OFFER");
    });
  });

  test("[O5] a takeback of nothing, a second one, and an answer to none are refused", async () => {
    const table = await startGame(testbed, mode);
    const { roomId, white, black } = table;
    const accept = (player: Client) => player.call("answerTakeback", { roomId, accept: true });
    await expectNoChange(table, async () => {
      expectRefusal(await black.call("takeback", { roomId }), "NOTHING_TO_TAKE_BACK");
      expectRefusal(await white.call("takeback", { roomId }), "NOTHING_TO_TAKE_BACK");
      expectRefusal(await accept(white), "NO_TAKEBACK_OFFER");
    });
    await playStep(table, FIRST_STEP);
    await black.call("takeback", { roomId });
    await expectNoChange(table, async () => {
      expectRefusal(await black.call("takeback", { roomId }), "TAKEBACK_ALREADY_OFFERED");
      expectRefusal(await accept(black), "NO_TAKEBACK_OFFER");
    });
  });

  test("[G6] a stale version is refused with the current state", async () => {
    const table = await startGame(testbed, mode);
    const { roomId, white, black } = table;
    const { version } = await black.state();
    await playStep(table, FIRST_STEP);
    await white.state((state) => state.currentPlayerTurn === white.id);
    await expectNoChange(table, async () => {
      const answer = await white.call("movePiece", {
        ...movePayload(roomId, WHITE_REPLY),
        version,
      });
      expectRefusal(answer, "STALE");
      expect(answer.roomState).toMatchObject({ id: roomId, moves: ["12-16"] });
    });
  });

  test("[G3] after the end nothing can be played", async () => {
    const table = await startGame(testbed, mode);
    const { roomId, white, black } = table;
    await white.call("resign", { roomId });
    await black.state(isEnded);
    await expectNoChange(table, async () => {
      expectRefusal(await tryStep(table, FIRST_STEP), "GAME_OVER");
      for (const event of ["resign", "offerDraw", "claimWin", "takeback"])
        expectRefusal(await black.call(event, { roomId }), "GAME_OVER");
      const answer = await black.call("answerDraw", { roomId, accept: true });
      expect(["GAME_OVER", "NO_DRAW_OFFER"]).toContain(answer.code);
      const ready = await black.call("playerReady", { roomId, isReady: true });
      expect(["GAME_OVER", "GAME_ALREADY_STARTED"]).toContain(ready.code);
    });
  });
});
