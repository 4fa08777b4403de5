// The engine in figures: `npm run bench engine [speed|match|levels|browser] [openings] [ms]`. Levels are
// measured by nodes instead of milliseconds, so that a busy machine changes nothing.
import { measureBrowser } from "./browser.ts";
import { measureLevels } from "./levels.ts";
import { measureMatch } from "./rapid.ts";
import { measureSpeed } from "./speed.ts";

const [what = "all", openingsText, msText] = process.argv.slice(2);
const openings = Number(openingsText ?? 10);
const ms = Number(msText ?? 50);

if (what === "all" || what === "speed") measureSpeed(Number(msText ?? 1000));
if (what === "all" || what === "match") await measureMatch(openings, ms);
if (what === "levels") await measureLevels(openings, Number(msText ?? 100_000));
if (what === "browser" && !(await measureBrowser())) process.exitCode = 1;
