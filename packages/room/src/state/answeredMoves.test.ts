import {
  assert,
  constantFrom,
  nat,
  oneof,
  property,
  record,
  string,
  uniqueArray,
} from "fast-check";
import { expect, test } from "vitest";
import {
  ANSWERED_MOVES_KEPT,
  type AnsweredMove,
  listOfAnswered,
  NO_ANSWERED_MOVES,
  versionAnswered,
  withAnswered,
} from "./answeredMoves.ts";

const textOf = (moves: readonly AnsweredMove[]) => moves.reduce(withAnswered, NO_ANSWERED_MOVES);

/** Ids that are made to be mistaken for each other, and any others. */
const ids = oneof(
  string({ unit: constantFrom("a", " ", "=", "1", '"', "\\", "\n", "u0020"), minLength: 1 }),
  string({ unit: "binary", minLength: 1, maxLength: 64 }),
);
const moves = uniqueArray(record({ moveId: ids, version: nat() }), {
  selector: ({ moveId }) => moveId,
  maxLength: ANSWERED_MOVES_KEPT,
});

test("[G6] ids of any text keep their versions and are never confused", () => {
  assert(
    property(moves, ids, (answered, other) => {
      const text = textOf(answered);
      expect(listOfAnswered(text)).toEqual(answered);
      for (const { moveId, version } of answered)
        expect(versionAnswered(text, moveId)).toBe(version);
      const known = answered.find(({ moveId }) => moveId === other);
      expect(versionAnswered(text, other)).toBe(known?.version);
    }),
  );
});

test("[G6] the latest moves are remembered, so many at most", () => {
  const many = Array.from({ length: ANSWERED_MOVES_KEPT + 2 }, (_, at) => ({
    moveId: `m${at}`,
    version: at,
  }));
  expect(listOfAnswered(textOf(many))).toEqual(many.slice(2));
});
