// The wall clock is set by an hour or a day, forwards and back, while games are played.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Pace } from "@kingrow/protocol";
import { afterAll, expect, test } from "vitest";
import { Journal } from "./support/journal.ts";
import { Match } from "./support/match.ts";
import { readScript } from "../support/script.ts";
import { QUIET, useSite } from "../support/site.ts";

const HOUR = 3_600_000;
const folder = mkdtempSync(join(tmpdir(), "kingrow-clock-"));
const clockFile = join(folder, "offset");
const preload = join(import.meta.dirname, "support/jumpingClock.mjs");
const site = useSite({
  nodeOptions: ["--import", preload],
  settings: { ...QUIET, KINGROW_TEST_CLOCK: clockFile },
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Longer than the server takes to notice that something is due. */
const NOTICED_MS = 6_000;
const SPINNING_S = 2;

function setClock(offset: number): void {
  writeFileSync(clockFile, String(offset));
  process.kill(site().server.pid, "SIGUSR2");
}

/** Processor seconds the server has used so far. */
function cpuSeconds(): number {
  const fields = readFileSync(`/proc/${site().server.pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

test.each([
  ["a day forwards", 24 * HOUR],
  ["an hour back", -HOUR],
])(
  "[A1] [A2] [R7] [O3] a wall clock set by %s costs nobody a game or time on a clock",
  async (_, offset) => {
    setClock(0);
    const journal = new Journal();
    const matchAt = (k: number, pace: Pace) =>
      new Match(site().url, readScript(k), journal, { pace });
    const [playing, deserted] = [matchAt(0, "none"), matchAt(1, "none")];
    const clocked = matchAt(2, "3+2");
    const matches = [playing, deserted, clocked];
    await Promise.all(matches.map((match) => match.begin()));
    await Promise.all(matches.map((match) => match.play(2)));
    deserted.white.close();
    const left = await deserted.black.until("the other to be away", ({ presence }) =>
      Object.values(presence).some(({ connected }) => !connected),
    );

    const [startedAt, usedBefore] = [Date.now(), cpuSeconds()];
    setClock(offset);
    await pause(NOTICED_MS);
    const idlest = playing.acked.length % 2 === 0 ? playing.white : playing.black;
    const answers = await Promise.all(
      [idlest, deserted.black].map((player) =>
        player.insistOnAnswer("claimWin", { roomId: player.state!.id }),
      ),
    );
    for (const answer of answers) expect(answer).toMatchObject({ code: "TOO_EARLY_TO_CLAIM" });
    expect(cpuSeconds() - usedBefore, "processor seconds while nothing happens").toBeLessThan(
      SPINNING_S,
    );
    const now = await deserted.black.look();
    expect(now).toMatchObject({ gameStatus: "started", presence: left.presence });
    const passed = now.serverTime - left.serverTime;
    expect(Math.abs(passed - (Date.now() - startedAt)), "the server's time").toBeLessThan(
      HOUR / 60,
    );
    await Promise.all([playing.play(6), clocked.play(6)]);
    const verdicts = await Promise.all([playing.check(), clocked.check()]);
    expect([...journal.breaches, ...verdicts.flat()]).toEqual([]);
    for (const match of matches) match.close();
  },
);
