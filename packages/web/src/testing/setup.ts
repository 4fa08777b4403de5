// Run before each test file: files share one document, so every test leaves it as it was.
import { cleanup, configure } from "@testing-library/react";
import * as React from "react";
import { afterAll, afterEach, vi } from "vitest";
import { createMemoryDatabase } from "./memoryDatabase.ts";

// A busy machine is slow, not broken.
configure({ asyncUtilTimeout: 15_000 });

const database = createMemoryDatabase();
Object.defineProperty(globalThis, "indexedDB", { value: database, configurable: true });

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

// React keeps a stack for every element it makes, for warnings that no test reads: a fifth of all their time.
const internals: unknown = Reflect.get(
  React,
  "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE",
);
if (typeof internals === "object" && internals !== null)
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
    get: () => Number.MAX_SAFE_INTEGER,
    set: () => {},
  });
