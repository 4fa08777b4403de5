// A server that stands still for a while and then goes on as if nothing had been.
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { Journal, percentiles } from "./support/journal.ts";
import { Match } from "./support/match.ts";
import { report } from "./support/report.ts";
import { IS_LONG, scaled } from "./support/scale.ts";
import { readScript } from "./support/script.ts";
import { useSite } from "./support/site.ts";

const TABLES = scaled(4, 20);
/** The client's patience with a move ends after 6 s, with a missing ping after 85 s. */
const FREEZES_MS = scaled([2_000, 8_000], [2_000, 8_000, 30_000, 100_000]);
/** Longer than a player on turn may think before the opponent may claim the win. */
const PAST_CLAIM_MS = 200_000;

const site = useSite();

async function freeze(milliseconds: number): Promise<void> {
  process.kill(site().server.pid, "SIGSTOP");
  await pause(milliseconds);
  process.kill(site().server.pid, "SIGCONT");
}

test.each(FREEZES_MS)(
  "[W3] [G6] games go on after the server stood still for %i ms",
  async (milliseconds) => {
    const journal = new Journal();
    const matches = Array.from({ length: TABLES }, (_, k) => {
      return new Match(site().url, readScript(k, 60), journal);
    });
    await Promise.all(matches.map((match) => match.begin()));
    const games = Promise.all(matches.map((match) => match.play()));
    await freeze(milliseconds);
    journal.backAt = Date.now();
    await games;
    const verdicts = await Promise.all(matches.map((match) => match.check()));
    for (const match of matches) match.close();
    const resumes = percentiles(journal.resumes);
    report(`frozen for ${milliseconds} ms`, { games: TABLES, "resumed after ms": resumes });
    expect([...journal.faults, ...verdicts.flat()]).toEqual([]);
  },
);

test.runIf(IS_LONG)(
  "[A2] time in which the server stood still lets nobody claim a win",
  async () => {
    const match = new Match(site().url, readScript(0), new Journal());
    await match.begin();
    await freeze(PAST_CLAIM_MS);
    await match.white.seated();
    const answer = await match.white.insistOnAnswer("claimWin", { roomId: match.roomId });
    expect(answer).toMatchObject({ success: false, code: "TOO_EARLY_TO_CLAIM" });
    await match.play(4);
    expect(await match.check()).toEqual([]);
    match.close();
  },
);
