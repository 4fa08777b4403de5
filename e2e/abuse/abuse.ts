// Attacks the built server as it ships, beside games that must not notice: `npm run abuse [-- name… | crowd]`.
import { ATTACKS } from "./attacks/index.ts";
import { type Figures, stage, type StagePlan } from "./support/stage.ts";
import { tableOf, verdictOn } from "./support/verdict.ts";

const GAMES = 20;
const CROWD = 20;
/** Seconds of each attack. */
const seconds = Number(process.env["ABUSE_SECONDS"] ?? 6);
const TIMES = { games: GAMES, quietMs: seconds * 1_000, attackMs: seconds * 1_000 };

/** Instead of names: all attacks at once, and none alone. */
const ONLY_CROWD = "crowd";

const asked = process.argv.slice(2);
const known = ATTACKS.map(({ name }) => name);
const unknown = asked.filter((name) => name !== ONLY_CROWD && !known.includes(name));
if (unknown.length === 0) await attackBy(plansFor(asked));
else {
  tell(`There is no attack ${unknown.join(", ")}. There are: ${known.join(", ")}`);
  process.exitCode = 2;
}

/** Each attack alone, and several also from twenty addresses at once. */
function plansFor(names: readonly string[]): readonly StagePlan[] {
  if (names.includes(ONLY_CROWD)) return [crowdOf(known)];
  const chosen = names.length === 0 ? known : names;
  const alone = chosen.map((name) => ({ ...TIMES, names: [name], attackers: 1 }));
  return [...alone, ...(chosen.length === 1 ? [] : [crowdOf(chosen)])];
}

function crowdOf(names: readonly string[]): StagePlan {
  return { ...TIMES, names, attackers: CROWD };
}

async function attackBy(plans: readonly StagePlan[]): Promise<void> {
  const all: Figures[] = [];
  for (const plan of plans) {
    const figures = await stage(plan);
    all.push(figures);
    tell([`${figures.name}:`, ...verdictOn(figures)].join("\n  "));
  }
  tell(`\n${tableOf(all)}\n`);
  const broken = all.flatMap(verdictOn);
  tell(broken.length === 0 ? "All bounds are kept." : broken.join("\n"));
  if (broken.length > 0) process.exitCode = 1;
}

function tell(text: string): void {
  process.stdout.write(`${text}\n`);
}
