import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type Server, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { hostname, tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listen } from "./listen.ts";
import { createPage } from "./page.ts";
import { createSecurity, forbidSniffing } from "./security.ts";
import { createHttpServer } from "./server.ts";
import { createOriginOf } from "./siteOrigin.ts";
import { getFrom, type Options } from "./testing/getFrom.ts";

const LOOPBACK = { port: 0, host: "127.0.0.1" };
const PICTURE = '<meta property="og:image" content="/card.png" />';
let folder: string;
let server: Server;
let port: number;
let faults: unknown[];

beforeEach(async () => {
  faults = [];
  folder = mkdtempSync(path.join(tmpdir(), "kingrow-page-"));
  mkdirSync(path.join(folder, "assets"));
  writeFileSync(
    path.join(folder, "index.html"),
    `<!doctype html><title>Kingrow</title>\n${PICTURE}`,
  );
  writeFileSync(path.join(folder, "icon.svg"), "<svg/>");
  writeFileSync(path.join(folder, "worker.js"), "self;");
  writeFileSync(path.join(folder, "assets", "app-1a2b3c.js"), "export {};");
  await serve({});
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

interface Variation {
  readonly behindTls?: boolean;
  readonly pageDir?: string;
  readonly whyNotReady?: string;
  readonly trustedProxies?: readonly string[];
  readonly publicOrigin?: string;
  readonly allowedOrigins?: readonly string[];
}

async function serve(variation: Variation) {
  const { behindTls = false, pageDir = folder, whyNotReady, publicOrigin } = variation;
  const { trustedProxies = [], allowedOrigins = [] } = variation;
  const originOf = createOriginOf({ publicOrigin, allowedOrigins, trustedProxies, behindTls });
  server?.close();
  server = createHttpServer({
    secure: createSecurity(behindTls, originOf),
    servePage: createPage(pageDir, originOf),
    whyNotReady: () => Promise.resolve(whyNotReady),
    onFault: (fault) => void faults.push(fault),
  });
  port = await listen(server, LOOPBACK);
}

function get(target: string, options?: Options) {
  return getFrom(port, target, options);
}

describe("the page", () => {
  it.each([
    "/",
    "/?from=mail",
    "/room/abcdefgh",
    "/room/%0a",
    "/room/javascript:",
    "/room",
    "/replay",
  ])("[W1] is served at %s and never cached without asking", async (target) => {
    const answer = await get(target);
    expect(answer).toMatchObject({ status: 200, text: expect.stringContaining("Kingrow") });
    expect(answer.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
    });
  });

  it("has files whose names change with their content, kept for a year", async () => {
    const script = await get("/assets/app-1a2b3c.js");
    expect(script.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect((await get("/icon.svg")).headers["cache-control"]).toBe("no-cache");
  });

  it("[P38] has a worker that a browser may use and never keeps without asking", async () => {
    const worker = await get("/worker.js");
    expect(worker.headers["cache-control"]).toBe("no-cache");
    expect(worker.headers["content-type"]).toMatch(/^text\/javascript/);
    expect(worker.headers["content-security-policy"]).toContain("worker-src 'self'");
  });

  it.each(["/nothing", "/rooms/x", "/assets/nothing.js", "/../package.json", "/%"])(
    "is not found at %s",
    async (target) => {
      expect((await get(target)).status).toBe(404);
    },
  );

  it("shows a browser the page's own way home where nothing is", async () => {
    const answer = await get("/nothing", { accept: "text/html,*/*;q=0.8" });
    expect(answer).toMatchObject({ status: 404, text: expect.stringContaining("Kingrow") });
    expect((await get("/nothing")).text).not.toContain("Kingrow");
  });

  it("cannot be changed", async () => {
    for (const method of ["POST", "PUT", "DELETE"]) {
      expect((await get("/", { method })).status).toBe(405);
    }
    expect(await get("/", { method: "HEAD" })).toMatchObject({ status: 200, text: "" });
  });

  it("says so when it is not built", async () => {
    await serve({ pageDir: path.join(folder, "nothing") });
    expect(await get("/")).toMatchObject({
      status: 503,
      text: "The page is not built yet. Run: npm run build\n",
    });
  });
});

function urlIn(text: string): string | undefined {
  return /property="og:url" content="([^"]*)"/.exec(text)?.[1];
}

function pictureIn(text: string): string | undefined {
  return /property="og:image" content="([^"]*)"/.exec(text)?.[1];
}

