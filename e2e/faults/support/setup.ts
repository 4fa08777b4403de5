// Run before each test file: files share a process, but no server outlives its file, whatever went wrong in a test.
import { afterAll } from "vitest";
import { killAllSites } from "./site.ts";

// Registered first, so that it runs last.
afterAll(killAllSites);
