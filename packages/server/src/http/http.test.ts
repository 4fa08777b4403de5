import { once } from "node:events";
import { connect } from "node:net";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { useSite } from "./testing/testSite.ts";

const site = useSite();

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
    const answer = await site.get(target);
    expect(answer).toMatchObject({ status: 200, text: expect.stringContaining("Kingrow") });
    expect(answer.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
    });
  });

  it("has files whose names change with their content, kept for a year", async () => {
    const script = await site.get("/assets/app-1a2b3c.js");
    expect(script.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect((await site.get("/icon.svg")).headers["cache-control"]).toBe("no-cache");
  });

  it("[P38] has a worker that a browser may use and never keeps without asking", async () => {
    const worker = await site.get("/worker.js");
    expect(worker.headers["cache-control"]).toBe("no-cache");
    expect(worker.headers["content-type"]).toMatch(/^text\/javascript/);
    expect(worker.headers["content-security-policy"]).toContain("worker-src 'self'");
  });

  it.each(["/nothing", "/rooms/x", "/assets/nothing.js", "/../package.json", "/%"])(
    "is not found at %s",
    async (target) => {
      expect((await site.get(target)).status).toBe(404);
    },
  );

  it("shows a browser the page's own way home where nothing is", async () => {
    const answer = await site.get("/nothing", { accept: "text/html,*/*;q=0.8" });
    expect(answer).toMatchObject({ status: 404, text: expect.stringContaining("Kingrow") });
    expect((await site.get("/nothing")).text).not.toContain("Kingrow");
  });

  it("cannot be changed", async () => {
    for (const method of ["POST", "PUT", "DELETE"]) {
      expect((await site.get("/", { method })).status).toBe(405);
    }
    expect(await site.get("/", { method: "HEAD" })).toMatchObject({ status: 200, text: "" });
  });

  it("says so when it is not built", async () => {
    await site.serve({ pageDir: path.join(site.folder, "nothing") });
    expect(await site.get("/")).toMatchObject({
      status: 503,
      text: "The page is not built yet. Run: npm run build\n",
    });
  });
});

describe("an answer of which nothing is taken", () => {
  it("[X8] has 30 s, then its connection is ended", async () => {
    site.write("large.js", Buffer.alloc(20_000_000));
    await site.serve({});
    const accepted = once(site.server, "connection");
    const unread = connect(site.port, "127.0.0.1").pause();
    unread.write("GET /large.js HTTP/1.1\r\nHost: a\r\n\r\n");
    const [[socket]] = await Promise.all([accepted, once(site.server, "request")]);
    expect(socket.timeout).toBe(30_000);
    socket.emit("timeout");
    await expect.poll(() => socket.destroyed).toBe(true);
    unread.destroy();
  });
});

describe("health", () => {
  it("says that the program lives, and whether it should get traffic", async () => {
    expect(await site.get("/healthz")).toMatchObject({ status: 200, text: "ok\n" });
    expect(await site.get("/readyz")).toMatchObject({ status: 200, text: "ready\n" });
    await site.serve({ whyNotReady: "stopping" });
    expect(await site.get("/healthz")).toMatchObject({ status: 200 });
    expect(await site.get("/readyz")).toMatchObject({ status: 503, text: "stopping\n" });
  });
});
