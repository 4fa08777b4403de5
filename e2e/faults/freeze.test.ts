// A server that stands still for a while and then goes on as if nothing had been.
import { expect, test } from "vitest";
import { Journal, percentiles, report } from "./support/journal.ts";
import { Match } from "./support/match.ts";
import { scaled } from "./support/scale.ts";
import { readScript } from "../support/script.ts";
import { useSite } from "../support/site.ts";

const TABLES = scaled(4, 20);
/** The client's patience with a move ends after 6 s, with silence after 11 s. */
const FREEZES_MS = scaled([8_000], [2_000, 8_000, 30_000, 100_000]);
const site = useSite();

test.each(FREEZES_MS)(
  "[W3] [G6] [O3] games go on, and no clock has run, after the server stood still for %i ms",
  async (milliseconds) => {
    const journal = new Journal();
    const matches = Array.from({ length: TABLES }, (_, k) => {
      return new Match(site().url, readScript(k, scaled(20, 60)), journal);
    });
    await Promise.all(matches.map((match) => match.begin()));
    const games = Promise.all(matches.map((match) => match.playSlowly(150)));
    const frozenAt = Date.now();
    await site().freeze(milliseconds);
    journal.back(frozenAt);
    await games;
    const verdicts = await Promise.all(matches.map((match) => match.check()));
    for (const match of matches) match.close();
    const resumes = percentiles(journal.resumes);
    report(`frozen for ${milliseconds} ms`, { games: TABLES, "resumed after ms": resumes });
    expect([...journal.breaches, ...verdicts.flat()]).toEqual([]);
  },
);
