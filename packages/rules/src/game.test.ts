// Games: turns, refusals, draw counters and outcomes.

import { describe, expect, test } from "vitest";
import { capturedBy, play, repetitions, startGame, type Game, type PlayRefusal } from "./game.ts";
import type { Position } from "./position.ts";
import { canCapture, legalSteps } from "./steps.ts";
import { fen, playAll } from "./testing/moments.ts";

/** Two lone kings that can shuttle for ever. */
const SHUTTLE = fen("B:WK1:BK29");
const ROUND = ["29-25", "1-5", "25-29", "5-1"];

function refusal(game: Game, from: number, to: number): PlayRefusal | undefined {
  const played = play(game, from, to);
  return played.ok ? undefined : played.error;
}

/** The quiet step after which the game goes on and its position has stood least often. */
function wander(game: Game): Game {
  const next = legalSteps(game.position).map(({ from, to }) => playAll(game, `${from}-${to}`).game);
  const safe = next.filter(({ position }) => !canCapture(position));
  const [first] = safe.toSorted((one, other) => repetitions(one) - repetitions(other));
  if (first === undefined) throw new Error("there is no quiet step");
  return first;
}

describe("a turn", () => {
  test("[G2] Black moves first, then the sides alternate", () => {
    const { game, turnEnded } = playAll(startGame(), "11-15");
    expect(startGame().position.turn).toBe("black");
    expect(turnEnded).toBe(true);
    expect(game.position.turn).toBe("white");
    expect(game.moves).toEqual(["11-15"]);
  });

  test("[G3] the turn stays during a chain, and the chain is written as one move", () => {
    const start = startGame(fen("W:W22,32:B18,11,1"));
    const first = playAll(start, "22-15");
    expect(first.turnEnded).toBe(false);
    expect(first.step).toEqual({ from: 22, to: 15, captured: 18 });
    expect(first.game).toMatchObject({ path: [22, 15], moves: [], position: { turn: "white" } });
    const second = playAll(first.game, "15-8");
    expect(second.turnEnded).toBe(true);
    expect(second.game).toMatchObject({
      path: [],
      moves: ["22x15x8"],
      position: { turn: "black" },
    });
  });

  test("[G3] a game that begins within a chain writes the move from the current square", () => {
    const middle = { ...fen("W:W15,32:B11,1"), jumper: 15 };
    expect(playAll(startGame(middle), "15-8").game.moves).toEqual(["15x8"]);
  });

  test("[G1] reports a crowning", () => {
    expect(playAll(startGame(fen("W:W8:B1")), "8-3")).toMatchObject({ crowned: true });
    expect(playAll(startGame(fen("W:W12:B1")), "12-8")).toMatchObject({ crowned: false });
  });

  test("counts the pieces each side has captured", () => {
    const { game } = playAll(startGame(), "11-15", "22-18", "15-22");
    expect(capturedBy(game, "black")).toBe(1);
    expect(capturedBy(game, "white")).toBe(0);
  });

  test("is plain data that survives JSON", () => {
    const { game } = playAll(startGame(), "11-15", "22-18");
    const stored: Game = JSON.parse(JSON.stringify(game));
    expect(playAll(stored, "15-22")).toEqual(playAll(game, "15-22"));
  });
});

describe("a refused step", () => {
  const opening = startGame();
  const choice = startGame(fen("B:W15,32:B11,4"));
  const chain = playAll(startGame(fen("W:WK22,26,K32:B18,11,9")), "22-15").game;
  const over = startGame(fen("B:W18:B"));
  interface Case {
    readonly reason: PlayRefusal;
    readonly when: string;
    readonly game: Game;
    readonly from: number;
    readonly to: number;
  }
  const cases: Case[] = [
    { reason: "game-over", when: "the game is over", game: over, from: 18, to: 14 },
    { reason: "no-piece", when: "there is no piece", game: opening, from: 15, to: 18 },
    { reason: "no-piece", when: "the start is no square", game: opening, from: 0, to: 4 },
    { reason: "no-piece", when: "the start is no whole number", game: opening, from: 9.5, to: 14 },
    {
      reason: "not-your-piece",
      when: "the piece is the opponent's",
      game: opening,
      from: 22,
      to: 18,
    },
    {
      reason: "must-capture",
      when: "the piece could step were there nothing to capture",
      game: choice,
      from: 4,
      to: 8,
    },
    { reason: "must-capture", when: "the capturing piece steps", game: choice, from: 11, to: 16 },
    {
      reason: "must-continue",
      when: "another piece moves within a chain",
      game: chain,
      from: 26,
      to: 23,
    },
    {
      reason: "must-continue",
      when: "the jumper steps within a chain",
      game: chain,
      from: 15,
      to: 10,
    },
    {
      reason: "illegal",
      when: "the jumper goes nowhere within a chain",
      game: chain,
      from: 15,
      to: 1,
    },
    {
      reason: "illegal",
      when: "a man steps backward",
      game: startGame(fen("B:W32:B14")),
      from: 14,
      to: 9,
    },
    { reason: "illegal", when: "the landing square is taken", game: opening, from: 8, to: 11 },
    {
      reason: "illegal",
      when: "the landing square is out of reach",
      game: opening,
      from: 11,
      to: 18,
    },
    { reason: "illegal", when: "the landing square is no square", game: opening, from: 11, to: 33 },
    { reason: "illegal", when: "a piece steps where it stands", game: opening, from: 11, to: 11 },
  ];

  test.each(cases)("[G3] is '$reason' when $when", ({ reason, game, from, to }) => {
    expect(refusal(game, from, to)).toBe(reason);
  });

  test("changes nothing", () => {
    const before = structuredClone(choice);
    play(choice, 4, 8);
    expect(choice).toEqual(before);
  });
});

