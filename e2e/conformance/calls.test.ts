// Every call with success, in every client mode; and the same calls without an acknowledgement.
import { describe, expect, test } from "vitest";
import { useTestbed } from "./support/testbed.ts";
import { MODES } from "../support/modes.ts";
import { FIRST_STEP, WHITE_REPLY } from "./support/openings.ts";
import {
  createRoom,
  isEnded,
  isStarted,
  join,
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

  test("[W7] the answer to joinRoom carries the room state", async () => {
    const client = await testbed.connect(mode);
    const roomId = await createRoom(client);
    const { roomState } = await join(client, roomId);
    expect(roomState).toMatchObject({ id: roomId, players: [client.id] });
  });

  test("[R1] [W7] a creator who joins on the room screen gets the event roomState there", async () => {
    const creator = await testbed.connect(mode);
    const roomId = await createRoom(creator);
    await creator.caughtUp();
    const since = creator.log.length;
    creator.socket.emit("joinRoom", { roomId });
    const { payload } = await creator.heard("roomState", undefined, since);
    expect(payload).toMatchObject({ id: roomId, players: [creator.id] });
  });

  test("[G2] the board has 12 white men on rows 0 to 2 and 12 black men on rows 5 to 7, on dark squares", async () => {
    const { white } = await seatTwo(testbed, mode);
    const { checkerboard } = await white.state();
    const expected = Array.from({ length: 8 }, (_, row) =>
      Array.from({ length: 8 }, (__, col) => {
        if ((row + col) % 2 === 0 || row === 3 || row === 4) return null;
        return { player: row < 3 ? 1 : 2, type: "man" };
      }),
    );
    expect(checkerboard).toEqual(expected);
  });

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

  test("[G3] [W7] movePiece moves a piece, passes the turn and is recorded", async () => {
    const table = await startGame(testbed, mode);
    await playStep(table, FIRST_STEP);
    const state = await table.white.state((s) => s.currentPlayerTurn === table.white.id);
    const { from, to } = FIRST_STEP;
    expect(state.checkerboard[from.row]?.[from.col]).toBeNull();
    expect(state.checkerboard[to.row]?.[to.col]).toEqual({ player: 2, type: "man" });
    expect(state.moves).toEqual(["12-16"]);
    expect(state.lastMove).toEqual({ player: 2, from, to, captured: null, crowned: false });
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

  test("[G5] a player who has moved may offer again", async () => {
    const table = await startGame(testbed, mode);
    const { roomId, black } = table;
    await black.call("offerDraw", { roomId });
    await table.white.call("answerDraw", { roomId, accept: false });
    await playStep(table, FIRST_STEP);
    expect(await black.call("offerDraw", { roomId })).toMatchObject({ success: true });
    await playStep(table, WHITE_REPLY);
  });

  test("[O1] [O4] a room with drawn openings begins after three moves, with white to move", async () => {
    const [white, black] = await Promise.all([testbed.connect(mode), testbed.connect(mode)]);
    const made = await white.call("createRoom", { isPrivate: true, opening: "ballot" });
    const roomId = String(made.roomId);
    for (const player of [white, black]) await join(player, roomId);
    expect(await black.state()).toMatchObject({ options: { opening: "ballot" }, ballot: null });
    await readyUp({ roomId, white, black });
    const state = await black.state(isStarted);
    expect(state).toMatchObject({ currentPlayerTurn: white.id, moves: state.ballot?.moves });
    expect(state.moves).toHaveLength(3);
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

  test("[O2] a wish that is none of ours is refused", async () => {
    const client = await testbed.connect(mode);
    for (const payload of [null, 3, "now", [], { opening: "barred" }, { requestId: 7 }])
      expect(await client.call("playNow", payload)).toMatchObject({ code: "INVALID_REQUEST" });
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

  test("[G7] playAgain is seen by the other player", async () => {
    const table = await startGame(testbed, mode);
    await endGame(table);
    const { roomId, white, black } = table;
    expect(await white.call("playAgain", { roomId })).toMatchObject({ success: true });
    const state = await black.state((s) => s.playAgainPlayers.length === 1);
    expect(state).toMatchObject({ gameStatus: "ended", playAgainPlayers: [white.id] });
  });

  test("[G7] playAgain at a table of one puts the room back to waiting", async () => {
    const table = await startGame(testbed, mode);
    await endGame(table);
    const { roomId, white, black } = table;
    await black.call("leaveRoom", { roomId });
    await white.heard("playerLeft");
    expect(await white.call("playAgain", { roomId })).toMatchObject({ success: true });
    const state = await white.state((s) => s.gameStatus === "waiting");
    expect(state).toMatchObject({ players: [white.id], winner: null, readyPlayers: [], moves: [] });
    const newcomer = await testbed.connect(mode);
    await join(newcomer, roomId);
    await readyUp({ roomId, white, black: newcomer });
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

  test("[R5] leaving a running game loses it", async () => {
    const { roomId, white, black } = await startGame(testbed, mode);
    black.socket.emit("leaveRoom", { roomId });
    const state = await white.state(isEnded);
    expect(state).toMatchObject({ winner: white.id, endReason: "left" });
    expect(state.players).toEqual([white.id]);
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
