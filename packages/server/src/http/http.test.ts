import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request, type Server, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { hostname, tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addressForPeople, listen, ListenFault } from "./listen.ts";
import { createMetrics, createMetricsServer } from "./metrics.ts";
import { createPage } from "./page.ts";
import { createReadiness } from "./readiness.ts";
import { createSecurity, forbidSniffing } from "./security.ts";
import { createHttpServer } from "./server.ts";
import { createOriginOf } from "./siteOrigin.ts";

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

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

interface Options {
  readonly method?: string;
  readonly host?: string;
  readonly accept?: string;
  readonly forwarded?: { readonly host?: string; readonly proto?: string };
}

/** A raw request: the path goes out as it is. */
function get(target: string, options: Options = {}): Promise<Answer> {
  const { method = "GET", host = `127.0.0.1:${port}`, accept = "*/*", forwarded } = options;
  const headers = {
    host,
    accept,
    ...(forwarded?.host && { "x-forwarded-host": forwarded.host }),
    ...(forwarded?.proto && { "x-forwarded-proto": forwarded.proto }),
  };
  return new Promise((resolve, reject) => {
    const sent = request({ port, path: target, method, headers, agent: false });
    sent.once("error", reject).once("response", (response) => {
      const chunks: string[] = [];
      response.setEncoding("utf8").on("data", (chunk: string) => chunks.push(chunk));
      response.once("end", () =>
        resolve({ status: response.statusCode, headers: response.headers, text: chunks.join("") }),
      );
    });
    sent.end();
  });
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
    await vi.waitFor(() => expect(socket.destroyed).toBe(true));
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

  it("asks the store at most once a second", async () => {
    let time = 0;
    const checkStore = vi.fn<() => Promise<void>>().mockResolvedValue();
    const { whyNotReady } = createReadiness({
      isDraining: () => false,
      checkStore,
      now: () => time,
    });
    await Promise.all([whyNotReady(), whyNotReady()]);
    expect(checkStore).toHaveBeenCalledTimes(1);
    checkStore.mockRejectedValue(new Error("full"));
    time = 1_000;
    expect(await whyNotReady()).toBe("the store cannot be written");
    checkStore.mockResolvedValue();
    time = 2_000;
    expect(await whyNotReady()).toBeUndefined();
  });

  it("is not ready while stopping", async () => {
    const checkStore = vi.fn<() => Promise<void>>().mockResolvedValue();
    const readiness = createReadiness({ isDraining: () => true, checkStore, now: Date.now });
    expect(await readiness.whyNotReady()).toBe("stopping");
  });

  it("is not ready for a while after a change failed, though a small look succeeds", async () => {
    let time = 0;
    const checkStore = vi.fn<() => Promise<void>>().mockResolvedValue();
    const parts = { isDraining: () => false, checkStore, now: () => time };
    const readiness = createReadiness(parts);
    readiness.storeFailed();
    time = 9_999;
    expect(await readiness.whyNotReady()).toBe("the store cannot be written");
    time = 10_000;
    expect(await readiness.whyNotReady()).toBeUndefined();
    readiness.storeFailed();
    readiness.storeWorked();
    expect(await readiness.whyNotReady()).toBeUndefined();
  });
});

describe("metrics", () => {
  const gauges = {
    connections: () => 7,
    waitingBytes: () => 5,
    queuedCommands: () => 2,
    rooms: () => Promise.resolve(3),
    roomsByPhase: () => ({ waiting: 1, started: 2, ended: 0 }),
  };

  it("show the same to people at /status, as text that no browser takes for anything else", async () => {
    const metrics = createMetrics();
    metrics.recorder.answered("movePiece<b>", "OK");
    metrics.watch(gauges);
    server.close();
    server = createMetricsServer(metrics);
    port = await listen(server, LOOPBACK);
    const { status, text, headers } = await get("/status");
    expect({ status, policy: headers["content-security-policy"] }).toEqual({
      status: 200,
      policy: "default-src 'none'",
    });
    expect(text).toContain("<tr><td>kingrow_rooms_by_phase (phase=started)<td>2<td>");
    expect(text).toContain("(event=movePiece&lt;b>, code=OK)<td>1");
    expect(text).not.toMatch(/_bucket|NaN/);
  });

  it("tell of calls, commits, cuts, rooms and connections, on a port of their own", async () => {
    const metrics = createMetrics();
    metrics.recorder.answered("movePiece", "OK");
    metrics.recorder.disconnected("FLOODING");
    metrics.recorder.broadcast();
    metrics.onCommit(0.003);
    metrics.onFault();
    metrics.watch(gauges);
    server.close();
    server = createMetricsServer(metrics);
    port = await listen(server, LOOPBACK);
    const { text } = await get("/metrics");
    for (const line of [
      'kingrow_commands_total{event="movePiece",code="OK"} 1',
      'kingrow_cuts_total{reason="FLOODING"} 1',
      "kingrow_waiting_bytes 5",
      "kingrow_broadcasts_total 1",
      "kingrow_faults_total 1",
      'kingrow_commit_seconds_bucket{le="0.005"} 1',
      "kingrow_connections 7",
      "kingrow_queued_commands 2",
      'kingrow_rooms_by_phase{phase="started"} 2',
      "kingrow_rooms 3",
    ]) {
      expect(text).toContain(line);
    }
    expect((await get("/")).status).toBe(404);
  });
});

describe("listen", () => {
  it("says in a sentence that the port is taken", async () => {
    const other = createHttpServer({
      secure: () => undefined,
      servePage: () => undefined,
      whyNotReady: () => Promise.resolve(undefined),
      onFault: () => undefined,
    });
    const taken = listen(other, { port, host: "127.0.0.1" });
    await expect(taken).rejects.toThrow(ListenFault);
    await expect(taken).rejects.toThrow(
      `Port ${port} is taken by another program. Stop that one or set PORT to a free port.`,
    );
  });

  it("says in a sentence that HOST is not an address of this machine", async () => {
    const taken = listen(createMetricsServer(createMetrics()), { port: 0, host: "192.0.2.1" });
    await expect(taken).rejects.toThrow("HOST 192.0.2.1 is not an address of this machine.");
  });

  it.each([
    [undefined, "http://localhost:3000"],
    ["0.0.0.0", "http://localhost:3000"],
    ["::", "http://localhost:3000"],
    ["192.168.1.7", "http://192.168.1.7:3000"],
    ["fd00::7", "http://[fd00::7]:3000"],
  ])("tells people who listen on %s to go to %s", (host, address) => {
    expect(addressForPeople({ port: 3000, host })).toBe(address);
  });
});
