// The archive where the browser's database does not do what it should.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("[P89] a database that never answers counts as one that keeps nothing", async () => {
  vi.stubGlobal("indexedDB", { open: () => ({}) });
  const { readGames, deleteGames } = await import("./archiveStore.ts");
  const answers = Promise.all([readGames(), deleteGames()]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await Promise.race([answers, Promise.resolve("nothing")])).toEqual([undefined, false]);
});

test("[P89] a database that is forbidden counts as one that keeps nothing", async () => {
  vi.stubGlobal("indexedDB", undefined);
  const { readGames } = await import("./archiveStore.ts");
  expect(await readGames()).toBeUndefined();
});
