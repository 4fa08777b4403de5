// SECURITY.md says of every attack that it is tried, and of none that is not.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PROJECT } from "../support/server.ts";
import { ATTACKS } from "./attacks/index.ts";
import { namesFor } from "./support/attack.ts";

test("every attack has its place in SECURITY.md, and everything named there is an attack", () => {
  const text = readFileSync(join(PROJECT, "SECURITY.md"), "utf8");
  const [table = ""] = text.slice(text.indexOf("| What a stranger does")).split("\n\n");
  const rows = table.matchAll(/^\|[^|]*\|([^|]*)\|/gm);
  const named = [...rows].flatMap(([, cell = ""]) =>
    Array.from(cell.matchAll(/`([^`]+)`/g), ([, name]) => name),
  );
  expect(new Set(named)).toEqual(new Set(ATTACKS.map(({ name }) => name)));
});

test("twenty addresses make use of every attack, each of them once", () => {
  const order = { names: ATTACKS.map(({ name }) => name), attackers: 20 };
  const used = Array.from({ length: order.attackers }, (_, number) => namesFor(order, number));
  expect(used.flat().toSorted()).toEqual(order.names.toSorted());
  expect(used.every(({ length }) => length > 0)).toBe(true);
});

test("of fewer attacks than addresses each is made by several", () => {
  const order = { names: ["a", "b"], attackers: 5 };
  const used = Array.from({ length: order.attackers }, (_, number) => namesFor(order, number));
  expect(used).toEqual([["a"], ["b"], ["a"], ["b"], ["a"]]);
});