describe("a shared link", () => {
  it("[P37] names its picture and itself as whole addresses of the site's own origin", async () => {
    const origin = "https://play.example";
    await serve({ publicOrigin: origin });
    for (const path of ["/", "/replay", "/room/abcdefgh"]) {
      const answer = await get(`${path}?from=mail`, { host: "made.up" });
      expect(pictureIn(answer.text)).toBe(`${origin}/card.png`);
      expect(urlIn(answer.text)).toBe(origin + path);
      expect(answer.headers["content-length"]).toBe(String(Buffer.byteLength(answer.text)));
      const head = await get(path, { method: "HEAD" });
      expect(head.headers["content-length"]).toBe(answer.headers["content-length"]);
    }
  });

  it.each([
    "localhost:3000",
    "LOCALHOST",
    `${hostname()}:3000`,
    `${hostname()}.local`,
    "127.0.0.1:80",
  ])("[P37] needs no setting where this machine is asked for as %s", async (host) => {
    const { text } = await get("/", { host });
    expect(pictureIn(text)).toBe(`http://${host.toLowerCase()}/card.png`);
  });

  it.each(["made.up", "made.up:3000", "127.0.0.2", "[::1]:3000", "localhost.made.up", "10.0.0.9"])(
    "[P37] [X9] does not repeat a host that is not known to be this site: %s",
    async (host) => {
      const { text, headers } = await get("/", { host });
      expect(text).toContain(PICTURE);
      expect(urlIn(text)).toBeUndefined();
      expect(JSON.stringify(headers)).not.toContain(host);
    },
  );

  it.each([
    "a.example/evil",
    'a.example"><script>',
    "a.example, b.example",
    "user@a.example",
    "a.example:port",
    "a..example",
    `${"a".repeat(300)}.example`,
    "[::1",
  ])("[P37] takes nothing from a Host header like %j", async (host) => {
    expect((await get("/", { host })).text).toContain(PICTURE);
    expect(urlIn((await get("/", { host })).text)).toBeUndefined();
  });

  it.each(["/room/%22%3E", "/room/a/b", "/room/javascript:", `/room/${"a".repeat(65)}`, "/gone"])(
    "[P37] takes nothing from a path like %s",
    async (path) => {
      const { text } = await get(path, { accept: "text/html" });
      expect(urlIn(text)).toBeUndefined();
      expect(pictureIn(text)).toMatch(/^http:/);
    },
  );

  it("[P37, X1] believes what a trusted proxy says of the origin, and no stranger", async () => {
    const allowedOrigins = ["https://play.example"];
    const forwarded = { host: "made.up, play.example", proto: "https" };
    const options = { host: "localhost:3000", forwarded };
    await serve({ allowedOrigins });
    expect(pictureIn((await get("/", options)).text)).toBe("http://localhost:3000/card.png");
    await serve({ allowedOrigins, trustedProxies: ["127.0.0.1"] });
    expect(pictureIn((await get("/", options)).text)).toBe("https://play.example/card.png");
    const onlyProto = { host: "play.example", forwarded: { proto: "https" } };
    expect(pictureIn((await get("/", onlyProto)).text)).toBe("https://play.example/card.png");
    for (const odd of [{ proto: "javascript" }, { host: 'x"y' }, { host: "made.up" }]) {
      const { text } = await get("/", { host: "play.example", forwarded: odd });
      expect(text).toContain(PICTURE);
    }
  });

  it("[P37] is https where the page stands behind TLS", async () => {
    await serve({ behindTls: true });
    const { text } = await get("/", { host: "localhost" });
    expect(pictureIn(text)).toBe("https://localhost/card.png");
  });

  it("is left alone where the page names no such picture", async () => {
    writeFileSync(path.join(folder, "index.html"), "<p>Kingrow</p>");
    await serve({});
    expect((await get("/")).text).toBe("<p>Kingrow</p>");
  });
});

describe("an answer of which nothing is taken", () => {
  it("[X8] has 30 s, then its connection is ended", async () => {
    writeFileSync(path.join(folder, "large.js"), Buffer.alloc(20_000_000));
    await serve({});
    const accepted = once(server, "connection");
    const unread = connect(port, "127.0.0.1").pause();
    unread.write("GET /large.js HTTP/1.1\r\nHost: a\r\n\r\n");
    const [[socket]] = await Promise.all([accepted, once(server, "request")]);
    expect(socket.timeout).toBe(30_000);
    socket.emit("timeout");
    await expect.poll(() => socket.destroyed).toBe(true);
    unread.destroy();
  });
});

describe("headers", () => {
  it("hold a strict policy that lets the page reach its own socket", async () => {
    await serve({ publicOrigin: "http://game.example:3000" });
    const { headers } = await get("/", { host: "made.up" });
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("connect-src 'self' ws://game.example:3000 wss://game.example:3000");
    expect(policy).not.toMatch(/unsafe|upgrade-insecure-requests/);
    expect(headers["strict-transport-security"]).toBeUndefined();
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["permissions-policy"]).toContain("camera=(), ");
  });

  it("[X9] forbid guessing what an answer is, whoever gives it", async () => {
    server.removeAllListeners("request");
    server.on("request", (_request, response: ServerResponse) => response.end("{}"));
    forbidSniffing(server);
    expect((await get("/socket.io/")).headers["x-content-type-options"]).toBe("nosniff");
  });

  it("take no foreign text into the policy", async () => {
    const { headers } = await get("/", { host: "a.example; script-src *" });
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain("script-src *");
  });

  it("promise TLS only behind TLS", async () => {
    await serve({ behindTls: true });
    const { headers } = await get("/");
    expect(headers["strict-transport-security"]).toContain("max-age=");
    expect(String(headers["content-security-policy"])).toContain("upgrade-insecure-requests");
  });
});

describe("health", () => {
  it("says that the program lives, and whether it should get traffic", async () => {
    expect(await get("/healthz")).toMatchObject({ status: 200, text: "ok\n" });
    expect(await get("/readyz")).toMatchObject({ status: 200, text: "ready\n" });
    await serve({ whyNotReady: "stopping" });
    expect(await get("/healthz")).toMatchObject({ status: 200 });
    expect(await get("/readyz")).toMatchObject({ status: 503, text: "stopping\n" });
  });
});
