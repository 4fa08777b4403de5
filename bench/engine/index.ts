// Measures the engine: `npm run bench engine [verdicts|match|levels|browser] [openings] [ms]`, and for a match
// the folder of another checkout. Verdicts take the milliseconds of a position as their second number. Levels are
// measured by nodes instead of milliseconds, so that a busy machine changes nothing: `levels [openings] [nodes] [level]`.
import { measureBrowser } from "./browser.ts";
import { measureLevels } from "./levels.ts";
import { measureMatch } from "./match.ts";
import { measureVerdicts } from "./verdicts.ts";

const [what = "verdicts", openingsText, msText, levelText] = process.argv.slice(2);
const openings = Number(openingsText ?? 10);
const ms = Number(msText ?? 50);

if (what === "verdicts") measureVerdicts(Number(msText ?? 120));
if (what === "match") await measureMatch({ openings, ms, folder: levelText ?? "." });
if (what === "levels") {
  const level = levelText === undefined ? undefined : Number(levelText);
  await measureLevels({ openings, nodes: Number(msText ?? 100_000), level });
}
if (what === "browser" && !(await measureBrowser())) process.exitCode = 1;
