// A disk that takes no more: what is refused is not there, what was acknowledged is.
import { freePort } from "@kingrow/protocol/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Client } from "./support/client.ts";
import { leaksIn, secretsOf } from "./support/testbed.ts";
import { AS_THE_PAGE, makeKey, optionsOf } from "../support/modes.ts";
import { expectRefusal } from "./support/refused.ts";
import {
  makeDataDir,
  removeDataDir,
  type Server,
  startServer,
  withSmallFiles,
} from "../support/server.ts";
import { NO_LIMITS } from "../support/settings.ts";
import { createRoom, join, seat } from "./support/table.ts";

const settings = { ...NO_LIMITS };
const dataDir = makeDataDir();
const keys = [makeKey(), makeKey()] as const;
let server: Server;

beforeAll(async () => {
  server = await startServer(dataDir, await freePort(), { settings, under: withSmallFiles(400) });
});
afterAll(() => removeDataDir(dataDir));

async function connect(key: string): Promise<Client> {
  const client = new Client(server.url, optionsOf(AS_THE_PAGE, key));
  await client.heard("connect");
  return client;
}

/** Creates rooms until the disk is full; the ids of those that were acknowledged. */
async function fillDisk(host: Client): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let k = 0; k < 5_000; k += 1) {
    const answer = await host.call("createRoom", { isPrivate: false, requestId: `request-${k}` });
    if (!answer.success) {
      expectRefusal(answer, "UNAVAILABLE");
      return ids;
    }
    ids.push(answer.roomId!);
  }
  throw new Error("The disk was never full.");
}

test("[W3] when the commit fails the caller is refused with UNAVAILABLE and nobody hears of the change", async () => {
  const [white, black] = await Promise.all(keys.map(connect));
  const { roomId } = await seat(white!, black!);
  const created = await fillDisk(white!);
  expect(created.length).toBeGreaterThan(10);

  let version = (await black!.state()).version;
  for (let k = 0; k < 200; k += 1) {
    const answer = await black!.call("playerReady", { roomId, isReady: k % 2 === 0 });
    if (!answer.success) expectRefusal(answer, "UNAVAILABLE");
    else version = answer.version!;
    await white!.caughtUp();
    expect((await white!.state()).version, "what white sees is what was acknowledged").toBe(
      version,
    );
  }
  expect(server.isRunning(), "the process lives on").toBe(true);
  for (const client of [white!, black!]) {
    expect(client.faults()).toEqual([]);
    client.close();
  }
  const { output } = await server.stop("SIGKILL");
  expect(leaksIn([Buffer.from(output)], secretsOf(keys)), "keys in the log").toEqual([]);

  server = await startServer(dataDir, server.port, { settings });
  const [again, other] = await Promise.all(keys.map(connect));
  for (const id of created) await join(again!, id);
  const { roomState } = await join(other!, roomId);
  expect(roomState!.version).toBeGreaterThanOrEqual(version);
  await createRoom(again!);
  for (const client of [again!, other!]) client.close();
  expect(await server.stop()).toMatchObject({ code: 0 });
});
