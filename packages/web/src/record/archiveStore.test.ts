// The archive where the browser's database does not do what it should.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deleteAllGames, readGames } from "./archiveStore.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("[P89] a database that never answers counts as one that keeps nothing", async () => {
  vi.stubGlobal("indexedDB", { open: () => ({}) });
  const answers = Promise.all([readGames(), deleteAllGames()]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await Promise.race([answers, Promise.resolve("nothing")])).toEqual([undefined, false]);
});

test("[P89] a database that is forbidden counts as one that keeps nothing", async () => {
  vi.stubGlobal("indexedDB", undefined);
  vi.resetModules();
  const fresh = await import("./archiveStore.ts");
  expect(await fresh.readGames()).toBeUndefined();
});
