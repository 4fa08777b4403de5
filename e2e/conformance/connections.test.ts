// How many connections an address may have, and whose address counts.
import { describe, expect, test } from "vitest";
import type { Client } from "./support/client.ts";
import { type Testbed, useTestbed } from "./support/testbed.ts";
import { CONNECTIONS_PER_IP, ORIGINS, TRUSTED_PROXIES } from "../support/settings.ts";
import { openPolling } from "./support/raw.ts";

const ALLOWED = 4;
const ELSEWHERE = "https://play.example";

function options(forwardedFor?: string): object {
  const extraHeaders = forwardedFor === undefined ? {} : { "x-forwarded-for": forwardedFor };
  return { transports: ["websocket"], reconnection: false, extraHeaders };
}

/** `served`, or the code of the refusal. */
async function fateOf(guest: Client): Promise<string> {
  const ends = ["connect_error", "disconnect"].map((event) => guest.heard(event));
  for (const end of ends) end.catch(() => undefined);
  const served = guest.call("getAvailableRooms").then(() => "served");
  served.catch(() => undefined);
  const { event } = Object(await Promise.race([...ends, served]));
  return event === undefined ? "served" : String(Object(guest.all("error")[0]).code ?? event);
}

/** As many served guests as are allowed; waits for the places of guests who have just gone. */
async function fill(
  testbed: Testbed,
  makeOptions: (k: number) => object,
): Promise<readonly Client[]> {
  const guests: Client[] = [];
  for (let k = 0; guests.length < ALLOWED && k < 200; k += 1) {
    const guest = testbed.guest(makeOptions(k));
    if ((await fateOf(guest)) === "served") guests.push(guest);
  }
  expect(guests).toHaveLength(ALLOWED);
  return guests;
}

async function expectTurnedAway(guest: Client): Promise<void> {
  await guest.heard("error", (error) => Object(error).code === "IP_LIMIT_EXCEEDED");
  await guest.heard("disconnect");
}

describe("without a proxy", () => {
  const testbed = useTestbed({ [CONNECTIONS_PER_IP]: String(ALLOWED) });

  test("[X1] of a crowd from one address exactly the limit stays", async () => {
    const crowd = Array.from({ length: 60 }, () => testbed.guest(options()));
    const fates = await Promise.all(crowd.map(fateOf));
    expect(fates.filter((fate) => fate === "served")).toHaveLength(ALLOWED);
    expect(crowd.filter((guest) => guest.socket.connected)).toHaveLength(ALLOWED);
  });

  test("[X1] one connection over is told IP_LIMIT_EXCEEDED and disconnected; a place that falls free is given again", async () => {
    const guests = await fill(testbed, () => options());
    await expectTurnedAway(testbed.guest(options()));
    expect(guests.every((guest) => guest.socket.connected)).toBe(true);
    guests[0]!.close();
    for (const guest of guests.slice(1)) guest.close();
    await fill(testbed, () => options());
  });

  test("[X1] a forged X-Forwarded-For makes nobody somebody else", async () => {
    await fill(testbed, (k) => options(`10.0.0.${k}`));
    for (const forged of ["10.1.0.1", "127.0.0.1", "::1"])
      await expectTurnedAway(testbed.guest(options(forged)));
  });
});

describe("behind a proxy", () => {
  const testbed = useTestbed({
    [CONNECTIONS_PER_IP]: String(ALLOWED),
    [TRUSTED_PROXIES]: "127.0.0.1",
    [ORIGINS]: ELSEWHERE,
  });
  const served = (addresses: readonly string[]): Promise<readonly string[]> =>
    Promise.all(addresses.map((address) => fateOf(testbed.guest(options(address)))));
  const countServed = async (addresses: readonly string[]): Promise<number> =>
    (await served(addresses)).filter((fate) => fate === "served").length;

  test("[X1] each forwarded address counts for itself", async () => {
    const addresses = Array.from({ length: ALLOWED * 3 }, (_, k) => `203.0.113.${k % 3}`);
    expect(await countServed(addresses)).toBe(addresses.length);
    expect(await served(["203.0.113.1"])).not.toContain("served");
    expect(await served(["203.0.113.9"])).toEqual(["served"]);
  });

  test("[X3] a configured origin is let in", async () => {
    const { url } = testbed.server;
    expect((await openPolling(url, { headers: { origin: ELSEWHERE } })).status).toBe(200);
    const stranger = await openPolling(url, { headers: { origin: "https://other.example" } });
    expect(stranger.ok).toBe(false);
  });
});
