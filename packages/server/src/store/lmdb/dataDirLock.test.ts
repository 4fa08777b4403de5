import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { FakeClock } from "@kingrow/time/testing";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lockDataDir } from "./dataDirLock.ts";

let folder: string;
let clock: FakeClock;
beforeEach(() => {
  clock = new FakeClock();
  folder = mkdtempSync(path.join(tmpdir(), "kingrow-lock-"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

describe("the lock of DATA_DIR", () => {
  it("is held by one at a time", async () => {
    const first = await lockDataDir(folder, clock);
    expect(first.isHeld).toBe(true);
    const second = lockDataDir(folder, clock);
    const [refusal] = await Promise.allSettled([second, clock.pass(4_000)]);
    expect(refusal).toMatchObject({
      reason: { message: expect.stringContaining(`DATA_DIR ${folder} is in use by another`) },
    });
    first.release();
  });

  it("goes to a waiting process as soon as it is free", async () => {
    const first = await lockDataDir(folder, clock);
    const second = lockDataDir(folder, clock);
    first.release();
    await clock.pass(200);
    expect((await second).isHeld).toBe(true);
  });

  it("refuses no process if the system has no such lock", async () => {
    vi.stubEnv("PATH", folder);
    expect((await lockDataDir(folder, clock)).isHeld).toBe(false);
    expect((await lockDataDir(folder, clock)).isHeld).toBe(false);
  });
});
