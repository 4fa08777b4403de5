import { expect, test } from "vitest";
import { BALLOTS } from "./ballots.ts";
import { initialPosition } from "./position.ts";
import { replay } from "./replay.ts";

test("[O4] every ballot is three legal moves after which white can move", () => {
  expect(BALLOTS).toHaveLength(156);
  for (const { number, moves } of BALLOTS) {
    const positions = replay(initialPosition, moves);
    expect(positions, `ballot ${number}`).toMatchObject({ ok: true });
    expect(moves).toHaveLength(3);
    expect(positions.ok && positions.value.at(-1)?.turn).toBe("white");
  }
});

test("[O4] no ballot has another's number or leads to another's position", () => {
  expect(new Set(BALLOTS.map(({ number }) => number)).size).toBe(BALLOTS.length);
  const ends = BALLOTS.map(({ moves }) => {
    const positions = replay(initialPosition, moves);
    return positions.ok ? JSON.stringify(positions.value.at(-1)) : "none";
  });
  expect(new Set(ends).size).toBe(BALLOTS.length);
});
