import type { ServerResponse } from "node:http";
import { describe, expect, it } from "vitest";
import { forbidSniffing } from "./security.ts";
import { useSite } from "./testing/testSite.ts";

const site = useSite();

describe("headers", () => {
  it("hold a strict policy that lets the page reach its own socket", async () => {
    await site.serve({ publicOrigin: "http://game.example:3000" });
    const { headers } = await site.get("/", { host: "made.up" });
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("connect-src 'self' ws://game.example:3000 wss://game.example:3000");
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy.replace("'wasm-unsafe-eval'", "")).not.toMatch(
      /unsafe|upgrade-insecure-requests/,
    );
    expect(headers["strict-transport-security"]).toBeUndefined();
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["permissions-policy"]).toContain("camera=(), ");
  });

  it("[X9] forbid content sniffing for all answers", async () => {
    site.server.removeAllListeners("request");
    site.server.on("request", (_request, response: ServerResponse) => response.end("{}"));
    forbidSniffing(site.server);
    expect((await site.get("/socket.io/")).headers["x-content-type-options"]).toBe("nosniff");
  });

  it("take no foreign text into the policy", async () => {
    const { headers } = await site.get("/", { host: "a.example; script-src *" });
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain("script-src *");
  });

  it("promise TLS only behind TLS", async () => {
    await site.serve({ behindTls: true });
    const { headers } = await site.get("/");
    expect(headers["strict-transport-security"]).toContain("max-age=");
    expect(String(headers["content-security-policy"])).toContain("upgrade-insecure-requests");
  });
});
