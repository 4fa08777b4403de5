import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { describe, expect, it } from "vitest";

const lockfile = v.object({
  packages: v.record(v.string(), v.object({ version: v.optional(v.string()) })),
});

function installedVersions(name: string): readonly string[] {
  const file = path.join(import.meta.dirname, "../../../package-lock.json");
  const { packages } = v.parse(lockfile, JSON.parse(readFileSync(file, "utf8")));
  return Object.entries(packages)
    .filter(([where]) => where.endsWith(`node_modules/${name}`))
    .map(([, { version }]) => version ?? "");
}

function isAtLeast(version: string, floor: string): boolean {
  return version.localeCompare(floor, "en", { numeric: true }) >= 0;
}

describe("the lockfile", () => {
  it.each([
    ["engine.io", "6.6.11", "older ones die on one crafted upgrade"],
    ["ws", "8.23.0", "older ones let one peer grow memory without end"],
  ])("[X3] has %s from %s on: %s", (name, floor) => {
    const versions = installedVersions(name);
    expect(versions.length).toBeGreaterThan(0);
    for (const version of versions) expect(isAtLeast(version, floor)).toBe(true);
  });

  it("compares versions by number", () => {
    expect(isAtLeast("6.6.9", "6.6.11")).toBe(false);
    expect(isAtLeast("8.100.0", "8.23.0")).toBe(true);
  });
});
