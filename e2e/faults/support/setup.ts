// Runs before each test file: stops servers that a failed test of another file left behind.
import { afterAll } from "vitest";
import { killAllSites } from "./site.ts";

// Registered first, so that it runs last.
afterAll(killAllSites);
