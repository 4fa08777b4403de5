// Finds the programs that the tests need besides npm packages, and installs them if possible.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./project.mjs";

function findOnPath(names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find((path) => existsSync(path));
}

/** The command prefix with which apt-get installs without a question; `undefined` if it is not allowed. */
function aptPrefix() {
  if (findOnPath(["apt-get"]) === undefined) return undefined;
  if (process.getuid?.() === 0) return [];
  const sudo = spawnSync("sudo", ["-n", "true"], { stdio: "ignore" });
  return sudo.status === 0 ? ["sudo", "-n"] : undefined;
}

/** Without a network apt-get fails after seconds instead of minutes. */
const QUICK_FAILURE = ["-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=10"];

/** Only what the packages need: those they recommend are a printing system and a hundred more. */
const INSTALL = ["install", "-yq", "--no-install-recommends"];

function aptInstall(packages) {
  const prefix = aptPrefix();
  if (prefix === undefined) return;
  const [command, ...rest] = [...prefix, "apt-get", ...QUICK_FAILURE];
  if (run(command, [...rest, "update", "-q"])) run(command, [...rest, ...INSTALL, ...packages]);
}

function ensureProgram(names, ...packages) {
  const found = findOnPath(names);
  if (found !== undefined) return found;
  aptInstall(packages);
  return findOnPath(names);
}

const SHELL = "chromium-headless-shell";
const BROWSERS = ["chromium", "chromium-browser", "google-chrome"];
const FONT = "fonts-liberation";

/**
 * Path of a Chromium, installed if need be; `undefined` with a sentence on stderr if there is none.
 * The headless shell needs a third less CPU time, but not every system has it.
 */
export function ensureChromium() {
  const path =
    process.env.CHROMIUM_PATH ??
    findOnPath([SHELL, ...BROWSERS]) ??
    ensureProgram([SHELL], SHELL, FONT) ??
    ensureProgram(BROWSERS, "chromium", FONT);
  if (path !== undefined && existsSync(path)) return path;
  console.error(
    "The browser tests need Chromium. Install it (Debian: apt-get install chromium) " +
      "or name one in CHROMIUM_PATH.",
  );
  return undefined;
}

/** Whether a program is installed, now or already. If not, a sentence is printed on stderr. */
export function ensureTool(name) {
  if (ensureProgram([name], name) !== undefined) return true;
  console.error(`The tests need ${name}. Install it (Debian: apt-get install ${name}).`);
  return false;
}
