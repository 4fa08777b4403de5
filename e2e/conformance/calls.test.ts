// Every call with success, in every client mode; and the same calls without an acknowledgement.
import { describe, expect, test } from "vitest";
import { useTestbed } from "./support/testbed.ts";
import { MODES } from "../support/modes.ts";
import { FIRST_STEP } from "./support/openings.ts";
import { createRoom, isEnded, isStarted, join, movePayload, seatTwo } from "./support/table.ts";

const testbed = useTestbed();

describe.each(MODES)("$name", (mode) => {
  test("[L1] getAvailableRooms is answered with availableRooms, with and without an acknowledgement", async () => {
    const [silent, asking] = await Promise.all([testbed.connect(mode), testbed.connect(mode)]);
    silent.socket.emit("getAvailableRooms");
    expect(await silent.rooms()).toBeInstanceOf(Array);
    expect(await asking.call("getAvailableRooms")).toMatchObject({ success: true });
    expect(await asking.rooms()).toBeInstanceOf(Array);
  });

  test("[R1] createRoom seats its caller as player 1 and answers with the id", async () => {
    const creator = await testbed.connect(mode);
    const roomId = await createRoom(creator, false);
    await join(creator, roomId);
    const state = await creator.state();
    expect(state).toMatchObject({ id: roomId, players: [creator.id], isPrivate: false });
    expect(state).toMatchObject({ gameStatus: "waiting", readyPlayers: [], playAgainPlayers: [] });
    expect(state).toMatchObject({ winner: null, currentPlayerTurn: null });
    expect(state.playerNumbers).toEqual({ [creator.id]: 1 });
    expect(state.playerColors).toEqual({ [creator.id]: "white" });
    expect(state.scores).toEqual({ [creator.id]: 0 });
  });

  test("[R2] [W4] joinRoom seats the second player as black, and both see it", async () => {
    const { roomId, white, black } = await seatTwo(testbed, mode);
    for (const player of [white, black]) {
      const state = await player.state();
      expect(state).toMatchObject({ id: roomId, isPrivate: true });
      expect(state.players).toEqual([white.id, black.id]);
      expect(state.playerNumbers).toEqual({ [white.id]: 1, [black.id]: 2 });
      expect(state.playerColors).toEqual({ [white.id]: "white", [black.id]: "black" });
    }
  });

  test("[O2] playNow opens a listed room, and seats the next caller there", async () => {
    const players = await Promise.all([testbed.connect(mode), testbed.connect(mode)]);
    const [first, second] = players;
    const opened = await first.call("playNow", { opening: "ballot", requestId: "one" });
    expect(opened).toMatchObject({ success: true, opened: true });
    const again = await first.call("playNow", { opening: "ballot", requestId: "one" });
    expect(again).toEqual(opened);
    const { roomId } = opened;
    expect(await second.call("playNow", { opening: "ballot" })).toMatchObject({
      success: true,
      roomId,
      opened: false,
    });
    const state = await first.state((s) => s.players.length === 2);
    expect(state).toMatchObject({ id: roomId, isPrivate: false, players: [first.id, second.id] });
    for (const player of players) await player.call("leaveRoom", { roomId });
  });

  test("[R5] leaveRoom frees the seat; the other hears playerLeft, then a fresh state", async () => {
    const { roomId, white, black } = await seatTwo(testbed, mode);
    const since = white.log.length;
    expect(await black.call("leaveRoom", { roomId })).toMatchObject({ success: true });
    const left = await white.heard("playerLeft", undefined, since);
    expect(left.payload).toEqual({ roomId });
    const fresh = await white.heard("roomState", undefined, since);
    expect(Object(fresh.payload).players).toEqual([white.id]);
    expect(white.log.indexOf(fresh)).toBeGreaterThan(white.log.indexOf(left));
  });

  test("[W2] every call works without an acknowledgement", async () => {
    const { roomId, white, black } = await seatTwo(testbed, mode);
    for (const player of [white, black])
      player.socket.emit("playerReady", { roomId, isReady: true });
    await black.state(isStarted);
    black.socket.emit("movePiece", movePayload(roomId, FIRST_STEP));
    await white.state((state) => state.currentPlayerTurn === white.id);
    white.socket.emit("offerDraw", { roomId });
    await black.state((state) => state.drawOfferedBy === white.id);
    black.socket.emit("answerDraw", { roomId, accept: false });
    await black.state((state) => state.drawOfferedBy === null);
    white.socket.emit("claimWin", { roomId });
    white.socket.emit("resign", { roomId });
    await black.state(isEnded);
    black.socket.emit("playAgain", { roomId });
    await white.state((state) => state.playAgainPlayers.length === 1);
    black.socket.emit("playAgain", { roomId, wanted: false });
    await white.state((state) => state.playAgainPlayers.length === 0);
    black.socket.emit("leaveRoom", { roomId });
    await white.heard("playerLeft");
    white.socket.emit("joinRoom", { roomId });
    white.socket.emit("createRoom", { isPrivate: true });
    await white.caughtUp();
  });

  test("[W3] the answer comes before the state it speaks of, and carries its version", async () => {
    const { roomId, white } = await seatTwo(testbed, mode);
    const since = white.log.length;
    const { version } = await white.call("playerReady", { roomId, isReady: true });
    const pushed = await white.heard("roomState", (s) => Object(s).version === version, since);
    const answered = await white.heard("answer", undefined, since);
    expect(white.log.indexOf(answered)).toBeLessThan(white.log.indexOf(pushed));
    expect(Object(pushed.payload).readyPlayers).toEqual([white.id]);
  });
});
