// Plays game after game between two players until the run ends.
import { setTimeout as pause } from "node:timers/promises";
import type { Pace } from "@kingrow/protocol";
import type { Journal } from "./journal.ts";
import { Match } from "./match.ts";
import type { Script } from "../../support/script.ts";
import { RunOver, StuckError } from "../../support/waiters.ts";

interface Session {
  readonly url: string;
  readonly journal: Journal;
  readonly nextScript: () => Script;
  readonly isOver: () => boolean;
  /** After each step, as people think; none if missing. */
  readonly paceMs?: number;
}

/** Paces with enough time for players who reconnect often. */
const PACES_PLAYED: readonly Pace[] = ["5+3", "10+5", "none", "3+2"];

/** Plays games one after the other until the run is over. Resolves with the interrupted match, if there is one. */
export async function playOn(session: Session): Promise<Match | undefined> {
  const { url, journal, nextScript, isOver } = session;
  for (;;) {
    const pace = PACES_PLAYED[journal.startedGames % PACES_PLAYED.length];
    const match = new Match(url, nextScript(), journal, { pace });
    const isFinished = await playUntil(match, session);
    if (!isFinished) return match;
    for (const { kind, what } of await match.check()) journal.breach(kind, what);
    journal.finishedGames += 1;
    match.close();
    if (isOver()) return undefined;
  }
}

async function playUntil(match: Match, { journal, isOver, paceMs = 0 }: Session): Promise<boolean> {
  try {
    await match.begin();
    journal.startedGames += 1;
    for (let step = 1; ; step += 1) {
      if (isOver()) return false;
      const before = match.acked.length;
      await match.play(step);
      if (match.acked.length === before) return true;
      if (paceMs > 0) await pause(paceMs);
    }
  } catch (error) {
    if (!(error instanceof RunOver))
      journal.breach(error instanceof StuckError ? "stuck" : "other", String(error));
    return false;
  }
}
