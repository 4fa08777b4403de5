// Every import follows the tables of ARCHITECTURE.md, and neither files nor folders import each other in a circle.
import { describe, expect, it } from "vitest";
import {
  circlesIn,
  importedFiles,
  importedFolders,
  isTest,
  readSpecifiers,
  readTables,
  unusedNames,
  wrongImports,
} from "./testing/floors.ts";

const SERVER = "packages/server/src";
const WEB = "packages/web/src";

/** Wrong imports of each kind: a package, a higher floor of the package, another package by name and by path. */
const WRONG: Readonly<Record<string, readonly string[]>> = {
  "packages/rules/src/x.ts": ["node:fs", "@kingrow/protocol", "react", "./cli/x.ts"],
  "packages/time/src/machine.ts": ["node:timers"],
  "packages/client/src/x.ts": ["@kingrow/room", "../../server/src/x.ts"],
  "packages/web/x.ts": ["socket.io"],
  "e2e/src/x.ts": ["../../packages/web/src/x.ts", "socket.io-client"],
  [`${SERVER}/store/x.ts`]: ["../keeper/x.ts", "./lmdb/x.ts", "redis", "@kingrow/time/machine"],
  [`${SERVER}/gateway/calls/x.ts`]: ["socket.io", "../socketio/x.ts", "../../nodes/x.ts"],
  [`${SERVER}/core.ts`]: ["./gateway/socketio/x.ts", "./store/redis/x.ts", "./http/x.ts"],
  [`${WEB}/shell/x.ts`]: ["../lobby/x.ts", "../feedback/x.ts", "@kingrow/engine"],
  [`${WEB}/local/x.ts`]: ["../practice/x.ts", "../engine/x.ts", "socket.io-client"],
};

const specifiers = readSpecifiers();
const imports = importedFiles(specifiers);
const tables = readTables();
/** Of a package only `src` has floors: beside it lie examples and configuration. */
const onFloors = [...specifiers].filter(
  ([file]) => !isTest(file) && !/^packages\/\w+\/(?!src\/)/.test(file),
);

describe("the floors of ARCHITECTURE.md", () => {
  it("are followed by every import, types and import() included", () => {
    expect(onFloors.length).toBeGreaterThan(500);
    expect(onFloors.flatMap(([file, names]) => wrongImports(tables, file, names))).toEqual([]);
  });

  it.each(Object.entries(WRONG))("refuse each wrong import of %s", (file, names) => {
    expect(wrongImports(tables, file, names)).toEqual(
      names.map((name) => `${file} imports ${name}`),
    );
  });

  it("name only floors in rows above their own", () => {
    const upward = tables.flatMap(({ rows }) =>
      rows.flatMap((row, at) => {
        const notAbove = new Set(rows.slice(at).flatMap(({ places }) => places));
        const isNotAbove = (name: string) => notAbove.has(name.replace("@kingrow/", "packages/"));
        return row.named.filter(isNotAbove).map((name) => `${row.places.join()} names ${name}`);
      }),
    );
    expect(upward).toEqual([]);
  });

  it("name only what some import needs", () => {
    expect(unusedNames(tables, new Map(onFloors))).toEqual([]);
  });

  it("allow a file of no floor nothing", () => {
    expect(wrongImports(tables, `${SERVER}/new/x.ts`, [])).toEqual([
      `${SERVER}/new/x.ts is on no floor`,
    ]);
  });
});

describe("imports", () => {
  it("are read as types, by package name and from import()", () => {
    expect(imports.get(`${SERVER}/main.ts`)).toContain(`${SERVER}/backup/program.ts`);
    expect(imports.get("packages/room/src/state/room.ts")).toContain(
      "packages/protocol/src/index.ts",
    );
    expect(imports.get(`${SERVER}/observers.ts`)).toContain(`${SERVER}/core.ts`);
  });

  it("form no circle of files", () => {
    expect(circlesIn(imports)).toEqual([]);
  });

  it("form no circle of folders", () => {
    expect(circlesIn(importedFolders(imports))).toEqual([]);
  });
});

describe("a circle", () => {
  it("is found at any length", () => {
    const graph = new Map([
      ["above", ["one"]],
      ["one", ["two", "below"]],
      ["two", ["three"]],
      ["three", ["one", "below"]],
      ["below", []],
      ["itself", ["itself"]],
    ]);
    expect(circlesIn(graph).map((files) => files.toSorted())).toEqual([
      ["one", "three", "two"],
      ["itself"],
    ]);
  });
});
