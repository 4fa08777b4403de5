import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lockDataDir } from "./dataDirLock.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "kingrow-lock-"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

describe("the lock of DATA_DIR", () => {
  it("is held by one at a time", async () => {
    const first = await lockDataDir(folder);
    expect(first.isHeld).toBe(true);
    await expect(lockDataDir(folder)).rejects.toThrow(
      `DATA_DIR ${folder} is in use by another Kingrow.`,
    );
    first.release();
  });

  it("goes to one who waits as soon as it is free", async () => {
    const first = await lockDataDir(folder);
    const second = lockDataDir(folder);
    first.release();
    expect((await second).isHeld).toBe(true);
  });

  it("keeps nobody out where the system has no such lock", async () => {
    vi.stubEnv("PATH", folder);
    expect((await lockDataDir(folder)).isHeld).toBe(false);
    expect((await lockDataDir(folder)).isHeld).toBe(false);
  });
});
