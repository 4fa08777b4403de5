// fast-check's commands drive the transition and its model, alone: no store, no sockets.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { HOUR, MINUTE, SECOND } from "./testing/rooms.ts";
import type { RoomKind } from "./testing/modelSeat.ts";
import type { RoomModel } from "./testing/roomModel.ts";
import { ANSWERS, ASKS, NAMES, Pairing, type ModelOperation } from "./testing/roomPairing.ts";

type Happenings = Iterable<fc.Command<RoomModel, Pairing>>;

const WAITS = [
  0,
  SECOND,
  1.5 * SECOND,
  5 * SECOND,
  30 * SECOND,
  59 * SECOND,
  MINUTE,
  3 * MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  30 * MINUTE,
  24 * HOUR,
];

const who = fc.constantFrom(...NAMES);
const rarely = fc.integer({ min: 0, max: 9 }).map((n) => n === 0);

function kind<K extends ModelOperation["kind"]>(name: K): fc.Arbitrary<K> {
  return fc.constant(name);
}

const operation: fc.Arbitrary<ModelOperation> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: kind("join"), who, isFresh: fc.boolean() }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: kind("ready"),
      who,
      flag: rarely.map((no) => !no),
      isOld: rarely,
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: kind("move"),
      who: fc.oneof(
        { weight: 4, arbitrary: fc.constant("mover" as const) },
        { weight: 1, arbitrary: who },
      ),
      pick: fc.nat({ max: 1023 }),
      isLegal: rarely.map((no) => !no),
      moveId: fc.option(fc.constantFrom("m1", "m2", "m3", "m4"), { nil: undefined }),
      saw: fc.constantFrom("nothing", "now", "now", "before"),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: kind("ask"), who, what: fc.constantFrom(...ASKS), isOld: rarely }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind("ask"),
      who,
      what: fc.constant("playAgain" as const),
      isOld: rarely,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: kind("answer"),
      who,
      what: fc.constantFrom(...ANSWERS),
      flag: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind("ask"),
      who,
      what: fc.constant("takeback" as const),
      isOld: rarely,
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: kind("drop"), who, isOld: rarely }) },
  { weight: 4, arbitrary: fc.record({ kind: kind("wait"), ms: fc.constantFrom(...WAITS) }) },
  { weight: 3, arbitrary: fc.record({ kind: kind("deadline") }) },
);

/** One thing that happens, to the room and to its model. */
const command: fc.Arbitrary<fc.Command<RoomModel, Pairing>> = operation.map((happening) => ({
  check: () => true,
  run: (_, pairing) => pairing.apply(happening),
  toString: () => JSON.stringify(happening),
}));

function play(kind: RoomKind, isBegun: boolean, commands: Happenings): void {
  const pairing = new Pairing(kind);
  if (isBegun) pairing.begin();
  fc.modelRun(() => ({ model: pairing.model, real: pairing }), commands);
}

test("[W5] the room agrees with a simple model in random sequences of commands", () => {
  const commands = fc.commands([command], { maxCommands: 120, size: "max" });
  const kinds = fc.record({
    isPrivate: fc.boolean(),
    isPaced: fc.boolean(),
    isMatched: fc.boolean(),
  });
  const alike = fc.property(kinds, fc.boolean(), commands, play);
  expect(() => fc.assert(alike, { numRuns: 150 })).not.toThrow();
}, 120_000);
