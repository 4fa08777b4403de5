// The offline copy of the page: what is cached, and which requests it answers (P38).
import { screenAt } from "@kingrow/protocol";

export interface Build {
  /** Changes with every file of the build. */
  readonly version: string;
  /** Paths of all its files; each has its content's hash in its name. */
  readonly files: readonly string[];
}

/** What is used of the browser's caches. */
export interface Stores {
  readonly open: (name: string) => Promise<Store>;
  readonly match: (request: Request, options: CacheQueryOptions) => Promise<Response | undefined>;
  readonly keys: () => Promise<readonly string[]>;
  readonly delete: (name: string) => Promise<boolean>;
}

interface Store {
  readonly add: (path: string) => Promise<void>;
  readonly put: (path: string, response: Response) => Promise<void>;
  readonly match: (path: string) => Promise<Response | undefined>;
}

export interface ShellOptions {
  readonly build: Build;
  readonly origin: string;
  readonly caches: Stores;
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
  /** Resolves after so many milliseconds. */
  readonly pause: (ms: number) => Promise<void>;
}

/** A network that takes longer to bring the page is not waited for, in milliseconds. */
const PATIENCE_MS = 2_000;
/** Between one file that is fetched to be kept and the next, in milliseconds. */
const BREATH_MS = 25;
const CACHE = "kingrow-shell-";
const FILES = "/assets/";
const INDEX = "/";

export type Shell = ReturnType<typeof createShell>;

export function createShell(options: ShellOptions) {
  const { build, caches, fetch, pause } = options;
  const ownCache = () => caches.open(CACHE + build.version);

  const keptIndex = async () => (await ownCache()).match(INDEX);

  /** A file never changes under its name, so that of any build will do. */
  const file = async (request: Request): Promise<Response> =>
    (await caches.match(request, { ignoreVary: true }).catch(nothing)) ?? fetch(request);

  const page = async (request: Request): Promise<Response> => {
    const asked = fetch(request);
    const late = pause(PATIENCE_MS).then(() => undefined);
    const fresh = await Promise.race([asked.then(unlessBroken, nothing), late]);
    return fresh ?? (await keptIndex().catch(nothing)) ?? asked;
  };

  return {
    /** Stores this build whole. Rejects when another build is being served, or not all of this one. */
    keep: async () => {
      const index = await fetch(INDEX, { cache: "no-cache" });
      if (!isOf(build, await index.clone().text())) throw new Error("Another build is served.");
      const cache = await ownCache();
      // All at once they would take the processor from a piece on its way.
      for (const path of build.files) {
        await cache.add(path);
        await pause(BREATH_MS);
      }
      await cache.put(INDEX, index);
    },
    forgetOthers: async () => {
      const names = await caches.keys();
      const others = names.filter((name) => name !== CACHE + build.version);
      await Promise.all(others.map((name) => caches.delete(name)));
    },
    /** `undefined`: none of the shell's business. */
    answer: (request: Request): Promise<Response> | undefined => {
      const { origin, pathname } = new URL(request.url);
      if (request.method !== "GET" || origin !== options.origin) return undefined;
      if (pathname.startsWith(FILES)) return file(request);
      return request.mode === "navigate" && screenAt(pathname) !== undefined
        ? page(request)
        : undefined;
    },
  };
}

/** What a damaged cache holds, and an unreachable network brings. */
function nothing(): undefined {
  return undefined;
}

/** A proxy whose server is gone answers in its place; the kept page is better than that. */
function unlessBroken(response: Response): Response | undefined {
  return response.status < 500 ? response : undefined;
}

/** Whether an index.html loads files of this build and of no other. */
function isOf({ files }: Build, html: string): boolean {
  const named = html.match(/\/assets\/[^"]+/g) ?? [];
  return named.length > 0 && named.every((path) => files.includes(path));
}
