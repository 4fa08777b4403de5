import { expect, it } from "vitest";
import { createBacklog } from "./backlog.ts";

function holders(count: number) {
  const ended: number[] = [];
  const all = Array.from({ length: count }, (_, at) => ({ giveUp: () => void ended.push(at) }));
  return { ended, all };
}

it("[X11] knows how much waits of all connections together", () => {
  const backlog = createBacklog(1_000);
  const { all, ended } = holders(3);
  for (const [at, holder] of all.entries()) backlog.note(holder, 100 * (at + 1));
  expect(backlog.bytes).toBe(600);
  for (const holder of all) backlog.note(holder, 50);
  expect(backlog.bytes).toBe(150);
  for (const holder of all) backlog.note(holder, 0);
  expect([backlog.bytes, ended]).toEqual([0, []]);
});

it("[X11] beyond its bound whoever holds most goes first, not whoever comes last with a little", () => {
  const backlog = createBacklog(1_000);
  const { all, ended } = holders(4);
  for (const [at, bytes] of [200, 500, 250].entries()) {
    const holder = all[at];
    if (holder !== undefined) backlog.note(holder, bytes);
  }
  const last = { giveUp: () => void ended.push(99) };
  backlog.note(last, 60);
  expect([backlog.bytes, ended]).toEqual([510, [1]]);
  backlog.note(last, 3_000);
  expect([backlog.bytes, ended]).toEqual([450, [1, 99]]);
});
