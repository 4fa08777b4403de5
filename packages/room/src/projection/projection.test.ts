import { expect, test } from "vitest";
import { roomOptions } from "@kingrow/protocol";
import { coordOf, pieceAt, squareAt, startGame } from "@kingrow/rules";
import { fen } from "@kingrow/rules/testing";
import { lobbyEntry } from "./lobbyProjection.ts";
import { project } from "./projection.ts";
import type { Room } from "../state/room.ts";
import { seatOf } from "../state/seat.ts";
import {
  act,
  actAll,
  ann,
  annsRoom,
  bob,
  deepFreeze,
  drop,
  endedRoom,
  fullRoom,
  MINUTE,
  plain,
  playMoves,
  ready,
  roomAt,
  startedRoom,
  step,
  T0,
} from "../testing/rooms.ts";

const { visibility: _, ...USUAL } = roomOptions({ isPrivate: false });
const shown = (room: Room) => project(deepFreeze(room), T0 + MINUTE);

test("[W7] a waiting room shows its players and a starting board", () => {
  expect(shown(act(fullRoom(true), ready(bob)))).toMatchObject({
    id: "room-1",
    isPrivate: true,
    options: { pace: "none", opening: "free", watchable: false },
    ballot: null,
    version: 3,
    serverTime: T0 + MINUTE,
    gameStatus: "waiting",
    players: ["ann", "bob"],
    playerNumbers: { ann: 1, bob: 2 },
    playerColors: { ann: "white", bob: "black" },
    readyPlayers: ["bob"],
    scores: { ann: 0, bob: 0 },
    currentPlayerTurn: null,
    winner: null,
    playAgainPlayers: [],
    forcedCapturePieces: [],
    lastMove: null,
    moves: [],
    endReason: null,
    drawOfferedBy: null,
    takebackOfferedBy: null,
    clocks: null,
    drawProgress: { repetitions: 1, quietPlies: 0 },
  });
});

test("[W6] every content of a row is shown as it is", () => {
  const contents = ["", "W", "B", "WK", "BK"];
  const squares = [13, 14, 15, 16];
  for (let number = 1; number < contents.length ** squares.length; number += 1) {
    const row = squares.map((_, at) => contents[Math.floor(number / contents.length ** at) % 5]!);
    const listed = (color: string) =>
      squares
        .flatMap((square, at) => (row[at]![0] === color ? `${row[at]!.slice(1)}${square}` : []))
        .join(",");
    const position = fen(`W:W${listed("W")}:B${listed("B")}`);
    const { checkerboard } = shown({ ...startedRoom(), game: startGame(position) });
    const pieces = squares.map((square) => {
      const { row: at, col } = coordOf(square);
      const piece = checkerboard[at]![col]!;
      return piece === null
        ? ""
        : `${piece.player === 1 ? "W" : "B"}${piece.type === "king" ? "K" : ""}`;
    });
    expect(pieces).toEqual(row);
  }
});

test("[W6] a place on the board is null or a piece of player 1 or 2", () => {
  const { checkerboard } = shown(startedRoom());
  expect(checkerboard.map((row) => row.length)).toEqual(Array.from({ length: 8 }, () => 8));
  expect(checkerboard[0]?.[0]).toBeNull();
  expect(checkerboard[0]?.[1]).toEqual({ player: 1, type: "man" });
  expect(checkerboard[3]).toEqual(Array.from({ length: 8 }, () => null));
  expect(checkerboard[7]?.[0]).toEqual({ player: 2, type: "man" });
});

test("[G2] white starts on rows 0 to 2, black on rows 5 to 7, all on dark squares", () => {
  const { checkerboard } = shown(startedRoom());
  checkerboard.forEach((cells, row) =>
    cells.forEach((piece, col) => {
      const player = row <= 2 ? 1 : row >= 5 ? 2 : undefined;
      const isDark = (row + col) % 2 === 1;
      expect(piece?.player).toBe(isDark ? player : undefined);
    }),
  );
});

test("[G2] black, player 2, moves first", () => {
  expect(shown(startedRoom()).currentPlayerTurn).toBe("bob");
});

test("[W7] a move shows as the latest one, and a whole turn in the move list", () => {
  const state = shown(playMoves(startedRoom(), ["11-15", "22-18", "15x22"]));
  expect(state.moves).toEqual(["11-15", "22-18", "15x22"]);
  expect(state.lastMove).toEqual({
    player: 2,
    from: { row: 4, col: 3 },
    to: { row: 2, col: 5 },
    captured: { row: 3, col: 4 },
    crowned: false,
  });
  expect(state.scores).toEqual({ ann: 0, bob: 1 });
});

