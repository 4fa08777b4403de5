// SECURITY.md says of every attack that it is tried, and of none that is not.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PROJECT } from "../support/server.ts";
import { ATTACKS } from "./attacks/index.ts";

test("every attack has its place in SECURITY.md, and everything named there is an attack", () => {
  const text = readFileSync(join(PROJECT, "SECURITY.md"), "utf8");
  const rows = text.slice(text.indexOf("## How it is tried")).matchAll(/^\|[^|]*\|([^|]*)\|/gm);
  const named = [...rows].flatMap(([, cell = ""]) =>
    Array.from(cell.matchAll(/`([^`]+)`/g), ([, name]) => name),
  );
  expect(new Set(named)).toEqual(new Set(ATTACKS.map(({ name }) => name)));
});
