// Every row of ARCHITECTURE.md's table has its import rule: an import it must not have, planted there, is refused.
import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isProduct, readImports } from "./testing/imports.ts";

const ROOT = path.resolve(import.meta.dirname, "../../../..");
const SERVER = "packages/server/src";
const GATEWAY = `${SERVER}/gateway`;
const WEB = "packages/web/src";

/** The clocks of this machine: only what puts a program together hands them on. */
const MACHINE = "@kingrow/time/machine";

/** A file for each row, and what it must not import; the rules are about names, so nothing need be there. */
const PLANTED: Readonly<Record<string, readonly string[]>> = {
  "packages/rules/src/x.ts": ["node:fs", "@kingrow/protocol", "react"],
  "packages/time/src/x.ts": ["node:timers", "@kingrow/rules", "react"],
  "packages/protocol/src/x.ts": ["node:fs", "@kingrow/room", "socket.io"],
  "packages/room/src/x.ts": ["node:fs", "@kingrow/client", "lmdb", "@kingrow/server"],
  "packages/client/src/x.ts": ["node:fs", "react", "@kingrow/room", "socket.io-client"],
  "packages/engine/src/x.ts": ["node:fs", "@kingrow/room", "react"],
  [`${SERVER}/base/x.ts`]: [
    "../store/x.ts",
    "../gateway/x.ts",
    "../watch.ts",
    "@kingrow/room",
    MACHINE,
  ],
  [`${SERVER}/redis/x.ts`]: ["../store/x.ts", "@kingrow/room", "../gateway/x.ts", MACHINE],
  [`${SERVER}/store/x.ts`]: ["../keeper/x.ts", "../gateway/x.ts", "socket.io", MACHINE],
  [`${SERVER}/store/redis/x.ts`]: ["../../keeper/x.ts", "../../nodes/x.ts", MACHINE],
  [`${SERVER}/keeper/x.ts`]: [
    "lmdb",
    "../redis/x.ts",
    "../store/lmdb/x.ts",
    "../gateway/x.ts",
    "../app.ts",
    MACHINE,
  ],
  [`${SERVER}/gateway/x.ts`]: [
    "socket.io",
    "ws",
    "./socketio/x.ts",
    "lmdb",
    "../http/x.ts",
    MACHINE,
  ],
  [`${SERVER}/gateway/socketio/x.ts`]: [
    "lmdb",
    "../../keeper/x.ts",
    "../../store/redis/x.ts",
    "../../main.ts",
    MACHINE,
  ],
  [`${SERVER}/nodes/x.ts`]: ["socket.io", "lmdb", "../backup/x.ts", "../app.ts", MACHINE],
  [`${SERVER}/migrate/x.ts`]: ["../keeper/x.ts", "../gateway/x.ts", "../backup/x.ts", MACHINE],
  [`${SERVER}/backup/x.ts`]: ["../keeper/x.ts", "../gateway/x.ts", "socket.io", MACHINE],
  [`${SERVER}/http/x.ts`]: ["../store/x.ts", "../keeper/x.ts", "lmdb", "socket.io", MACHINE],
  [`${SERVER}/storeHealth.ts`]: ["lmdb", "./nodes/x.ts", "./core.ts", "./app.ts", MACHINE],
  [`${SERVER}/watch.ts`]: ["lmdb", "./nodes/x.ts", "./core.ts", "./app.ts", MACHINE],
  [`${SERVER}/figures.ts`]: ["socket.io", "./backup/x.ts", "./core.ts", "./app.ts", MACHINE],
  [`${SERVER}/core.ts`]: [
    "socket.io",
    "./gateway/socketio/sockets.ts",
    "./store/redis/x.ts",
    "./app.ts",
    MACHINE,
  ],
  [`${SERVER}/app.ts`]: ["socket.io", "lmdb", "./main.ts", "@kingrow/client"],
  [`${SERVER}/main.ts`]: ["socket.io", "lmdb", "@kingrow/web", "@kingrow/client"],
  [`${WEB}/ui/x.ts`]: ["@kingrow/rules", "../board/x.ts", "../app/x.ts"],
  [`${WEB}/board/x.ts`]: ["@kingrow/protocol", "../room/x.ts"],
  [`${WEB}/browser/x.ts`]: ["../ui/x.ts", "@kingrow/room"],
  [`${WEB}/engine/x.ts`]: ["react", "@kingrow/room", "../room/x.ts"],
  [`${WEB}/record/x.ts`]: ["@kingrow/client", "../room/x.ts"],
  [`${WEB}/settings/x.ts`]: ["../text/x.ts", "@kingrow/room"],
  [`${WEB}/text/x.ts`]: ["../room/x.ts", "../shell/x.ts"],
  [`${WEB}/help/x.ts`]: ["@kingrow/client", "../room/x.ts"],
  [`${WEB}/feedback/x.ts`]: ["../board/x.ts", "../app/x.ts"],
  [`${WEB}/sound/x.ts`]: ["../room/x.ts", "../app/x.ts"],
  [`${WEB}/worker/x.ts`]: ["react", "../app/x.ts"],
  [`${WEB}/shell/x.ts`]: ["../lobby/x.ts", "../app/x.ts"],
  [`${WEB}/lobby/x.ts`]: ["../room/x.ts", "../app/x.ts"],
  [`${WEB}/room/x.ts`]: ["../lobby/x.ts", "../local/x.ts", "../app/x.ts"],
  [`${WEB}/local/x.ts`]: ["../practice/x.ts", "../table/x.ts", "../app/x.ts", "socket.io-client"],
  [`${WEB}/practice/x.ts`]: ["../table/x.ts", "../lobby/x.ts", "../app/x.ts"],
  [`${WEB}/table/x.ts`]: ["../practice/x.ts", "../engine/x.ts", "../lobby/x.ts"],
  [`${WEB}/replay/x.ts`]: ["../room/x.ts", "../app/x.ts"],
  [`${WEB}/watch/x.ts`]: ["../room/x.ts", "../replay/x.ts", "../app/x.ts"],
  [`${WEB}/study/x.ts`]: ["../room/x.ts", "../replay/x.ts", "@kingrow/room", "../app/x.ts"],
  [`${WEB}/app/x.ts`]: ["@kingrow/server", "@kingrow/room", "socket.io-client"],
  "e2e/src/x.ts": ["react", "@kingrow/web", "../../packages/web/src/x.ts", "socket.io-client"],
  "simulator/src/x.ts": ["socket.io", "react", "../../packages/web/src/x.ts"],
  "bench/lobby/x.ts": ["react", "socket.io-client"],
};

