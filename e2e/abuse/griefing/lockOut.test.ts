// A8: small requests that any web page can send shut an address out, or a whole site behind a proxy.
import { request } from "node:http";
import { freePort } from "@kingrow/protocol/testing";
import { expect, test } from "vitest";
import { useServer } from "../support/useServer.ts";
import { arrive, newAddress } from "../support/visitor.ts";

const POSTS = 4;
const metricsPort = await freePort();
const server = useServer({ METRICS_PORT: String(metricsPort) });

interface Sender {
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
}

test("[X6] small requests with a body do not shut the address out", async () => {
  const address = newAddress();
  for (let post = 0; post < POSTS; post += 1) await send("POST", { address });
  expect(await send("GET", { address })).toBe(200);
  expect((await arrive(server().url, { address })).socket.connected).toBe(true);
});

test("[X1] a site behind an unknown proxy answers on, and the log names the header once", async () => {
  const address = newAddress();
  const from = (visitor: string) => ({ address, headers: { "X-Forwarded-For": visitor } });
  for (let post = 0; post < POSTS; post += 1) await send("POST", from("203.0.113.1"));
  expect(await send("GET", from("203.0.113.2"))).toBe(200);
  const lines = server().output().split("\n");
  expect(lines.filter((line) => /x-forwarded-for/i.test(line))).toHaveLength(1);
  const page = await (await fetch(`http://127.0.0.1:${metricsPort}/status`)).text();
  expect(page).toMatch(/x-forwarded-for/i);
});

/** The status; `undefined` when the connection ended without an answer. */
function send(
  method: "GET" | "POST",
  { address, headers = {} }: Sender,
): Promise<number | undefined> {
  return new Promise((resolve) => {
    const options = { method, headers, localAddress: address, agent: false };
    request(server().url, options, (response) => resolve(response.resume().statusCode))
      .once("error", () => resolve(undefined))
      .end(method === "POST" ? "x" : undefined);
  });
}
