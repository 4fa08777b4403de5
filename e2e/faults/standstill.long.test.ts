// A server that is suspended for longer than a player may think.
import { expect, test } from "vitest";
import { Journal } from "./support/journal.ts";
import { Match } from "./support/match.ts";
import { readScript } from "../support/script.ts";
import { useSite } from "../support/site.ts";

/** A player on turn who thinks for three minutes may lose the game by a claim. */
const PAST_CLAIM_MS = 200_000;

const site = useSite();

test("[A1] [A2] time in which the server was suspended lets no player claim a win", async () => {
  const journal = new Journal();
  const match = new Match(site().url, readScript(0), journal);
  await match.begin();
  await site().freeze(PAST_CLAIM_MS);
  const answer = await match.white.insistOnAnswer("claimWin", { roomId: match.roomId });
  expect(answer).toMatchObject({ success: false, code: "TOO_EARLY_TO_CLAIM" });
  await match.play(4);
  expect([...journal.breaches, ...(await match.check())]).toEqual([]);
  match.close();
});
