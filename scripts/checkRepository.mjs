// Checks that every numbered rule has a test, every link between documents has a target, every decision is in the list,
// no lockfile names a host, and no two file names of a folder differ only in case.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
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

/** The documents in the root and below `docs`, as paths from the root. */
function documents() {
  const below = readdirSync(join(ROOT, "docs"), { recursive: true }).map((name) =>
    join("docs", name),
  );
  return [...readdirSync(ROOT), ...below].filter((name) => name.endsWith(".md"));
}

/** The anchors of headings: `## Where the rest goes` is `#where-the-rest-goes`. */
function anchorsOf(text) {
  const headings = Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading]) => heading.toLowerCase());
  return headings.map((heading) => heading.replaceAll(/[^\w -]/g, "").replaceAll(" ", "-"));
}

function hasTarget(link, from) {
  const [path, anchor] = link.split("#");
  const file = path === "" ? join(ROOT, from) : join(ROOT, dirname(from), path);
  if (!existsSync(file)) return false;
  return anchor === undefined || anchorsOf(readFileSync(file, "utf8")).includes(anchor);
}

function checkLinks() {
  for (const name of documents()) {
    const text = readFileSync(join(ROOT, name), "utf8");
    const links = text.matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g);
    for (const [, link, source] of links) {
      const to = link ?? source;
      if (!to.includes("://") && !hasTarget(to, name))
        faults.push(`${name} has a link to ${to}, which does not exist.`);
    }
  }
}

/** The number of a decision is unique, and the same in its file name and its title. */
function checkDecisions() {
  const folder = join(ROOT, "docs/decisions");
  const list = readFileSync(join(folder, "README.md"), "utf8");
  const names = readdirSync(folder).filter((name) => /^\d/.test(name));
  const numbers = names.map((name) => Number(name.slice(0, 4)));
  if (new Set(numbers).size < numbers.length) faults.push("Two decisions have one number.");
  for (const [at, name] of names.entries()) {
    const [line] = readFileSync(join(folder, name), "utf8").split("\n");
    const title = line.replace(/^# /, "");
    const number = numbers[at];
    if (!name.startsWith(`${String(number).padStart(4, "0")}-`) || !title.startsWith(`${number}. `))
      faults.push(`docs/decisions/${name} should have the number ${number}.`);
    if (!list.includes(`[${title}](${name})`))
      faults.push(`docs/decisions/README.md lacks [${title}](${name}).`);
  }
}

function checkLockfiles() {
  const inBench = readdirSync(join(ROOT, "bench")).map((name) => join("bench", name));
  const files = ["", ...inBench].map((folder) => join(folder, "package-lock.json"));
  for (const file of files.filter((name) => existsSync(join(ROOT, name)))) {
    const { packages } = JSON.parse(readFileSync(join(ROOT, file), "utf8"));
    for (const [name, { resolved }] of Object.entries(packages))
      if (resolved?.includes("://")) faults.push(`${file} names a download host for ${name}.`);
  }
}

/** `curve.ts` and `Curve.tsx` are the same module in some file systems. */
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
checkLinks();
checkDecisions();
checkLockfiles();
checkNames();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
