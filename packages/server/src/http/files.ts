// The files of the built page in memory: nothing is opened, read or compressed while serving.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The smaller first. */
const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** One way to send a file. */
export interface Form {
  /** Missing for the file as it is. */
  readonly encoding?: Encoding;
  readonly body: Buffer;
  /** Of these very bytes, quoted as the header wants it. */
  readonly etag: string;
}

export interface StoredFile {
  readonly type: string;
  readonly caching: string;
  readonly plain: Form;
  /** The smallest first. */
  readonly compressed: readonly Form[];
}

/** By the requested path, such as `/assets/app-1a2b3c.js`. */
export type Files = ReadonlyMap<string, StoredFile>;

const YEAR_S = 31_536_000;
const SUFFIXES: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz" };
/** A browser does not interpret other files. */
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
};

/** Reads the whole folder, about a megabyte. Paths with a part that begins with a dot are left out. */
export function readFiles(dir: string): Files {
  const entries = readdirSync(dir, { withFileTypes: true, recursive: true });
  const bodies = new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [`/${path.relative(dir, file).split(path.sep).join("/")}`, file] as const)
      .filter(([name]) => !name.includes("/."))
      .map(([name, file]) => [name, readFileSync(file)] as const),
  );
  const files = Array.from(bodies).filter(([name]) => !isCompressed(name));
  return new Map(files.map(([name, body]) => [name, storedFile(name, body, bodies)]));
}

function isCompressed(name: string): boolean {
  return ENCODINGS.some((encoding) => name.endsWith(SUFFIXES[encoding]));
}

function storedFile(name: string, body: Buffer, bodies: ReadonlyMap<string, Buffer>): StoredFile {
  const compressed = ENCODINGS.flatMap((encoding) => {
    const copy = bodies.get(name + SUFFIXES[encoding]);
    return copy === undefined ? [] : [{ encoding, ...formOf(copy) }];
  });
  const type = TYPES[path.extname(name)] ?? "application/octet-stream";
  return { type, caching: cachingOf(name), plain: formOf(body), compressed };
}

function formOf(body: Buffer): Form {
  const hash = createHash("sha256").update(body).digest("base64url");
  return { body, etag: `"${hash.slice(0, 22)}"` };
}

/** The names of files in assets/ contain a hash of their content. Other files may change. */
function cachingOf(name: string): string {
  return name.startsWith("/assets/") ? `public, max-age=${YEAR_S}, immutable` : "no-cache";
}
