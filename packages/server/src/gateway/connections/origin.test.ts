import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { isAllowedOrigin } from "./origin.ts";

function allows(headers: { origin?: string; host?: string }): boolean {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, headers);
  return isAllowedOrigin(request, ["https://friend.example"]);
}

describe("isAllowedOrigin", () => {
  it.each([
    { host: "play.example" },
    { host: "localhost:3000", origin: "http://localhost:3000" },
    { host: "play.example", origin: "https://play.example" },
    { host: "play.example:443", origin: "https://play.example" },
    { host: "[::1]:3000", origin: "http://[::1]:3000" },
    { host: "play.example", origin: "https://friend.example" },
  ])("[X3] lets in %o", (headers) => {
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
  ])("[X3] refuses %o", (headers) => {
    expect(allows(headers)).toBe(false);
  });
});
