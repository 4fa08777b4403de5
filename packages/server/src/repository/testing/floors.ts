// Reads all imports of the repository and the floors of ARCHITECTURE.md, and compares them.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "../../../../..");
const FOLDERS = ["packages", "simulator", "e2e", "bench"];
const SOURCE = /(?<!\.d)\.tsx?$/;
const IGNORED = /node_modules|\/dist\//;
const TEST = /\.test\./;
/** `import … from "x"`, `export … from "x"`, `import "x"` and `import("x")`, types included. */
const IMPORT =
  /^(?:import|export)\s[^;"'`]*?\bfrom\s+"([^"]+)"|^import\s+"([^"]+)"|\bimport\(\s*"([^"]+)"\s*\)/gm;

/** For each file the files or folders that it imports. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** One row of a table: some places with the same rule. */
interface Row {
  /** Relative to the folder of the table. */
  readonly places: readonly string[];
  /** Places of the same table, and names of packages, as the row says. */
  readonly named: readonly string[];
  /** The same with everything that is inherited. */
  readonly allowed: readonly string[];
}

/** A table of ARCHITECTURE.md. */
export interface FloorTable {
  /** From the root of the repository; empty for the root itself. */
  readonly folder: string;
  readonly rows: readonly Row[];
}

/** Import specifiers of each source file, as written. Files are named from the root of the repository. */
export function readSpecifiers(): Graph {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .map((name) => path.posix.join(folder, name))
      .filter((file) => SOURCE.test(file) && !IGNORED.test(file)),
  );
  return new Map(files.map((file) => [file, specifiersOf(file)]));
}

function specifiersOf(file: string): readonly string[] {
  const text = readFileSync(path.join(ROOT, file), "utf8");
  const names = [...text.matchAll(IMPORT)].map(
    ([, from, bare, call]) => from ?? bare ?? call ?? "",
  );
  return names.filter((name) => !name.startsWith(".") || SOURCE.test(name));
}

/** The same with the files of this repository alone. */
export function importedFiles(specifiers: Graph): Graph {
  const isHere = (file: string | undefined) => file !== undefined && specifiers.has(file);
  return new Map(
    [...specifiers].map(([file, names]) => [
      file,
      names.flatMap((name) => resolve(file, name) ?? []).filter(isHere),
    ]),
  );
}

/** The imports between folders, without those of tests. */
export function importedFolders(imports: Graph): Graph {
  const folders = new Map<string, string[]>();
  for (const [file, imported] of imports) {
    if (TEST.test(file)) continue;
    const folder = path.dirname(file);
    const others = imported.map((each) => path.dirname(each)).filter((each) => each !== folder);
    folders.set(folder, [...(folders.get(folder) ?? []), ...others]);
  }
  return folders;
}

function resolve(file: string, name: string): string | undefined {
  if (name.startsWith(".")) return path.posix.join(path.posix.dirname(file), name);
  const [, own, rest] = /^@kingrow\/([^/]+)(?:\/(.+))?$/.exec(name) ?? [];
  return own === undefined ? undefined : exportOf(`packages/${own}`, rest);
}

/** The file behind a name that a package exports in its package.json. */
function exportOf(folder: string, rest: string | undefined): string | undefined {
  const manifest = path.join(ROOT, folder, "package.json");
  if (!existsSync(manifest)) return undefined;
  const { exports }: { readonly exports?: string | Record<string, string> } = JSON.parse(
    readFileSync(manifest, "utf8"),
  );
  if (rest === undefined && typeof exports === "string") return path.posix.join(folder, exports);
  const file = typeof exports === "object" ? exports[rest === undefined ? "." : `./${rest}`] : rest;
  return file && path.posix.join(folder, file);
}

/** Tests and their support may import anything. */
export function isTest(file: string): boolean {
  return TEST.test(file) || file.includes("/testing/");
}

/** The tables of ARCHITECTURE.md; a folder's table comes after those of the folders around it. */
export function readTables(): readonly FloorTable[] {
  const text = readFileSync(path.join(ROOT, "ARCHITECTURE.md"), "utf8");
  const sections = text.split(/^### /m).slice(1);
  return sections.map((section) => ({
    folder: /^`([^`]+)`/.exec(section)?.[1] ?? "",
    rows: rowsOf(section),
  }));
}

function rowsOf(section: string): readonly Row[] {
  const isInherited = section.includes("what the floors of its row may import");
  const allowedAt = new Map<string, readonly string[]>();
  return [...section.matchAll(/^\| (`[^|]+)\|[^|]*\|([^|]*)\|$/gm)].map(
    ([, first = "", last = ""]) => {
      const places = quoted(first);
      const named = quoted(last);
      const inherited = isInherited ? named.flatMap((each) => allowedAt.get(each) ?? []) : [];
      const allowed = [...new Set([...named, ...inherited])];
      for (const place of places) allowedAt.set(place, allowed);
      return { places, named, allowed };
    },
  );
}

