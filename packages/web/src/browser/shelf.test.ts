// A browser whose storage is switched off.
import { createPlayerKey } from "@kingrow/client";
import { createFakeBrowserLocks } from "@kingrow/client/testing";
import { memoryShelf } from "@kingrow/client";
import { expect, test } from "vitest";
import { createShelf, keeps } from "./shelf.ts";

test("a player key works with storage switched off", async () => {
  const broken = createShelf(() => {
    throw new Error("denied");
  });
  const locks = createFakeBrowserLocks()();
  const key = createPlayerKey({ tab: broken, browser: broken, locks, now: () => 0 });
  const claimed = await key.claim("room");
  key.remember("room");
  key.forget("room");
  expect(claimed).toMatch(/^[0-9a-f]{32}$/);
  expect(await key.claim("room")).toBe(claimed);
});

test("[P72] whether a browser keeps anything is found out by trying", () => {
  expect(keeps(memoryShelf())).toBe(true);
  const forgetful = { ...memoryShelf(), write: () => {} };
  expect(keeps(forgetful)).toBe(false);
});