/** Folders that hold tests and what supports them. */
const OF_TESTS = new Set(["testing", "repository"]);

/** Rows without code of their own to import from. */
const EXEMPT = new Set(["styles"]);

let folder: string;
let refused: ReadonlySet<string>;

/** What the linter refuses in a folder with nothing but its rules and the planted imports. */
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "kingrow-floors-"));
  copyFileSync(path.join(ROOT, ".oxlintrc.json"), path.join(folder, ".oxlintrc.json"));
  for (const [file, imports] of Object.entries(PLANTED)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    const lines = imports.map((name, at) => `import { a as a${at} } from "${name}";`);
    writeFileSync(path.join(folder, file), lines.join("\n"));
  }
  refused = new Set(refusals());
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Diagnostic {
  readonly code: string;
  readonly filename: string;
  readonly labels: readonly { readonly span: { readonly line: number } }[];
}

function refusals(): readonly string[] {
  const program = path.join(ROOT, "node_modules/.bin/oxlint");
  const { stdout } = spawnSync(program, ["--format", "json"], { cwd: folder, encoding: "utf8" });
  const report: { readonly diagnostics: readonly Diagnostic[] } = JSON.parse(stdout);
  return report.diagnostics
    .filter(({ code }) => code.includes("no-restricted-imports"))
    .map(({ filename, labels }) => {
      const line = labels[0]?.span.line ?? 0;
      return `${filename}: ${PLANTED[filename]?.[line - 1]}`;
    });
}

