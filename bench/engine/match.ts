// Plays this engine against that of another checkout, with equal CPU time: `npm run bench engine match <openings> <ms> <folder>`.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Engine } from "@kingrow/engine";
import { match, percentOf, type Player } from "./games.ts";
import { processorMs } from "../base/process.ts";

const TABLE_BITS = 18;

interface MatchOptions {
  readonly openings: number;
  /** Milliseconds of the processor for each move. */
  readonly ms: number;
  /** The root of the other checkout. */
  readonly folder: string;
}

export async function measureMatch({ openings, ms, folder }: MatchOptions): Promise<void> {
  const file = pathToFileURL(join(folder, "packages/engine/src/index.ts")).href;
  const other: { Engine: typeof Engine } = await import(file);
  const score = await match(player(Engine, ms), player(other.Engine, ms), {
    openings,
    onScore: (now) => console.log(`${percentOf(now).toFixed(1)} % ${JSON.stringify(now)}`),
  });
  console.log(`against ${folder}, ${ms} ms a move: ${percentOf(score).toFixed(1)} %`);
}

function player(Kind: typeof Engine, ms: number): Player {
  const engine = new Kind({ tableBits: TABLE_BITS, now: processorMs });
  engine.endgames.prepareNow(4);
  return {
    begin: () => engine.forget(),
    choose: async (game) => engine.thinkNow({ game, limits: { ms } })?.move,
  };
}
