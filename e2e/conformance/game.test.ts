// A whole real game with a rematch, played in every client mode by what the specification says.
import type { Checkerboard, RoomState } from "@kingrow/protocol";
import {
  capturedBy,
  capturingSquares,
  coordOf,
  type Game,
  pieceAt,
  play,
  squareAt,
  startGame,
} from "@kingrow/rules";
import { describe, expect, test } from "vitest";
import { DECISIVE, readArchivedGame, type WireStep } from "../support/archive.ts";
import type { Client } from "./support/client.ts";
import { useTestbed } from "./support/testbed.ts";
import { ALL_MODES } from "../support/modes.ts";
import { DECISIVE_END, follow, numberOf, onTheWire } from "./support/playout.ts";
import { isEnded, isStarted, playStep, readyUp, seatTwo, type Table } from "./support/table.ts";

/** With the shipped limits: an honest game never meets them. */
const testbed = useTestbed({});
const line = follow(readArchivedGame(DECISIVE).moves, DECISIVE_END);
const steps = onTheWire(line);

/** The board on the wire that belongs to the game. */
function boardOf(game: Game): Checkerboard {
  return Array.from({ length: 8 }, (_, row) =>
    Array.from({ length: 8 }, (__, col) => {
      const square = squareAt({ row, col });
      const piece = square === undefined ? undefined : pieceAt(game.position, square);
      return piece === undefined ? null : { player: numberOf(piece.color), type: piece.type };
    }),
  );
}

function advance(game: Game, { from, to }: WireStep): Game {
  const turn = play(game, squareAt(from)!, squareAt(to)!);
  if (!turn.ok) throw new Error(turn.error);
  return turn.value.game;
}

/** The parts of a state that depend on the game. */
function shownIn(state: RoomState): unknown {
  const { checkerboard, scores, forcedCapturePieces, currentPlayerTurn, playerNumbers } = state;
  const scoreOf = (number: number): number | undefined =>
    Object.entries(scores).find(([id]) => playerNumbers[id] === number)?.[1];
  return {
    checkerboard,
    scores: [scoreOf(1), scoreOf(2)],
    forced: forcedCapturePieces.map(({ row, col }) => `${row},${col}`).toSorted(),
    turn: currentPlayerTurn === null ? null : playerNumbers[currentPlayerTurn],
    moves: state.moves,
  };
}

function expectedOf(game: Game): unknown {
  const isOver = game.outcome !== undefined;
  const forced = isOver ? [] : capturingSquares(game.position).map((square) => coordOf(square));
  return {
    checkerboard: boardOf(game),
    scores: [capturedBy(game, "white"), capturedBy(game, "black")],
    forced: forced.map(({ row, col }) => `${row},${col}`).toSorted(),
    turn: isOver ? null : numberOf(game.position.turn),
    moves: game.moves,
  };
}

/** Plays all steps; after each, both players see the same board, the one the rules expect. */
async function playThrough(table: Table): Promise<void> {
  let game = startGame();
  for (const step of steps) {
    const { version = 0 } = await playStep(table, step);
    game = advance(game, step);
    for (const player of [table.white, table.black])
      expect(shownIn(await player.state((s) => s.version >= version))).toEqual(expectedOf(game));
  }
}

function versionsOf(client: Client): readonly number[] {
  const states = client.log.filter(({ event }) => event === "roomState");
  return states.map(({ payload }) => Number(Object(payload).version));
}

async function expectEnd({ white, black }: Table): Promise<void> {
  for (const player of [white, black]) {
    const state = await player.state(isEnded);
    expect(state).toMatchObject({
      winner: black.id,
      endReason: "no-moves",
      currentPlayerTurn: null,
    });
  }
}

async function expectRematch({ roomId, white, black }: Table): Promise<void> {
  for (const player of [white, black])
    expect(await player.call("playAgain", { roomId })).toMatchObject({ success: true });
  const agreed = await white.heard(
    "roomState",
    (state) => Object(state).playAgainPlayers.length === 2,
  );
  const after = white.log.indexOf(agreed);
  const restarted = await white.heard(
    "roomState",
    (s) => Object(s).gameStatus === "started",
    after,
  );
  const shown = Object(restarted.payload).serverTime - Object(agreed.payload).serverTime;
  expect(shown, "both wishes stay visible for 1.5 s").toBeGreaterThanOrEqual(1_450);
  expect(shown).toBeLessThan(5_000);
}

test("the real game has double jumps, a crowning, and fewer steps than the limits allow", () => {
  expect(line.game.moves.some((move) => move.split("x").length > 2)).toBe(true);
  expect(line.game.outcome).toEqual({ winner: "black", reason: "no-moves" });
  expect(steps.length).toBeLessThanOrEqual(60);
});

describe.each(ALL_MODES)("$name", (mode) => {
  test("[W1] [G2] [G3] [G7] a whole real game is played to its end, then a rematch with swapped colours", async () => {
    const table = await seatTwo(testbed, mode);
    const { white, black } = table;
    await readyUp(table);
    const before = versionsOf(white).length;
    const first = await black.state(isStarted);
    expect(first.currentPlayerTurn, "black moves first").toBe(black.id);
    expect(first.playerNumbers).toEqual({ [white.id]: 1, [black.id]: 2 });
    expect(first.playerColors).toEqual({ [white.id]: "white", [black.id]: "black" });

    await playThrough(table);
    await expectEnd(table);

    await expectRematch(table);
    const second = await black.state(isStarted);
    expect(second.playerNumbers, "colours are swapped").toEqual({ [white.id]: 2, [black.id]: 1 });
    expect(second.playerColors).toEqual({ [white.id]: "black", [black.id]: "white" });
    expect(second.currentPlayerTurn, "the other one is black and begins").toBe(white.id);
    expect(second).toMatchObject({
      winner: null,
      endReason: null,
      moves: [],
      playAgainPlayers: [],
    });
    expect(second.scores).toEqual({ [white.id]: 0, [black.id]: 0 });
    expect(second.checkerboard).toEqual(boardOf(startGame()));
    await playStep({ ...table, white: black, black: white }, steps[0]!);

    const versions = versionsOf(white).slice(before);
    const expected = versions.map((_, k) => versions[0]! + k);
    expect(versions, "[W5] the version grows by one with each change").toEqual(expected);
  });
});