test("[W7] a step that captures nothing says so", () => {
  expect(shown(playMoves(startedRoom(), ["11-15"])).lastMove).toMatchObject({ captured: null });
});

test("[W7] a public room is marked as public, and both players see the request for another game", () => {
  expect(shown(fullRoom())).toMatchObject({ isPrivate: false, playAgainPlayers: [] });
  const wished = act(endedRoom(), plain("playAgain", bob));
  expect(shown(wished).playAgainPlayers).toEqual(["bob"]);
});

test("[G3] pieces that must capture are listed, in a chain the landing one alone", () => {
  const room = roomAt("W:W22,30,32:B25,18,11");
  expect(shown(room).forcedCapturePieces).toEqual([
    { row: 2, col: 5 },
    { row: 0, col: 5 },
  ]);
  const jumped = act(room, step(ann, [22, 15]));
  expect(shown(jumped)).toMatchObject({
    currentPlayerTurn: "ann",
    forcedCapturePieces: [{ row: 4, col: 3 }],
    moves: [],
  });
});

test("[G3] when the game is over nothing must capture", () => {
  const room = act(roomAt("W:W22,30,32:B25,18,11"), plain("resign", ann));
  expect(shown(room).forcedCapturePieces).toEqual([]);
});

test("[W7] outside a game no clock is shown", () => {
  const endedWhileAway = actAll(startedRoom(), [drop(bob), plain("resign", ann)]);
  for (const room of [act(fullRoom(), drop(bob)), act(endedRoom(), drop(bob)), endedWhileAway]) {
    expect(shown(room).presence["bob"]).toEqual({
      connected: false,
      claimableAt: null,
      forfeitAt: null,
      seatKeptUntil: expect.any(Number),
    });
  }
});

test("[W7] an ended game shows its winner and why", () => {
  expect(shown(endedRoom())).toMatchObject({
    gameStatus: "ended",
    winner: "bob",
    endReason: "resigned",
    currentPlayerTurn: null,
    forcedCapturePieces: [],
  });
});

test("[G5] a draw has no winner", () => {
  const accept = { type: "answerDraw", actor: ann, accept: true } as const;
  const state = shown(actAll(startedRoom(), [plain("offerDraw", bob), accept]));
  expect(state).toMatchObject({ winner: null, endReason: "agreement" });
});

test("[R5] the remaining player still sees the result after the other has left", () => {
  expect(shown(act(startedRoom(), plain("leave", bob)))).toMatchObject({
    players: ["ann"],
    winner: "ann",
    endReason: "left",
    playerNumbers: { ann: 1, bob: 2 },
    scores: { ann: 0, bob: 0 },
  });
});

test("[R5] a winner who leaves is still the winner for the other player", () => {
  const state = shown(act(endedRoom(), plain("leave", bob)));
  expect(state).toMatchObject({ players: ["ann"], winner: "bob", playerColors: { bob: "black" } });
  expect(Object.keys(state.presence)).toEqual(["ann"]);
});

test("[L2] the lobby lists public rooms as Open or Full, never private, ended or closed ones", () => {
  const row = {
    id: "room-1",
    maxPlayers: 2,
    options: USUAL,
    createdAt: T0,
    names: [null, null],
  };
  expect(lobbyEntry(annsRoom())).toEqual({
    ...row,
    playerCount: 1,
    status: "Open",
    gameStatus: "waiting",
  });
  expect(lobbyEntry(fullRoom())).toEqual({
    ...row,
    playerCount: 2,
    status: "Full",
    gameStatus: "waiting",
  });
  expect(lobbyEntry(endedRoom())).toBeUndefined();
  expect(lobbyEntry(annsRoom(true))).toBeUndefined();
  expect(lobbyEntry(act(annsRoom(), plain("leave", ann)))).toBeUndefined();
});

test.each([
  ["B:W21,22,K29:B1,K2", "B:WK21,22,29:BK1,2"],
  ["B:W21:B5,K9", "B:W21:BK5,9"],
  ["B:W21,22:B1,9", "B:W22,23:B2,10"],
])(
  "[W6] a board is shown as it is, whatever similar rows were shown before: %s and %s",
  (...fens) => {
    for (const fen of [...fens, ...fens]) {
      const room = roomAt(fen);
      for (const [row, places] of shown(room).checkerboard.entries())
        expect(places).toEqual(places.map((_, col) => pieceAtPlace(room, row, col)));
    }
  },
);

function pieceAtPlace({ game }: Room, row: number, col: number) {
  const square = squareAt({ row, col });
  const piece = square && game && pieceAt(game.position, square);
  return piece ? { player: seatOf(piece.color), type: piece.type } : null;
}
