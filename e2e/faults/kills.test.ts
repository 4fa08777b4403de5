// kill -9 at random moments while real games are played.
import { setTimeout as pause } from "node:timers/promises";
import { JOIN_DELAY_MS } from "@kingrow/client";
import { RECONNECTION_DELAY_MAX_MS } from "@kingrow/protocol";
import { expect, test } from "vitest";
import { ARCHIVE } from "../support/archive.ts";
import { createRandom } from "@kingrow/rules/testing";
import { Journal, percentiles, report } from "./support/journal.ts";
import { playOn } from "./support/games.ts";
import { scaled, SEED } from "./support/scale.ts";
import { readScript } from "../support/script.ts";
import { Site } from "../support/site.ts";

const KILLS = scaled(4, 100);
const MOVES = scaled(150, 5_000);
const TABLES = scaled(6, 16);
const LONGEST_LIFE_MS = scaled(3_000, 8_000);
/** Beyond this the run ends, whatever it has reached. */
const MOST_MS = scaled(200_000, 3_000_000);
/**
 * The client's longest pause between two attempts is 5 s, and the page joins 500 ms after a connect;
 * the rest is the machine's. A short run shares it with other tests.
 */
const RESUMED_WITHIN_MS = RECONNECTION_DELAY_MAX_MS + JOIN_DELAY_MS + scaled(20_000, 500);

test("[W3] [G6] [I2] no kill loses an acknowledged move, plays one twice, or costs a seat", async () => {
  const random = createRandom(SEED);
  const journal = new Journal();
  const site = await Site.open();
  const giveUpAt = Date.now() + MOST_MS;
  let kills = 0;
  let isOver = false;
  const games = Array.from({ length: TABLES }, () =>
    playOn({
      url: site.url,
      journal,
      nextScript: () => readScript(random.between(0, ARCHIVE.length - 1)),
      isOver: () => isOver,
    }),
  );
  const kill = async (): Promise<void> => {
    const killedAt = Date.now();
    await site.stop("SIGKILL");
    await site.start();
    journal.back(killedAt);
    kills += 1;
  };

  const isEnough = (): boolean => kills >= KILLS && journal.ackedMoves >= MOVES;
  while (!isEnough() && Date.now() < giveUpAt) {
    // Some kills come while the server is still taking its rooms over.
    await pause(
      random.chance(0.15) ? random.between(0, 150) : random.between(500, LONGEST_LIFE_MS),
    );
    await kill();
  }
  isOver = true;
  const interrupted = await Promise.all(games);
  await kill();
  const open = interrupted.filter((match) => match !== undefined).filter(({ roomId }) => roomId);
  const verdicts = await Promise.all(open.map((match) => match.check()));
  for (const match of open) match.close();
  const exit = await site.close();

  const resumes = percentiles(journal.resumes);
  const { ackedMoves, finishedGames, gaveUp } = journal;
  report("kill -9", { kills, ackedMoves, finishedGames, gaveUp, "resumed after ms": resumes });
  expect([...journal.breaches, ...verdicts.flat()]).toEqual([]);
  expect(exit).toMatchObject({ code: 0 });
  expect(kills).toBeGreaterThanOrEqual(KILLS);
  expect(journal.ackedMoves).toBeGreaterThanOrEqual(MOVES);
  expect(resumes.max).toBeLessThanOrEqual(RESUMED_WITHIN_MS);
});
