// Replays a file of real games: `npm run -s replay -- <file>` prints `games G plies P illegal I`.

import { readFileSync } from "node:fs";
import { replayLines } from "./transcripts.ts";

const USAGE = "Usage: npm run -s replay -- <file>";

function readLines(path: string): readonly string[] | undefined {
  try {
    return readFileSync(path, "utf8").split("\n");
  } catch {
    return undefined;
  }
}

function main(args: readonly string[]): number {
  const [path, ...rest] = args;
  if (path === undefined || rest.length > 0) return complain(USAGE);
  const lines = readLines(path);
  if (lines === undefined) return complain(`The file '${path}' cannot be read.`);
  const { games, plies, illegal } = replayLines(lines);
  console.log(`games ${games} plies ${plies} illegal ${illegal}`);
  return illegal > 0 ? 1 : 0;
}

function complain(sentence: string): number {
  console.error(sentence);
  return 2;
}

process.exitCode = main(process.argv.slice(2));
