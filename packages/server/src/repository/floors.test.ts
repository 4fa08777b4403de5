// Every import follows the tables of ARCHITECTURE.md, and neither files nor folders import each other in a circle.
import { describe, expect, it } from "vitest";
import {
  circlesIn,
  importedFiles,
  importedFolders,
  isTest,
  placeOf,
  readSpecifiers,
  readTables,
  unusedNames,
  wrongImports,
} from "./testing/floors.ts";

const SERVER = "packages/server/src";
const WEB = "packages/web/src";
const MACHINE = "@kingrow/time/machine";

/** For each place of the tables some imports that it must not have. The files need not exist. */
const WRONG: Readonly<Record<string, readonly string[]>> = {
  "packages/rules/src/x.ts": ["node:fs", "@kingrow/protocol", "react", "./cli/x.ts"],
  "packages/rules/src/cli/x.ts": ["@kingrow/room", "../../../engine/src/cli/x.ts"],
  "packages/time/src/x.ts": ["node:timers", "@kingrow/rules", "./machine.ts"],
  "packages/time/src/machine.ts": ["node:timers"],
  "packages/protocol/src/x.ts": ["node:fs", "@kingrow/room", "socket.io"],
  "packages/room/src/x.ts": ["node:fs", "@kingrow/client", "@kingrow/time", "lmdb", "valibot"],
  "packages/engine/src/x.ts": ["node:fs", "@kingrow/room", "react"],
  "packages/engine/src/cli/x.ts": ["@kingrow/room", "../../../rules/src/cli/x.ts"],
  "packages/client/src/x.ts": ["node:fs", "react", "@kingrow/room", "../../server/src/x.ts"],
  "packages/server/x.ts": ["react"],
  "packages/web/x.ts": ["socket.io"],
  "simulator/src/x.ts": ["socket.io", "@kingrow/web", "../../packages/web/src/x.ts"],
  "e2e/src/x.ts": ["react", "@kingrow/web", "../../packages/web/src/x.ts", "socket.io-client"],
  "bench/moves/x.ts": ["react", "socket.io-client", "../../simulator/src/x.ts"],
  [`${SERVER}/base/x.ts`]: ["../store/x.ts", "../observers.ts", "@kingrow/room", MACHINE],
  [`${SERVER}/redis/x.ts`]: ["../store/x.ts", "@kingrow/room", MACHINE],
  [`${SERVER}/door/x.ts`]: ["../keeper/x.ts", "../gateway/x.ts", "lmdb", MACHINE],
  [`${SERVER}/store/x.ts`]: ["../keeper/x.ts", "./lmdb/x.ts", "socket.io", "redis", MACHINE],
  [`${SERVER}/store/lmdb/x.ts`]: ["../../redis/x.ts", "../redis/x.ts", "redis", MACHINE],
  [`${SERVER}/store/redis/x.ts`]: ["../../keeper/x.ts", "../lmdb/x.ts", "lmdb", MACHINE],
  [`${SERVER}/keeper/x.ts`]: ["lmdb", "../store/lmdb/x.ts", "../gateway/x.ts", MACHINE],
  [`${SERVER}/gateway/x.ts`]: ["socket.io", "ws", "./socketio/x.ts", "../http/x.ts", MACHINE],
  [`${SERVER}/gateway/calls/x.ts`]: ["socket.io", "../socketio/x.ts", "../../nodes/x.ts"],
  [`${SERVER}/gateway/socketio/x.ts`]: ["redis", "../../keeper/x.ts", "../../main.ts", MACHINE],
  [`${SERVER}/http/x.ts`]: ["../store/x.ts", "../keeper/x.ts", "socket.io", MACHINE],
  [`${SERVER}/nodes/x.ts`]: ["socket.io", "../backup/x.ts", "../app.ts", MACHINE],
  [`${SERVER}/backup/x.ts`]: ["../keeper/x.ts", "socket.io", MACHINE],
  [`${SERVER}/core.ts`]: ["./gateway/socketio/x.ts", "./store/redis/x.ts", "./http/x.ts", MACHINE],
  [`${SERVER}/storeHealth.ts`]: ["lmdb", "./nodes/x.ts", "./http/x.ts", "./app.ts", MACHINE],
  [`${SERVER}/observers.ts`]: ["lmdb", "./nodes/x.ts", "./app.ts", MACHINE],
  [`${SERVER}/app.ts`]: ["socket.io", "lmdb", "./main.ts", "@kingrow/client"],
  [`${SERVER}/main.ts`]: ["socket.io", "lmdb", "@kingrow/web", "@kingrow/client"],
  [`${WEB}/ui/x.ts`]: ["@kingrow/rules", "../board/x.ts", "react-dom"],
  [`${WEB}/board/x.ts`]: ["@kingrow/protocol", "@kingrow/client", "../text/x.ts"],
  [`${WEB}/browser/x.ts`]: ["../ui/x.ts", "react", "@kingrow/room"],
  [`${WEB}/engine/x.ts`]: ["react", "@kingrow/room", "../settings/x.ts"],
  [`${WEB}/settings/x.ts`]: ["../text/x.ts", "../ui/x.ts", "@kingrow/room"],
  [`${WEB}/text/x.ts`]: ["../room/x.ts", "../shell/x.ts", "@kingrow/engine"],
  [`${WEB}/sound/x.ts`]: ["../text/x.ts", "../board/x.ts"],
  [`${WEB}/feedback/x.ts`]: ["../board/x.ts", "../text/x.ts"],
  [`${WEB}/help/x.ts`]: ["../shell/x.ts", "../sound/x.ts"],
  [`${WEB}/worker/x.ts`]: ["react", "@kingrow/client", "../shell/x.ts"],
  [`${WEB}/shell/x.ts`]: ["../lobby/x.ts", "../feedback/x.ts", "@kingrow/engine"],
  [`${WEB}/site/x.ts`]: ["../record/x.ts", "../lobby/x.ts"],
  [`${WEB}/record/x.ts`]: ["../room/x.ts", "../feedback/x.ts"],
  [`${WEB}/lobby/x.ts`]: ["../room/x.ts", "../replay/x.ts", "../app/x.ts"],
  [`${WEB}/learn/x.ts`]: ["../lobby/x.ts", "../app/x.ts"],
  [`${WEB}/replay/x.ts`]: ["../room/x.ts", "../watch/x.ts", "../engine/x.ts"],
  [`${WEB}/watch/x.ts`]: ["../room/x.ts", "../lobby/x.ts", "@kingrow/room"],
  [`${WEB}/room/x.ts`]: ["../lobby/x.ts", "../local/x.ts", "@kingrow/room"],
  [`${WEB}/games/x.ts`]: ["../room/x.ts", "../engine/x.ts", "idb"],
  [`${WEB}/study/x.ts`]: ["../room/x.ts", "../feedback/x.ts", "@kingrow/room"],
  [`${WEB}/local/x.ts`]: ["../practice/x.ts", "../engine/x.ts", "socket.io-client"],
  [`${WEB}/practice/x.ts`]: ["../table/x.ts", "../lobby/x.ts", "../app/x.ts"],
  [`${WEB}/table/x.ts`]: ["../practice/x.ts", "../engine/x.ts", "@kingrow/engine"],
  [`${WEB}/app/x.ts`]: ["../main.tsx", "@kingrow/server", "socket.io-client"],
  [`${WEB}/main.tsx`]: ["@kingrow/server", "socket.io"],
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

  it("have a wrong import planted at every place", () => {
    const planted = new Set(Object.keys(WRONG).map((file) => placeIn(file)));
    const places = tables.flatMap(({ rows }) => rows.flatMap(({ places: each }) => each));
    expect(places.length).toBeGreaterThan(45);
    expect(places.filter((place) => !planted.has(place))).toEqual([]);
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

function placeIn(file: string): string | undefined {
  const table = tables.findLast(({ folder }) => file.startsWith(folder));
  return table && placeOf(table, file);
}

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

  it("lead the core of the server to no socket, no disk and no Redis", () => {
    const reached = new Set([`${SERVER}/core.ts`]);
    for (const file of reached) imports.get(file)?.forEach((next) => reached.add(next));
    const outside = /socketio\/|store\/(?:lmdb|redis)|src\/(?:redis|nodes|http)\//;
    expect([...reached].filter((file) => outside.test(file))).toEqual([]);
    expect(reached.size).toBeGreaterThan(60);
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
