// Which file imports which, of all sources of the project: types and `import()` too.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "../../../../..");
const FOLDERS = ["packages", "simulator", "e2e", "bench"];
const SOURCE = /(?<!\.d)\.tsx?$/;
const LEFT_OUT = /node_modules|\/dist\/|\/generated\//;
/** `from "…"` of an import or export, `import "…"`, `import("…")`; comments and strings do not hold such. */
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*"([^"]+)"/g;

export type Imports = ReadonlyMap<string, readonly string[]>;

/** Paths from the project's root. A package that is not of this project is no file of it and is left out. */
export function readImports(): Imports {
  const files = FOLDERS.flatMap(sourcesUnder);
  const known = new Set(files);
  return new Map(files.map((file) => [file, importsOf(file).filter((each) => known.has(each))]));
}

function sourcesUnder(folder: string): readonly string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .map((name) => path.posix.join(folder, name))
    .filter((file) => SOURCE.test(file) && !LEFT_OUT.test(file));
}

function importsOf(file: string): readonly string[] {
  const text = readFileSync(path.join(ROOT, file), "utf8");
  return [...text.matchAll(IMPORT)].flatMap(([, name = ""]) => resolved(file, name) ?? []);
}

function resolved(file: string, name: string): string | undefined {
  if (name.startsWith(".")) return path.posix.join(path.posix.dirname(file), name);
  const [, own, rest] = /^@kingrow\/([^/]+)(?:\/(.+))?$/.exec(name) ?? [];
  return own === undefined ? undefined : exported(`packages/${own}`, rest);
}

/** What a package gives under a name, as its package.json says. */
function exported(folder: string, rest: string | undefined): string | undefined {
  const manifest = path.join(ROOT, folder, "package.json");
  if (!existsSync(manifest)) return undefined;
  const { exports }: { readonly exports?: string | Record<string, string> } = JSON.parse(
    readFileSync(manifest, "utf8"),
  );
  if (rest === undefined && typeof exports === "string") return path.posix.join(folder, exports);
  const given =
    typeof exports === "object" ? exports[rest === undefined ? "." : `./${rest}`] : rest;
  return given && path.posix.join(folder, given);
}

/** Tests and what supports them may look at what is above. */
export function isProduct(file: string): boolean {
  return !/\.(?:test|fixture)\.|\/testing\//.test(file);
}

/** Files that import each other, however many lie between; none where there is no circle. */
export function circlesIn(imports: Imports): readonly (readonly string[])[] {
  const circles: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
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
    lowest.set(file, low);
    if (low === number) circles.push(open.splice(open.indexOf(file)));
    return low;
  }

  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  const knowsItself = (file: string) => imports.get(file)?.includes(file) === true;
  return circles.filter((files) => files.length > 1 || files.some(knowsItself));
}
