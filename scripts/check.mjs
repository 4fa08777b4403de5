// `npm run check`: all checks that need no build, in parallel. Long runs are part of `npm test`.
import { runBeside } from "./project.mjs";

const STATIC = ["check:format", "check:types", "check:lint", "check:unused"];
const failed = [];

async function check(name) {
  if (!(await runBeside("npm", ["run", "-s", name]))) failed.push(name);
}

async function checkSources() {
  for (const name of STATIC) await check(name);
}

await Promise.all([checkSources(), check("test:unit")]);
console.log(failed.length === 0 ? "All is fine." : `Failed: ${failed.join(", ")}`);
process.exitCode = failed.length === 0 ? 0 : 1;