describe("the floors", () => {
  it.each(Object.entries(PLANTED).flatMap(([file, names]) => names.map((name) => [file, name])))(
    "%s must not import %s",
    (file, name) => {
      expect(refused).toContain(`${file}: ${name}`);
    },
  );

  it("are all the rows of the table", () => {
    const places = tableRows().flat();
    expect(places.length).toBeGreaterThan(30);
    const planted = Object.keys(PLANTED);
    const forgotten = places.filter(
      (place) =>
        !planted.some((file) => file.startsWith(place)) && !EXEMPT.has(path.basename(place)),
    );
    expect(forgotten).toEqual([]);
  });

  it("have a row for every folder of code", () => {
    const places = tableRows().flat();
    const inRows = [...foldersIn("packages"), ...foldersIn(SERVER), ...foldersIn(WEB)];
    const missing = inRows.filter(
      (folder) => !places.some((place) => isIn(folder, place) || isIn(place, folder)),
    );
    expect(missing.filter((folder) => !OF_TESTS.has(path.basename(folder)))).toEqual([]);
    expect(inRows.length).toBeGreaterThan(30);
  });

  it("import only from rows above their own, types and import() included", () => {
    const rows = tableRows();
    const rowOf = (file: string) =>
      rows.findLastIndex((places) => places.some((place) => isIn(file, place)));
    const upward = [...readImports()].flatMap(([file, imported]) =>
      imported
        .filter((each) => isProduct(file) && rowOf(file) >= 0 && rowOf(each) > rowOf(file))
        .map((each) => `${file} imports ${each}`),
    );
    expect(upward).toEqual([]);
  });
});

describe("the gateway's folders", () => {
  const rows = gatewayRows();

  it("know what their rows say, types included, and nothing of what puts them together", () => {
    const floors = new Set(tableRows().flat());
    const known = new Map<string, Set<string>>();
    for (const [file, imported] of readImports()) {
      const folder = path.dirname(file);
      if (!isIn(file, GATEWAY) || !isProduct(file) || floors.has(folder)) continue;
      const others = imported.map((each) => path.dirname(each)).filter((each) => each !== folder);
      const name = path.basename(folder);
      const knows = known.get(name) ?? new Set();
      known.set(name, knows);
      for (const each of others) if (isIn(each, GATEWAY)) knows.add(path.basename(each));
    }
    const sorted = [...known].map(([name, knows]) => [name, [...knows].toSorted()]);
    const said = rows.map(([name, knows]) => [name, knows.toSorted()]);
    expect(Object.fromEntries(sorted)).toEqual(Object.fromEntries(said));
  });

  it("know only rows above their own", () => {
    const above = (at: number) => rows.slice(0, at).map(([name]) => name);
    const downward = rows.flatMap(([name, knows], at) =>
      knows.filter((each) => !above(at).includes(each)).map((each) => `${name} knows ${each}`),
    );
    expect(downward).toEqual([]);
  });
});

/** As paths from the project's root. */
function foldersIn(home: string): readonly string[] {
  return readdirSync(path.join(ROOT, home), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${home}/${name}`);
}

function isIn(file: string, place: string): boolean {
  return file === place || file.startsWith(`${place}/`);
}

/** What each row of the gateway's own table names, and what it may know. */
function gatewayRows(): readonly (readonly [string, readonly string[]])[] {
  const text = readFileSync(path.join(ROOT, "ARCHITECTURE.md"), "utf8");
  const rows = text.matchAll(/^\| `gateway\/(\w+)` \|.*\| (.+) \|$/gm);
  return [...rows].map(([, name = "", knows = ""]) => [
    name,
    knows === "nothing" ? [] : knows.split(", "),
  ]);
}

/** The places that each row of the table names, as paths from the project's root. */
function tableRows(): readonly (readonly string[])[] {
  const text = readFileSync(path.join(ROOT, "ARCHITECTURE.md"), "utf8");
  const rows = text
    .split("\n")
    .filter((line) => /^\| `(?:packages|e2e|simulator|bench)/.test(line));
  return rows.map((row) => {
    const names = [...(row.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)].map(
      ([, name = ""]) => name,
    );
    const home = path.dirname(names[0] ?? "");
    return names.map((name, at) => (at === 0 ? name : `${home}/${name}`));
  });
}
