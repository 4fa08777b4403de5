// The kept page: what is stored, what is answered and from where.
import { beforeEach, describe, expect, test } from "vitest";
import { createShell, type Build, type Shell, type Stores } from "./shell.ts";

const ORIGIN = "https://game.example";
const FIRST: Build = { version: "1", files: ["/assets/index-a.js", "/assets/room-a.js"] };
const SECOND: Build = { version: "2", files: ["/assets/index-b.js", "/assets/room-b.js"] };

/** The network: what the server has now, by path. Without an entry it is unreachable. */
let served: Map<string, Response>;
let asked: string[];
let kept: Map<string, Map<string, Response>>;
/** Ends the network's silence, or the patience with it. */
let answerNow: () => void;
let loseNow: () => void;

beforeEach(() => {
  asked = [];
  kept = new Map();
  deploy(FIRST);
});

function deploy({ files }: Build): void {
  served = new Map(files.map((path) => [path, new Response(path)]));
  served.set("/", new Response(`<script src="${files[0]}"></script>`));
}

function fetched(request: Request | string): Promise<Response> {
  const path = pathOf(request);
  asked.push(path);
  const response = served.get(path) ?? served.get(path.startsWith("/assets/") ? path : "/");
  return response === undefined
    ? Promise.reject(new TypeError("unreachable"))
    : Promise.resolve(response.clone());
}

function pathOf(request: Request | string): string {
  return new URL(typeof request === "string" ? request : request.url, ORIGIN).pathname;
}

const caches: Stores = {
  open: (name) => {
    const store = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, store);
    return Promise.resolve({
      add: async (path) => void store.set(path, await fetched(path)),
      put: async (path, response) => void store.set(path, response),
      match: async (path) => store.get(path)?.clone(),
    });
  },
  match: async (request) =>
    [...kept.values()].map((store) => store.get(pathOf(request))?.clone()).find(Boolean),
  keys: async () => [...kept.keys()],
  delete: async (name) => kept.delete(name),
};

/** What makes way for others takes no time here; what is waited for lasts until the test says. */
function pause(ms: number): Promise<void> {
  if (ms < 1_000) return Promise.resolve(void asked.push("pause"));
  return new Promise((resolve) => {
    loseNow = resolve;
  });
}

function shellOf(build: Build, fetch: typeof fetched = fetched): Shell {
  return createShell({ build, origin: ORIGIN, caches, fetch, pause });
}

function request(path: string, options: RequestInit = {}): Request {
  return new Request(new URL(path, ORIGIN), options);
}

/** Scripts cannot make one: the browser does, when an address is opened. */
function visit(path: string): Request {
  return Object.defineProperty(request(path), "mode", { value: "navigate" });
}

async function textOf(answer: Promise<Response> | undefined): Promise<string | undefined> {
  return (await answer)?.text();
}

describe("the page", () => {
  test.each(["/", "/replay", "/room", "/room/abcdefgh"])(
    "[P38] opens at %s from the network, and without one as it was kept",
    async (path) => {
      const shell = shellOf(FIRST);
      await shell.keep();
      deploy(SECOND);
      expect(await textOf(shell.answer(visit(path)))).toContain("index-b.js");
      served.clear();
      expect(await textOf(shell.answer(visit(path)))).toContain("index-a.js");
    },
  );

  test("[P38] is not waited for longer than the network is worth", async () => {
    await shellOf(FIRST).keep();
    const silent = new Promise<Response>((resolve) => {
      answerNow = () => resolve(new Response("late"));
    });
    const shell = shellOf(FIRST, () => silent);
    const answer = shell.answer(visit("/"));
    loseNow();
    expect(await textOf(answer)).toContain("index-a.js");
    kept.clear();
    const unkept = shell.answer(visit("/"));
    loseNow();
    answerNow();
    expect(await textOf(unkept)).toBe("late");
  });

  test("takes the place of a proxy's answer whose server is gone, not of any other", async () => {
    const shell = shellOf(FIRST);
    await shell.keep();
    served.set("/", new Response("bad gateway", { status: 502 }));
    expect(await textOf(shell.answer(visit("/")))).toContain("index-a.js");
    served.set("/", new Response("who are you", { status: 401 }));
    expect(await textOf(shell.answer(visit("/")))).toBe("who are you");
    kept.clear();
    served.set("/", new Response("bad gateway", { status: 502 }));
    expect(await textOf(shell.answer(visit("/")))).toBe("bad gateway");
  });

  test("fails as it would without a worker when nothing is kept", async () => {
    served.clear();
    await expect(shellOf(FIRST).answer(visit("/"))).rejects.toThrow("unreachable");
  });
});

function damaged(): Promise<never> {
  return Promise.reject(new Error("damaged"));
}

test("[P38] a cache of the browser that is damaged keeps nobody from the page", async () => {
  const shellWith = (fetch: typeof fetched): Shell => {
    const broken = { ...caches, open: damaged, match: damaged };
    return createShell({ build: FIRST, origin: ORIGIN, caches: broken, fetch, pause });
  };
  const file = request("/assets/room-a.js");
  expect(await textOf(shellWith(fetched).answer(file))).toBe("/assets/room-a.js");
  const silent = new Promise<Response>((resolve) => {
    answerNow = () => resolve(new Response("late"));
  });
  const page = shellWith(() => silent).answer(visit("/"));
  loseNow();
  answerNow();
  expect(await textOf(page)).toBe("late");
});

describe("files", () => {
  test("[P38] are asked for once, and those of an older build as long as they are kept", async () => {
    await shellOf(FIRST).keep();
    deploy(SECOND);
    const shell = shellOf(SECOND);
    await shell.keep();
    asked = [];
    for (const path of ["/assets/room-a.js", "/assets/room-b.js"]) {
      expect(await textOf(shell.answer(request(path)))).toBe(path);
    }
    expect(asked).toEqual([]);
    await shell.forgetOthers();
    expect([...kept.keys()]).toEqual(["kingrow-shell-2"]);
    await expect(shell.answer(request("/assets/room-a.js"))).rejects.toThrow("unreachable");
  });

  test("[P38] are fetched one by one, so that a game meanwhile has line and processor", async () => {
    await shellOf(FIRST).keep();
    expect(asked).toEqual(["/", "/assets/index-a.js", "pause", "/assets/room-a.js", "pause"]);
  });

  test("[P38] of two builds are never kept as one", async () => {
    const shell = shellOf(FIRST);
    deploy(SECOND);
    await expect(shell.keep()).rejects.toThrow("Another build");
    served.set("/", new Response("<p>Sign in to this network</p>"));
    await expect(shell.keep()).rejects.toThrow("Another build");
    deploy(FIRST);
    served.delete("/assets/room-a.js");
    await expect(shell.keep()).rejects.toThrow("unreachable");
    expect(kept.get("kingrow-shell-1")?.has("/")).toBe(false);
  });
});

test.each([
  visit("/socket.io/?EIO=4&transport=polling"),
  request("/socket.io/"),
  visit("/healthz"),
  visit("/readyz"),
  visit("/metrics"),
  visit("/nothing"),
  request("/"),
  request("/room/abcdefgh"),
  request("/assets/index-a.js", { method: "HEAD" }),
  request("/", { method: "POST" }),
  request("https://other.example/assets/index-a.js"),
])("[P38] leaves all else to the network: $method $url", async (each) => {
  const shell = shellOf(FIRST);
  await shell.keep();
  expect(shell.answer(each)).toBeUndefined();
});
