// Run before each test file: files share one document, so every test leaves it as it was.
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, vi } from "vitest";
import { createMemoryDatabase } from "./memoryDatabase.ts";

// A busy machine is slow, not broken.
configure({ asyncUtilTimeout: 15_000 });

const database = createMemoryDatabase();
Object.defineProperty(globalThis, "indexedDB", { value: database, configurable: true });

/** Without a layout nothing is seen. */
class BlindObserver {
  observe(): void {}
  disconnect(): void {}
}
Object.defineProperty(globalThis, "IntersectionObserver", {
  value: BlindObserver,
  configurable: true,
  writable: true,
});

afterEach(() => {
  cleanup();
  database.clear();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
});

// What a file still fetches when it ends would be missing in every file after it.
afterAll(() => vi.dynamicImportSettled());