describe("the end of a game", () => {
  test("[G4] a side whose last piece is captured has lost", () => {
    const { game } = playAll(startGame(fen("B:W18:B14")), "14-23");
    expect(game.outcome).toEqual({ winner: "black", reason: "no-moves" });
  });

  test("[G4] a side whose pieces are blocked has lost", () => {
    const { game } = playAll(startGame(fen("B:W5:BK6")), "6-1");
    expect(game.outcome).toEqual({ winner: "black", reason: "no-moves" });
    expect(startGame(fen("W:W5:B1")).outcome).toEqual({ winner: "black", reason: "no-moves" });
  });

  test("[G4] the third time of the same position is a draw", () => {
    const twice = playAll(startGame(SHUTTLE), ...ROUND).game;
    expect(repetitions(twice)).toBe(2);
    expect(twice.outcome).toBeUndefined();
    const { game } = playAll(twice, ...ROUND);
    expect(repetitions(game)).toBe(3);
    expect(game.outcome).toEqual({ winner: undefined, reason: "repetition" });
    expect(refusal(game, 29, 25)).toBe("game-over");
  });

  test("[G4] the same pieces with the other side to move are not a repetition", () => {
    const board: Position = { ...SHUTTLE, turn: "white" };
    const game: Game = { ...startGame(board), seen: [...seenOf(SHUTTLE), ...seenOf(board)] };
    expect(repetitions(game)).toBe(1);
  });

  test("[G4] different black pieces, white pieces or kings make another position", () => {
    const board = "B:WK1,10:BK29,5";
    for (const other of ["B:WK1,10:BK29,6", "B:WK1,9:BK29,5", "B:WK1,K10:BK29,5"]) {
      const past = [...boardOf(other), ...boardOf("W:WK3:BK4")];
      const game: Game = { ...startGame(fen(board)), seen: [...past, ...boardOf(board)] };
      expect(repetitions(game)).toBe(1);
      const again: Game = {
        ...game,
        seen: [...boardOf(board), ...past.slice(-3), ...boardOf(board)],
      };
      expect(repetitions(again)).toBe(2);
      const later: Game = { ...game, seen: [...past, ...again.seen] };
      expect(repetitions(later)).toBe(2);
    }
  });

  test("[G4] a capture or a man's advance forgets the positions before it", () => {
    const start = startGame(fen("B:WK1:BK29,5"));
    const shuttled = playAll(start, "29-25", "1-6", "25-29", "6-1").game;
    expect(repetitions(shuttled)).toBe(2);
    expect(shuttled.quietPlies).toBe(4);
    const { game } = playAll(shuttled, "5-9");
    expect(game).toMatchObject({ quietPlies: 0, seen: { length: 3 } });
    expect(repetitions(game)).toBe(1);
    const capture = playAll(startGame(fen("B:WK32,18:BK29,14")), "14-23").game;
    expect(capture.quietPlies).toBe(0);
  });

  test("[G4] 80 quiet plies are a draw, and not one fewer", () => {
    let game = startGame(fen("B:WK1,K2:BK31,K32"));
    for (let ply = 1; ply < 80; ply += 1) {
      game = wander(game);
      expect(game.outcome).toBeUndefined();
    }
    expect(game.quietPlies).toBe(79);
    game = wander(game);
    expect(game.outcome).toEqual({ winner: undefined, reason: "quiet" });
  });

  test("[G4] a chain counts as one ply, and its jumps do not end a game", () => {
    const start = { ...startGame(fen("W:WK22,32:B18,11,1")), quietPlies: 79 };
    const first = playAll(start, "22-15");
    expect(first.game).toMatchObject({ quietPlies: 79, outcome: undefined });
    expect(repetitions(first.game)).toBe(1);
    expect(playAll(first.game, "15-8").game).toMatchObject({ quietPlies: 0, outcome: undefined });
  });

  test("[G4] a win counts before a draw by the same ply", () => {
    const start = startGame(fen("B:W5:BK6"));
    const late: Game = { ...start, quietPlies: 79 };
    const round = [...seenOf(playAll(start, "6-1").game.position), ...seenOf(start.position)];
    const third = playAll({ ...start, seen: [...round, ...round] }, "6-1").game;
    expect(playAll(late, "6-1").game.outcome).toEqual({ winner: "black", reason: "no-moves" });
    expect(repetitions(third)).toBe(3);
    expect(third.outcome).toEqual({ winner: "black", reason: "no-moves" });
  });
});

function seenOf({ black, white, kings }: Position): number[] {
  return [black, white, kings];
}

function boardOf(text: string): number[] {
  return seenOf(fen(text));
}
