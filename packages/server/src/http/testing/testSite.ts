// A server of a page with a few files, for tests of its answers.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach } from "vitest";
import { listen } from "../listen.ts";
import { createPage } from "../page.ts";
import { createSecurity } from "../security.ts";
import { createHttpServer } from "../server.ts";
import { createOriginOf } from "../siteOrigin.ts";
import { getFrom, type Options } from "./getFrom.ts";

/** Admits all requests. */
const OPEN_DOOR = { admits: () => true };
const LOOPBACK = { port: 0, host: "127.0.0.1" };
export const PICTURE = '<meta property="og:image" content="/card.png" />';

interface Variation {
  readonly behindTls?: boolean;
  readonly pageDir?: string;
  readonly whyNotReady?: string;
  readonly trustedProxies?: readonly string[];
  readonly publicOrigin?: string;
  readonly allowedOrigins?: readonly string[];
}

/** The files and the server of one test. */
export class TestSite {
  folder = "";
  port = 0;
  #server: Server | undefined;

  get server(): Server {
    if (this.#server === undefined) throw new Error("The server is not running.");
    return this.#server;
  }

  open(): Promise<void> {
    this.folder = mkdtempSync(path.join(tmpdir(), "kingrow-page-"));
    mkdirSync(path.join(this.folder, "assets"));
    this.write("index.html", `<!doctype html><title>Kingrow</title>\n${PICTURE}`);
    this.write("icon.svg", "<svg/>");
    this.write("worker.js", "self;");
    this.write("assets/app-1a2b3c.js", "export {};");
    return this.serve({});
  }

  write(file: string, content: string | Buffer): void {
    writeFileSync(path.join(this.folder, file), content);
  }

  async serve(variation: Variation): Promise<void> {
    const { behindTls = false, pageDir = this.folder, whyNotReady, publicOrigin } = variation;
    const { trustedProxies = [], allowedOrigins = [] } = variation;
    const originOf = createOriginOf({ publicOrigin, allowedOrigins, trustedProxies, behindTls });
    this.#server?.close();
    this.#server = createHttpServer({
      door: OPEN_DOOR,
      secure: createSecurity(behindTls, originOf),
      servePage: createPage(pageDir, originOf),
      whyNotReady: () => Promise.resolve(whyNotReady),
      onFault: (fault) => {
        throw fault;
      },
    });
    this.port = await listen(this.#server, LOOPBACK);
  }

  get(target: string, options?: Options) {
    return getFrom(this.port, target, options);
  }

  close(): void {
    this.#server?.close();
    rmSync(this.folder, { recursive: true });
  }
}

/** A new one before each test. */
export function useSite(): TestSite {
  const site = new TestSite();
  beforeEach(() => site.open());
  afterEach(() => site.close());
  return site;
}
