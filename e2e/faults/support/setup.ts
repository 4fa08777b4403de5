// Runs before each test file: stops servers that a failed test of another file left behind.
import { afterAll } from "vitest";
import { killAllSites } from "../../support/site.ts";

// Registered first, so that it runs last.
afterAll(killAllSites);