function quoted(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
}

/** The wrong imports of a file, as sentences. */
export function wrongImports(
  tables: readonly FloorTable[],
  file: string,
  names: readonly string[],
): readonly string[] {
  const table = tableOf(tables, file);
  const place = table && placeOf(table, file);
  if (table === undefined || place === undefined) return [`${file} is on no floor`];
  const allowed = table.rows.find(({ places }) => places.includes(place))?.allowed ?? [];
  const isRight = (label: string) => label === place || allowed.some((each) => covers(each, label));
  return names
    .filter((name) => !isRight(labelOf(table, file, name)))
    .map((name) => `${file} imports ${name}`);
}

/** Names in the tables that no import needs any more. */
export function unusedNames(tables: readonly FloorTable[], specifiers: Graph): readonly string[] {
  const used = new Map<string, Set<string>>();
  for (const [file, names] of specifiers) {
    const table = tableOf(tables, file);
    const key = table && `${table.folder} ${placeOf(table, file)}`;
    if (table === undefined || key === undefined) continue;
    const labels = used.get(key) ?? new Set();
    used.set(key, labels);
    for (const name of names) labels.add(labelOf(table, file, name));
  }
  const isUsed = (key: string, name: string) =>
    [...(used.get(key) ?? [])].some((label) => covers(name, label));
  return tables.flatMap(({ folder, rows }) =>
    rows.flatMap(({ places, named }) =>
      named
        .filter((name) => !places.some((place) => isUsed(`${folder} ${place}`, name)))
        .map((name) => `${places.join(", ")}: ${name}`),
    ),
  );
}

function tableOf(tables: readonly FloorTable[], file: string): FloorTable | undefined {
  return tables.findLast(({ folder }) => isIn(file, folder));
}

/** The name of an import in the table of its file: a place of the table, a package, or a path. */
function labelOf(table: FloorTable, file: string, name: string): string {
  if (name.startsWith(".")) {
    const imported = path.posix.join(path.posix.dirname(file), name);
    return placeOf(table, imported) ?? imported;
  }
  const isPlace = table.rows.some(({ places }) => places.includes(name));
  return isPlace ? `npm:${name}` : name;
}

/** @param allowed a name; `*` at its end matches any ending */
function covers(allowed: string, label: string): boolean {
  return allowed.endsWith("*") ? label.startsWith(allowed.slice(0, -1)) : label === allowed;
}

/** The innermost place that the file is in. */
function placeOf({ folder, rows }: FloorTable, file: string): string | undefined {
  return rows
    .flatMap(({ places }) => places)
    .filter((place) => isIn(file, path.posix.join(folder, place)))
    .toSorted((one, other) => other.length - one.length)[0];
}

function isIn(file: string, folder: string): boolean {
  return folder === "" || file === folder || file.startsWith(`${folder}/`);
}

/** Nodes that import each other, directly or through others. */
export function circlesIn(imports: Graph): readonly (readonly string[])[] {
  const circles: string[][] = [];
  const order = new Map<string, number>();
  const open: string[] = [];

  function visit(file: string): number {
    const number = order.size;
    order.set(file, number);
    open.push(file);
    let low = number;
    for (const next of imports.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === number) circles.push(open.splice(open.indexOf(file)));
    return low;
  }

  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  const importsItself = (file: string) => imports.get(file)?.includes(file) === true;
  return circles.filter((files) => files.length > 1 || files.some(importsItself));
}
