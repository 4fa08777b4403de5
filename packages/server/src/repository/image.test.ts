import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { expect, it } from "vitest";
import { parse } from "yaml";

const lockfile = v.object({
  packages: v.record(v.string(), v.object({ dev: v.optional(v.boolean()) })),
});

function read(name: string): string {
  return readFileSync(path.join(import.meta.dirname, "../../../..", name), "utf8");
}

/** Folders of packages that npm puts at the root or beside the server, and that it needs to run. */
function neededFolders(): readonly string[] {
  const { packages } = v.parse(lockfile, JSON.parse(read("package-lock.json")));
  return Object.entries(packages)
    .filter(([, { dev = false }]) => !dev)
    .map(([where]) => where)
    .filter((where) => /^(packages\/server\/)?node_modules\//.test(where));
}

/** The paths that the last stage of the Dockerfile copies from the first. */
function copiedFolders(): readonly string[] {
  const copies = read("Dockerfile").matchAll(/^COPY --from=build \/kingrow\/(\S+) /gm);
  return Array.from(copies, ([, from]) => `${from}/`);
}

it("the container image holds every package the server runs on, wherever npm has put it", () => {
  const [copied, needed] = [copiedFolders(), neededFolders()];
  expect(needed).toContain("node_modules/socket.io");
  const missing = needed.filter((where) => !copied.some((from) => where.startsWith(from)));
  expect(missing).toEqual([]);
});

it("the container image is built on one known image, and from packages that ran no script", () => {
  const dockerfile = read("Dockerfile");
  const bases = Array.from(
    dockerfile.matchAll(/^FROM (?:--\S+ )?(\S+)/gm),
    ([, base = ""]) => base,
  );
  expect(new Set(bases).size).toBe(1);
  for (const base of bases) expect(base).toMatch(/@sha256:[0-9a-f]{64}$/);
  const installing = dockerfile.match(/npm (?:ci|install|prune)[^&\n]*/g) ?? [];
  expect(installing).not.toEqual([]);
  for (const command of installing) expect(command).toContain("--ignore-scripts");
});

it("what an operator keeps beside the program stays out of the image", () => {
  expect(read(".dockerignore").split("\n")).toEqual(
    expect.arrayContaining([".git", ".env", "data", "backups"]),
  );
});

const service = v.object({
  read_only: v.literal(true),
  cap_drop: v.tuple([v.literal("ALL")]),
  security_opt: v.tuple([v.literal("no-new-privileges:true")]),
  pids_limit: v.number(),
  mem_limit: v.string(),
  ports: v.optional(v.array(v.pipe(v.string(), v.startsWith("${PUBLISH:-127.0.0.1}:")))),
});

it("no container of compose.yaml writes beside its volumes, has a right it does not need, gains one, lacks a limit or is published beyond this machine", () => {
  const { services } = v.parse(
    v.object({ services: v.record(v.string(), service) }),
    parse(read("compose.yaml"), { merge: true }),
  );
  expect(Object.keys(services)).toEqual(["kingrow", "cluster", "node-1", "node-2", "valkey"]);
});

const node = v.object({
  env_file: v.tuple([v.object({ path: v.literal(".env"), required: v.literal(false) })]),
  environment: v.object({
    HOST: v.literal("0.0.0.0"),
    PORT: v.literal(3000),
    DATA_DIR: v.literal("/data"),
  }),
});

it("a node in a container takes its settings from .env, and keeps the places its container knows", () => {
  const { services } = v.parse(
    v.object({ services: v.record(v.string(), v.unknown()) }),
    parse(read("compose.yaml"), { merge: true }),
  );
  for (const name of ["kingrow", "node-1", "node-2"]) expect(v.is(node, services[name])).toBe(true);
});
