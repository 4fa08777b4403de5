// Checks what no other tool does: every numbered rule has a test, the lockfile names no host, and no two files
// of a folder have names that some systems take for one.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./project.mjs";

const faults = [];
const RULE = /\*\*([A-Z]\d+)\*\*/g;
const QUOTED_RULES = /\[([A-Z]\d+(?:, ?[A-Z]\d+)*)\]/g;

function testFiles() {
  return ["packages", "e2e"]
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true }).map((name) => join(ROOT, folder, name)),
    )
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path) && !path.includes("node_modules"));
}

/** Rules quoted in the titles of tests: `it("[G3] keeps the turn …")`. */
function quotedRules(source) {
  const titles = source.match(/\b(?:it|test|describe)(?:\.\w+)*\([^)]*?["'`]\[.*?["'`]/gs) ?? [];
  return titles
    .flatMap((title) => Array.from(title.matchAll(QUOTED_RULES)))
    .flatMap(([, rules]) => rules.split(/, ?/));
}

function checkRules() {
  const numbered = [...readFileSync(join(ROOT, "SPEC.md"), "utf8").matchAll(RULE)].map((m) => m[1]);
  const rules = new Set(numbered);
  for (const rule of rules)
    if (numbered.indexOf(rule) !== numbered.lastIndexOf(rule))
      faults.push(`SPEC.md has two rules ${rule}.`);
  const quoted = new Set(testFiles().flatMap((file) => quotedRules(readFileSync(file, "utf8"))));
  for (const rule of rules)
    if (!quoted.has(rule)) faults.push(`SPEC.md ${rule} is quoted by no test.`);
  for (const rule of quoted)
    if (!rules.has(rule)) faults.push(`A test quotes ${rule}, which SPEC.md lacks.`);
}

function checkLockfile() {
  const { packages } = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8"));
  for (const [name, { resolved }] of Object.entries(packages)) {
    if (resolved?.includes("://"))
      faults.push(`package-lock.json names a download host for ${name}.`);
  }
}

/** `curve.ts` beside `Curve.tsx`: alike to a reader everywhere, and one module to some file systems. */
function checkNames() {
  for (const folder of ["packages", "e2e", "simulator", "bench", "scripts"]) {
    const seen = new Map();
    for (const path of readdirSync(join(ROOT, folder), { recursive: true })) {
      if (path.includes("node_modules")) continue;
      const stem = path.replace(/(?:\.\w+)+$/, "");
      const before = seen.get(stem.toLowerCase()) ?? stem;
      if (before !== stem) faults.push(`${folder}: ${before} and ${stem} differ only in case.`);
      seen.set(stem.toLowerCase(), stem);
    }
  }
}

checkRules();
checkLockfile();
checkNames();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
