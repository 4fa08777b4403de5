// The single texts of a language, for tests of all languages.
import type { Texts } from "../en.ts";

export type Leaf = readonly [path: string, text: unknown];

/** All texts by their path: sentences, and functions that make one. Functions of a side are called for each side. */
export function leaves({ table, ...texts }: Texts): readonly Leaf[] {
  const { both, said, ...own } = table;
  const sides = (["black", "white"] as const).map((side) => [both(side), said(side)]);
  return leavesOf({ ...texts, table: { ...own, sides } }, "");
}

function leavesOf(value: unknown, path: string): readonly Leaf[] {
  if (typeof value !== "object" || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, `${path}.${key}`));
}
