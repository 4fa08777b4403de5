// The bitboards against the mailbox engine: same moves, same boards, in every kind of position.

import { array, assert, integer, nat, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { legalMoves, playMove } from "./moves.ts";
import { playStep } from "./play.ts";
import { initialPosition, opponentOf, type Position } from "./position.ts";
import { coordOf } from "./squares.ts";
import { canMove, capturingSquares, findStep, legalSteps, type Step } from "./steps.ts";
import { after, capturesFrom, numberOf, routes, type Route } from "./testing/mailbox.ts";
import { anyMoment, anyPosition, boardOf } from "./testing/positions.ts";

/** Everything that may be played in a position, as sorted text. */
interface Outlook {
  readonly moves: readonly string[];
  readonly steps: readonly string[];
  readonly canMove: boolean;
}

function outlookOf(position: Position): Outlook {
  return {
    moves: legalMoves(position)
      .map(({ path, captures }) => wordsOf(path, captures))
      .toSorted(),
    steps: legalSteps(position)
      .map(({ from, to, captured }) =>
        wordsOf([from, to], captured === undefined ? [] : [captured]),
      )
      .toSorted(),
    canMove: canMove(position),
  };
}

/** The same from the mailbox engine, whose steps are the beginnings of its whole moves. */
function mailboxOutlookOf(position: Position): Outlook {
  const expected = routesOf(position);
  const starts = expected.map(({ places, jumped }) => ({
    places: places.slice(0, 2),
    jumped: jumped.slice(0, 1),
  }));
  return {
    moves: expected.map(textOf).toSorted(),
    steps: [...new Set(starts.map(textOf))].toSorted(),
    canMove: expected.length > 0,
  };
}

/** The moves of the mailbox engine: whole moves, or the rest of the current chain. */
function routesOf(position: Position): Route[] {
  const board = boardOf(position);
  if (position.jumper === undefined) return routes(board, position.turn);
  return capturesFrom(board, coordOf(position.jumper));
}

function textOf({ places, jumped }: Route): string {
  return wordsOf(places.map(numberOf), jumped.map(numberOf));
}

function wordsOf(path: readonly number[], captures: readonly number[]): string {
  return `${path.join(" ")} takes ${captures.join(" ")}`;
}

function byLanding(one: Step, other: Step): number {
  return one.to - other.to;
}

describe("the bitboards and the mailbox engine", { timeout: 60_000 }, () => {
  test("[G1] allow the same moves in any position", () => {
    assert(
      property(anyPosition(), (position) => {
        expect(outlookOf(position)).toEqual(mailboxOutlookOf(position));
      }),
      { numRuns: 3000 },
    );
  });

  test("[G1] allow the same captures in the middle of any chain", () => {
    const midChain = anyMoment().filter(({ jumper }) => jumper !== undefined);
    assert(
      property(midChain, (position) => {
        expect(outlookOf(position)).toEqual(mailboxOutlookOf(position));
      }),
      { numRuns: 1000 },
    );
  });

  test("[G1] agree all the way through random games", () => {
    const picks = array(nat(), { minLength: 150, maxLength: 150 });
    assert(
      property(picks, (numbers) => {
        let position = initialPosition;
        for (const number of numbers) {
          expect(outlookOf(position)).toEqual(mailboxOutlookOf(position));
          const steps = legalSteps(position);
          const step = steps[number % steps.length];
          if (step === undefined) return;
          position = playStep(position, step).position;
        }
      }),
      { numRuns: 40 },
    );
  });

  test("[G1] leave the same board after every move", () => {
    assert(
      property(anyPosition(), (position) => {
        const board = boardOf(position);
        const expected = new Map(routesOf(position).map((route) => [textOf(route), route]));
        for (const move of legalMoves(position)) {
          const next = playMove(position, move);
          const route = expected.get(wordsOf(move.path, move.captures));
          expect(boardOf(next)).toEqual(route && after(board, route));
          expect(next.turn).toBe(opponentOf(position.turn));
          expect(next.jumper).toBeUndefined();
        }
      }),
      { numRuns: 1000 },
    );
  });

  test("[G3] name the same pieces that can capture", () => {
    assert(
      property(anyMoment(), (position) => {
        const starts = routesOf(position)
          .filter(({ jumped }) => jumped.length > 0)
          .flatMap(({ places }) => places.slice(0, 1).map(numberOf));
        const expected = [...new Set(starts)].toSorted((one, other) => one - other);
        expect(capturingSquares(position)).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
  });

  test("[G1] find a step between two squares exactly where it is legal", () => {
    assert(
      property(anyMoment(), integer({ min: 1, max: 32 }), (position, from) => {
        const legal = legalSteps(position).filter((step) => step.from === from);
        const squares = Array.from({ length: 32 }, (_, index) => index + 1);
        const found = squares.flatMap((to) => findStep(position, from, to) ?? []);
        expect(found.toSorted(byLanding)).toEqual(legal.toSorted(byLanding));
      }),
      { numRuns: 1000 },
    );
  });
});
