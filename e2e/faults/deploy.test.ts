// A restart in the middle of many running games, as a deploy does it.
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { Journal, percentiles, report } from "./support/journal.ts";
import { Match } from "./support/match.ts";
import { scaled } from "./support/scale.ts";
import { readScript } from "../support/script.ts";
import { useSite } from "../support/site.ts";

const GAMES = scaled(40, 200);
const STEPS = scaled(12, 30);
const AT_ONCE = 20;
/** The short run shares the machine with other tests. */
const STOPPED_WITHIN_MS = scaled(45_000, 15_000);
/** Shortest duration of a client's five attempts. A slower start is the fault of the machine. */
const ATTEMPTS_LAST_MS = 8_000;
/** Largest share of players that may come back within half a second. */
const MOST_AT_ONCE = 0.6;
/** After a longer standstill of the machine all waiting clients are served at once. */
const STANDSTILL_MS = 400;

const site = useSite();

test("[W3] [A2] [O3] a restart in the middle of many games ends none, and all players come back by themselves", async () => {
  const journal = new Journal();
  const matches = Array.from({ length: GAMES }, (_, k) => {
    return new Match(site().url, readScript(k, STEPS), journal);
  });
  for (let k = 0; k < GAMES; k += AT_ONCE)
    await Promise.all(matches.slice(k, k + AT_ONCE).map((match) => match.begin()));
  const games = Promise.all(matches.map((match) => match.playSlowly(150)));
  await pause(1_000);

  const standstill = monitorEventLoopDelay();
  standstill.enable();
  const stoppedAt = Date.now();
  const exit = await site().stop("SIGTERM");
  const stopMs = Date.now() - stoppedAt;
  await site().start();
  const downMs = Date.now() - stoppedAt;
  journal.back(stoppedAt);
  await games;
  standstill.disable();
  const verdicts = await Promise.all(matches.map((match) => match.check()));
  const resumes = percentiles(journal.resumes);
  report("restart", {
    games: GAMES,
    stopMs,
    downMs,
    ackedMoves: journal.ackedMoves,
    "resumed after ms": resumes,
  });
  for (const match of matches) match.close();

  expect(exit).toMatchObject({ code: 0, signal: null });
  expect(stopMs).toBeLessThan(STOPPED_WITHIN_MS);
  expect([...journal.breaches, ...verdicts.flat()]).toEqual([]);
  expect(resumes.count, "players who came back").toBe(2 * GAMES);
  const mostGaveUp = downMs < ATTEMPTS_LAST_MS ? 0 : 2 * GAMES;
  expect(journal.gaveUp, "players who had to press Try again").toBeLessThanOrEqual(mostGaveUp);
  const mostAtOnce = standstill.max < STANDSTILL_MS * 1e6 ? MOST_AT_ONCE : 1;
  expect(busiestHalfSecond(journal.resumes)).toBeLessThanOrEqual(mostAtOnce * 2 * GAMES);
});

function busiestHalfSecond(moments: readonly number[]): number {
  const counts = moments.map(
    (start) => moments.filter((at) => at >= start && at < start + 500).length,
  );
  return Math.max(...counts);
}
