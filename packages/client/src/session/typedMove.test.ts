// Tests of moves typed in square notation.
import { initialPosition } from "@kingrow/rules";
import { fen } from "@kingrow/rules/testing";
import { describe, expect, it } from "vitest";
import { stepsAlong } from "./steps.ts";
import { readMove, readPremove } from "./typedMove.ts";

const START = { position: initialPosition, viewer: "black" } as const;
/** White's man on 22 must take two. */
const CHAIN = { position: fen("W:W22,32:B18,11,1"), viewer: "white" } as const;
/** White's man on 26 can go either way to 10, taking different men. */
const FORK = { position: fen("W:W26:B22,14,23,15"), viewer: "white" } as const;

describe("a typed move", () => {
  it("[P23] is a step", () => {
    expect(readMove("11-15", START)).toEqual({ ok: true, value: [{ from: 11, to: 15 }] });
  });

  it("[P23] is a whole chain, jump by jump, also written by its ends alone", () => {
    const steps = [
      { from: 22, to: 15 },
      { from: 15, to: 8 },
    ];
    expect(readMove("22x15x8", CHAIN)).toEqual({ ok: true, value: steps });
    expect(readMove("22x8", CHAIN)).toEqual({ ok: true, value: steps });
  });

  it("[P23] may be the beginning of a chain", () => {
    expect(readMove("22x15", CHAIN)).toEqual({ ok: true, value: [{ from: 22, to: 15 }] });
  });

  it.each(["11–15", " 11 - 15 ", "11 15", "11×15", "11X15", "11:15"])(
    "[P23] is read however its signs are written: %s",
    (text) => expect(readMove(text, START).ok).toBe(true),
  );
});

describe("a typed text that is no move here", () => {
  const refusals = [
    ["", START, { kind: "malformed" }],
    ["knight", START, { kind: "malformed" }],
    ["11-15-18", START, { kind: "malformed" }],
    ["11-33", START, { kind: "off-board" }],
    ["14-18", START, { kind: "no-piece", square: 14 }],
    ["22-18", START, { kind: "explained", why: { square: 22, reason: "not-yours", pieces: [] } }],
    ["11-20", START, { kind: "unreachable", from: 11, to: 20 }],
    ["4-8", START, { kind: "explained", why: { square: 4, reason: "blocked", pieces: [] } }],
    [
      "32-28",
      CHAIN,
      { kind: "explained", why: { square: 32, reason: "must-capture", pieces: [22] } },
    ],
    ["22x14x8", CHAIN, { kind: "unreachable", from: 22, to: 8 }],
    ["26x10", FORK, { kind: "ambiguous", moves: ["26x17x10", "26x19x10"] }],
  ] as const;

  it.each(refusals)("[P23] is refused with its reason: %s", (text, table, error) => {
    expect(readMove(text, table)).toEqual({ ok: false, error });
  });

  it("[P23] in a chain only its piece may go on", () => {
    const position = { ...fen("W:W15,32:B11,1"), jumper: 15 };
    expect(readMove("32-28", { position, viewer: "white" })).toMatchObject({
      ok: false,
      error: { why: { reason: "must-continue", pieces: [15] } },
    });
  });
});

describe("a typed premove", () => {
  it("[P24] needs an own piece and no more", () => {
    const waiting = { ...START, position: { ...initialPosition, turn: "white" } } as const;
    expect(readPremove("11x18", waiting)).toEqual({ ok: true, value: [11, 18] });
    expect(readPremove("22-18", waiting).ok).toBe(false);
  });
});

it("no steps lead along squares that go on after the turn has ended", () => {
  expect(stepsAlong(initialPosition, [11, 15, 18])).toEqual([]);
});
