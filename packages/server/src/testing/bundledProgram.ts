// The server's program, bundled once for all tests that start it: from its sources every start would take seconds.
import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { bundle } from "../../../../scripts/build.mjs";

declare module "vitest" {
  interface ProvidedContext {
    /** The file to start with Node. */
    readonly program: string;
  }
}

/** Vitest's global setup; answers how to end it. */
export default async function bundleProgram(project: TestProject): Promise<() => void> {
  const server = path.join(import.meta.dirname, "../..");
  // As deep in the project as the real bundle, and found by no other run of the tests.
  const folder = mkdtempSync(path.join(server, ".test-"));
  await bundle(path.join(server, "src/main.ts"), folder);
  project.provide("program", path.join(folder, "main.js"));
  return () => rmSync(folder, { recursive: true });
}
