// Measures how often the engine agrees with a strong program on hard endings: `npm run bench engine verdicts 0 [ms]`.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Engine } from "@kingrow/engine";
import { parseFen, startGame } from "@kingrow/rules";
import { processorMs } from "../base/process.ts";

/** From this score on a side is winning, in hundredths of a man. */
const WON = 60;
const FILE = join(import.meta.dirname, "../../testdata/engine-verdicts.json");

interface Verdict {
  readonly fen: string;
  readonly verdict: "win" | "draw" | "loss";
}

/** @param ms milliseconds of the processor for each position */
export function measureVerdicts(ms: number): void {
  const { positions }: { positions: readonly Verdict[] } = JSON.parse(readFileSync(FILE, "utf8"));
  const engine = new Engine({ now: processorMs });
  engine.endgames.prepareNow(4);
  const agreed = { all: 0, decided: 0 };
  let decided = 0;
  for (const { fen, verdict } of positions) {
    const start = parseFen(fen);
    if (!start.ok) throw new Error(fen);
    engine.forget();
    const score = engine.thinkNow({ game: startGame(start.value), limits: { ms } })?.score ?? 0;
    const own = score >= WON ? "win" : score <= -WON ? "loss" : "draw";
    if (verdict !== "draw") decided += 1;
    if (own !== verdict) continue;
    agreed.all += 1;
    if (verdict !== "draw") agreed.decided += 1;
  }
  console.log(`agrees in ${percent(agreed.all, positions.length)} % of ${positions.length}`);
  console.log(`… of those that are decided, ${percent(agreed.decided, decided)} % of ${decided}`);
}

function percent(part: number, all: number): string {
  return ((100 * part) / all).toFixed(1);
}
