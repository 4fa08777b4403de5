import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { expect, it } from "vitest";

const lockfile = v.object({
  packages: v.record(v.string(), v.object({ dev: v.optional(v.boolean()) })),
});

function read(name: string): string {
  return readFileSync(path.join(import.meta.dirname, "../../..", name), "utf8");
}

/** Folders of packages that npm puts at the root or beside the server, and that it needs to run. */
function neededFolders(): readonly string[] {
  const { packages } = v.parse(lockfile, JSON.parse(read("package-lock.json")));
  return Object.entries(packages)
    .filter(([, { dev = false }]) => !dev)
    .map(([where]) => where)
    .filter((where) => /^(packages\/server\/)?node_modules\//.test(where));
}

/** What the last stage of the Dockerfile takes over from the first. */
function copiedFolders(): readonly string[] {
  const copies = read("Dockerfile").matchAll(/^COPY --from=build \/kingrow\/(\S+) /gm);
  return Array.from(copies, ([, from]) => `${from}/`);
}

it("the container image holds every package the server runs on, wherever npm has put it", () => {
  const copied = copiedFolders();
  const missing = neededFolders().filter((where) => !copied.some((from) => where.startsWith(from)));
  expect(missing).toEqual([]);
});
