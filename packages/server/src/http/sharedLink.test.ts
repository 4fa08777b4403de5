// The tags of a shared link for messengers and search engines.
import { hostname } from "node:os";
import { describe, expect, it } from "vitest";
import { PICTURE, useSite } from "./testing/testSite.ts";

const site = useSite();

function urlIn(text: string): string | undefined {
  return /property="og:url" content="([^"]*)"/.exec(text)?.[1];
}

function pictureIn(text: string): string | undefined {
  return /property="og:image" content="([^"]*)"/.exec(text)?.[1];
}

describe("a shared link", () => {
  it("[P37] names its picture and itself as whole addresses of the site's own origin", async () => {
    const origin = "https://play.example";
    await site.serve({ publicOrigin: origin });
    for (const path of ["/", "/replay", "/room/abcdefgh"]) {
      const answer = await site.get(`${path}?from=mail`, { host: "made.up" });
      expect(pictureIn(answer.text)).toBe(`${origin}/card.png`);
      expect(urlIn(answer.text)).toBe(origin + path);
      expect(answer.headers["content-length"]).toBe(String(Buffer.byteLength(answer.text)));
      const head = await site.get(path, { method: "HEAD" });
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
    const { text } = await site.get("/", { host });
    expect(pictureIn(text)).toBe(`http://${host.toLowerCase()}/card.png`);
  });

  it.each(["made.up", "made.up:3000", "127.0.0.2", "[::1]:3000", "localhost.made.up", "10.0.0.9"])(
    "[P37] [X9] does not repeat a host that is not known to be this site: %s",
    async (host) => {
      const { text, headers } = await site.get("/", { host });
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
    expect((await site.get("/", { host })).text).toContain(PICTURE);
    expect(urlIn((await site.get("/", { host })).text)).toBeUndefined();
  });

  it.each([
    "/room/%22%3E",
    "/room/a/b",
    "/room/javascript:",
    `/room/${"a".repeat(65)}`,
    '/watch/"><script>',
    "/watch/a/b",
    "/gone",
  ])("[P37] takes nothing from a path like %s", async (path) => {
    const { text } = await site.get(path, { accept: "text/html" });
    expect(urlIn(text)).toBeUndefined();
    expect(pictureIn(text)).toMatch(/^http:/);
  });

  it("[P37, X1] believes what a trusted proxy says of the origin, and no stranger", async () => {
    const allowedOrigins = ["https://play.example"];
    const forwarded = { host: "made.up, play.example", proto: "https" };
    const options = { host: "localhost:3000", forwarded };
    await site.serve({ allowedOrigins });
    expect(pictureIn((await site.get("/", options)).text)).toBe("http://localhost:3000/card.png");
    await site.serve({ allowedOrigins, trustedProxies: ["127.0.0.1"] });
    expect(pictureIn((await site.get("/", options)).text)).toBe("https://play.example/card.png");
    const onlyProto = { host: "play.example", forwarded: { proto: "https" } };
    expect(pictureIn((await site.get("/", onlyProto)).text)).toBe("https://play.example/card.png");
    for (const odd of [{ proto: "javascript" }, { host: 'x"y' }, { host: "made.up" }]) {
      const { text } = await site.get("/", { host: "play.example", forwarded: odd });
      expect(text).toContain(PICTURE);
    }
  });

  it("[P37] is https where the page stands behind TLS", async () => {
    await site.serve({ behindTls: true });
    const { text } = await site.get("/", { host: "localhost" });
    expect(pictureIn(text)).toBe("https://localhost/card.png");
  });

  it("is left alone where the page names no such picture", async () => {
    site.write("index.html", "<p>Kingrow</p>");
    await site.serve({});
    expect((await site.get("/")).text).toBe("<p>Kingrow</p>");
  });
});
