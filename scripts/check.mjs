// What a change passes before it is shown: all that needs no build, side by side. The long runs are for `npm test`.
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
