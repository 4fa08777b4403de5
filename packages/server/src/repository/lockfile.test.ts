import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { describe, expect, it } from "vitest";

const entry = v.object({
  version: v.optional(v.string()),
  hasInstallScript: v.optional(v.boolean(), false),
});
const lockfile = v.object({ packages: v.record(v.string(), entry) });
const manifest = v.object({ allowScripts: v.record(v.string(), v.boolean()) });

function read(name: string): unknown {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, "../../../..", name), "utf8"));
}

const { packages } = v.parse(lockfile, read("package-lock.json"));

function installedVersions(name: string): readonly string[] {
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
    ["socket.io-parser", "4.2.7", "older ones let one packet announce attachments without end"],
    ["cookie", "0.7.0", "older ones take a name that ends the header"],
  ])("[X3] has %s from %s on: %s", (name, floor) => {
    const versions = installedVersions(name);
    expect(versions.length).toBeGreaterThan(0);
    for (const version of versions) expect(isAtLeast(version, floor)).toBe(true);
  });

  it("has no unchecked package with an installation script", () => {
    const withScript = Object.entries(packages).filter(([, one]) => one.hasInstallScript);
    const names = withScript.map(([where]) => where.replace(/^.*node_modules\//, ""));
    const looked = Object.keys(v.parse(manifest, read("package.json")).allowScripts);
    expect(names.toSorted()).toEqual(looked.map((name) => name.replace(/@[^@]+$/, "")).toSorted());
  });

  it("compares versions by number", () => {
    expect(isAtLeast("6.6.9", "6.6.11")).toBe(false);
    expect(isAtLeast("8.100.0", "8.23.0")).toBe(true);
  });
});
