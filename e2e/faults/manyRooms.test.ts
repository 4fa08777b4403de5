// A start on a store with very many rooms: soon ready, and quick to answer while it takes them over.
import { statSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "@kingrow/protocol/testing";
import { afterAll, expect, test } from "vitest";
import { makeDataDir, removeDataDir } from "../support/server.ts";
import { fillStore } from "./support/fill.ts";
import { Journal, percentiles, report } from "./support/journal.ts";
import { Match } from "./support/match.ts";
import { scaled } from "./support/scale.ts";
import { readScript } from "../support/script.ts";
import { Site } from "../support/site.ts";

const ROOMS = scaled(5_000, 100_000);
/** The short run shares the machine with other tests. */
const READY_WITHIN_MS = scaled(60_000, 2_000);
const ANSWERED_WITHIN_MS = scaled(5_000, 250);

const dataDir = makeDataDir();
afterAll(() => removeDataDir(dataDir));

test("[A2] a server with very many stored rooms is soon ready and plays at once", async () => {
  await fillStore(dataDir, ROOMS);
  const site = new Site(await freePort(), {}, dataDir);
  const startedAt = performance.now();
  await site.start();
  const readyMs = Math.round(performance.now() - startedAt);

  const match = new Match(site.url, readScript(7), new Journal());
  await match.begin();
  const answerMs: number[] = [];
  for (let step = 1; step <= 40; step += 1) {
    const sentAt = performance.now();
    await match.play(step);
    answerMs.push(Math.round(performance.now() - sentAt));
  }
  const answers = percentiles(answerMs);
  const megabytes = Math.round(statSync(join(dataDir, "kingrow.lmdb")).size / 1e6);
  report("many rooms", { rooms: ROOMS, megabytes, readyMs, "move answered after ms": answers });
  expect(await match.check()).toEqual([]);
  match.close();
  expect(await site.stop()).toMatchObject({ code: 0 });
  expect(readyMs).toBeLessThan(READY_WITHIN_MS);
  expect(answers.p99).toBeLessThan(ANSWERED_WITHIN_MS);
});
