import { createServer } from "node:net";
import { expect, it } from "vitest";
import { freePort } from "./freePort.ts";

/** The module once more, as another process has it. */
const ELSEWHERE = "./freePort.ts?elsewhere";

it("no other process gets the port before its server listens", async () => {
  const elsewhere: { freePort: typeof freePort } = await import(ELSEWHERE);
  const asked = [freePort, freePort, elsewhere.freePort, elsewhere.freePort, freePort];
  const ports = [];
  for (const ask of asked) ports.push(await ask());
  expect(new Set(ports)).toHaveLength(asked.length);
  expect(Math.abs(ports[2]! - ports[1]!), "another block").toBeGreaterThan(2);
});

it("a port in use is skipped", async () => {
  const taken = (await freePort()) + 1;
  const other = createServer();
  await new Promise<void>((listening) => other.listen(taken, "127.0.0.1", listening));
  expect(await freePort()).not.toBe(taken);
  other.close();
});
