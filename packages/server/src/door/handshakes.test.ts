import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { isAllowedOrigin } from "./sockets.ts";

const FRIEND = "https://friend.example";
const PUBLIC = "https://play.example";

function allows(headers: { origin?: string; host?: string }, publicOrigin?: string): boolean {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, headers);
  const allowedOrigins = [FRIEND, ...(publicOrigin === undefined ? [] : [publicOrigin])];
  return isAllowedOrigin(request, { publicOrigin, allowedOrigins });
}

describe("an origin", () => {
  it.each([
    { host: "play.example" },
    { host: "localhost:3000", origin: "http://localhost:3000" },
    { host: "play.example", origin: "https://play.example" },
    { host: "play.example:443", origin: "https://play.example" },
    { host: "[::1]:3000", origin: "http://[::1]:3000" },
    { host: "play.example", origin: FRIEND },
  ])("[X3] is let in with %o", (headers) => {
    expect(allows(headers)).toBe(true);
  });

  it.each([
    { host: "play.example", origin: "https://evil.example" },
    { host: "play.example", origin: "https://play.example.evil.example" },
    { host: "localhost:3000", origin: "http://localhost:3001" },
    { host: "localhost:3000", origin: "null" },
    { host: "localhost:3000", origin: "" },
    { host: "localhost:3000", origin: "file://" },
    { origin: "http://localhost:3000" },
    { host: "play.example", origin: "http://friend.example" },
  ])("[X3] is refused with %o", (headers) => {
    expect(allows(headers)).toBe(false);
  });

  it.each([
    { headers: { host: "evil.example", origin: "http://evil.example" }, isAllowed: false },
    { headers: { host: "evil.example", origin: PUBLIC }, isAllowed: true },
    { headers: { host: "evil.example", origin: FRIEND }, isAllowed: true },
    { headers: { host: "localhost:3000", origin: "http://localhost:3000" }, isAllowed: true },
  ])("[X3] equal to a foreign host is refused where the site has its own: %o", (one) => {
    expect(allows(one.headers, PUBLIC)).toBe(one.isAllowed);
  });
});
