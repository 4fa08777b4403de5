import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { once } from "node:events";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  brotliCompressSync,
  constants,
  brotliDecompressSync,
  gunzipSync,
  gzipSync,
} from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { takes } from "./answers.ts";
import { listen } from "./listen.ts";
import { createPage } from "./page.ts";

const SCRIPT = Buffer.from("export const board = 32;\n".repeat(40_000));
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const COMPRESSED = { br: brotliCompressSync(SCRIPT, FAST), gz: gzipSync(SCRIPT) };
const APP = "/assets/app-1a2b3c.js";
let folder: string;
let server: Server;
let port: number;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "kingrow-files-"));
  mkdirSync(path.join(folder, "assets"));
  mkdirSync(path.join(folder, ".vite"));
  const files = {
    "index.html": "<title>Kingrow</title>",
    "card.png": "png",
    [APP]: SCRIPT,
    [`${APP}.br`]: COMPRESSED.br,
    [`${APP}.gz`]: COMPRESSED.gz,
    ".vite/manifest.json": "{}",
  };
  for (const [name, body] of Object.entries(files)) writeFileSync(path.join(folder, name), body);
  const servePage = createPage(folder, () => undefined);
  server = createServer((asked, response) => servePage(asked, response, asked.url ?? "/"));
  port = await listen(server, { port: 0, host: "127.0.0.1" });
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

type Headers = Readonly<Record<string, string>>;

/** The body as it went over the line. */
async function get(target: string, headers: Headers = {}, method = "GET") {
  const sent = request({ port, path: target, headers, method, agent: false }).end();
  const [response] = await once(sent, "response");
  const chunks: Buffer[] = await response.toArray();
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}

describe("a file of the page", () => {
  it("comes in the smallest form that the browser takes", async () => {
    const br = await get(APP, { "accept-encoding": "gzip, deflate, br" });
    expect(br.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
    expect(brotliDecompressSync(br.body).equals(SCRIPT)).toBe(true);
    const gzip = await get(APP, { "accept-encoding": "br;q=0, gzip;q=0.5" });
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzip.body).equals(SCRIPT)).toBe(true);
    const plain = await get(APP);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect(plain.body.equals(SCRIPT)).toBe(true);
  });

  it("is not sent again to a browser that has it", async () => {
    const encoding = { "accept-encoding": "br" };
    const { etag = "" } = (await get(APP, encoding)).headers;
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const again = await get(APP, { ...encoding, "if-none-match": known });
      expect(again).toMatchObject({ status: 304, headers: { etag }, body: Buffer.alloc(0) });
    }
    expect((await get(APP, { "if-none-match": etag })).status).toBe(200);
  });

  it("can be requested by HEAD", async () => {
    const head = await get(APP, {}, "HEAD");
    expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
    expect(head.headers["content-length"]).toBe(String(SCRIPT.length));
  });

  it.each(["bytes=0-1", "bytes=5-1", "bytes=-", "bytes=99999999-", "bytes=0-0,2-2", "lines=1"])(
    "[X7] comes whole for the range %s",
    async (range) => {
      const { status, body } = await get("/card.png", { range });
      expect({ status, body: body.toString() }).toEqual({ status: 200, body: "png" });
    },
  );

  it.each(["/.vite/manifest.json", `${APP}.br`, "/assets", "/assets/", "/../package.json", "/%2e"])(
    "is not what lies at %s",
    async (target) => {
      expect((await get(target)).status).toBe(404);
    },
  );

  it.each([
    ["br", true],
    ["gzip, BR ;q=1", true],
    ["br;q=0", false],
    ["br; q=0.000", false],
    ["br;q=0.001", true],
    ["brotli", false],
    ["*", false],
    ["", false],
  ])("is taken as brotli under Accept-Encoding %j: %s", (header, expected) => {
    expect(takes(header, "br")).toBe(expected);
  });
});

function openDescriptors(): number {
  return readdirSync("/proc/self/fd").length;
}

async function closed(socket: Socket): Promise<void> {
  if (!socket.destroyed) await once(socket, "close");
}

async function loadAndGoAway(): Promise<void> {
  const socket = connect(port, "127.0.0.1").on("error", ignore);
  socket.write(`GET ${APP} HTTP/1.1\r\nHost: a\r\n\r\n`);
  await once(socket, "data");
  socket.destroy();
  await closed(socket);
}

function ignore(): void {
  // The server may reset a connection that it ends.
}

/** A shared machine may take its time. */
const PATIENCE = { timeout: 15_000 };

describe.skipIf(process.platform !== "linux")("visitors who do not read", () => {
  it("[X7] may go away in the middle of a file, which leaves nothing open", async () => {
    const before = openDescriptors();
    for (let round = 0; round < 10; round += 1)
      await Promise.all(Array.from({ length: 20 }, loadAndGoAway));
    await vi.waitFor(() => expect(openDescriptors()).toBeLessThanOrEqual(before + 2), PATIENCE);
  });

  it("[X7] get every answer to a few pipelined requests", async () => {
    const socket = connect(port, "127.0.0.1");
    const last = "GET /nothing HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
    socket.write("GET /card.png HTTP/1.1\r\nHost: a\r\n\r\n".repeat(10) + last);
    const text = Buffer.concat(await socket.toArray()).toString();
    expect(text.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(10);
    expect(text).toContain("404");
  });
});
