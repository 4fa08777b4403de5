// Connections to a cluster: when they are tried again.
import { freePort } from "@kingrow/protocol/testing";
import { FakeClock } from "@kingrow/time/testing";
import { expect, test } from "vitest";
import { openConnection } from "./connection.ts";

test("a missing cluster is tried again after a pause, until the connection is destroyed", async () => {
  const clock = new FakeClock();
  const faults: unknown[] = [];
  const connection = openConnection({
    urls: [`redis://127.0.0.1:${await freePort()}`],
    isCluster: true,
    steady: clock,
    onError: (fault) => faults.push(fault),
  });
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    await expect.poll(() => clock.waiting).toBe(1);
    expect(faults.splice(0)).not.toEqual([]);
    clock.advance(2_000);
  }
  await expect.poll(() => clock.waiting).toBe(1);
  connection.destroy();
  expect(clock.waiting).toBe(0);
});
