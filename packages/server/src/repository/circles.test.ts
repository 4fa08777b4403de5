// No file and no folder imports itself in the end, not even for a type or through `import()`, which the linter does
// not follow.
import path from "node:path";
import { describe, expect, it } from "vitest";
import { circlesIn, type Imports, isProduct, readImports } from "./testing/imports.ts";

describe("imports", () => {
  const imports = readImports();

  it("are read from all packages, types and import() included", () => {
    expect(imports.size).toBeGreaterThan(500);
    expect(imports.get("packages/server/src/main.ts")).toContain(
      "packages/server/src/backup/program.ts",
    );
    expect(imports.get("packages/server/src/gateway/transport/types.ts")).toContain(
      "packages/server/src/gateway/transport/session.ts",
    );
    expect(imports.get("packages/room/src/state/room.ts")).toContain(
      "packages/protocol/src/index.ts",
    );
    expect(imports.get("simulator/src/server/process.ts")).toContain("packages/server/src/core.ts");
  });

  it("go round in no circle", () => {
    expect(circlesIn(imports)).toEqual([]);
  });

  it("go round in no circle among folders, a folder's own files being on top of those within it or under them", () => {
    expect(circlesIn(betweenFolders(imports))).toEqual([]);
  });
});

function betweenFolders(imports: Imports): Imports {
  const folders = new Map<string, string[]>();
  for (const [file, imported] of imports) {
    const folder = path.dirname(file);
    const others = imported.map((each) => path.dirname(each)).filter((each) => each !== folder);
    if (isProduct(file)) folders.set(folder, [...(folders.get(folder) ?? []), ...others]);
  }
  return folders;
}

describe("the core of the server", () => {
  it("reaches no socket, no disk and no Redis, so that it runs in any world", () => {
    const imports = readImports();
    const reached = new Set(["packages/server/src/core.ts"]);
    for (const file of reached) imports.get(file)?.forEach((next) => reached.add(next));
    const bound = /socketio\/|store\/(?:lmdb|redis)|src\/(?:redis|nodes|http)\//;
    expect([...reached].filter((file) => bound.test(file))).toEqual([]);
    expect(reached.size).toBeGreaterThan(60);
  });
});

describe("a circle", () => {
  it("is found, however long, and nothing beside it", () => {
    const imports = new Map([
      ["above", ["one"]],
      ["one", ["two", "below"]],
      ["two", ["three"]],
      ["three", ["one", "below"]],
      ["below", []],
      ["itself", ["itself"]],
    ]);
    expect(circlesIn(imports).map((files) => files.toSorted())).toEqual([
      ["one", "three", "two"],
      ["itself"],
    ]);
  });
});
