// Measures how long the page takes to open games from PDN: `npm run bench pdn [games]`.
import { formatPdn, initialPosition, readPdn } from "@kingrow/rules";
import { ARCHIVE } from "../../e2e/support/archive.ts";
import { processorMs } from "../base/process.ts";

const count = Number(process.argv[2] ?? 1_500);
const ROUNDS = 5;

const games = Array.from({ length: count }, (_, index) =>
  formatPdn({
    tags: new Map([["Event", `Game ${index + 1}`]]),
    start: initialPosition,
    moves: ARCHIVE[index % ARCHIVE.length] ?? [],
    result: "*",
  }),
);
const text = games.join("\n");

/** The first run is the time of a visitor who opens one file; later ones have a warm compiler. */
const [first, ...later] = Array.from({ length: ROUNDS }, () => {
  const began = processorMs();
  const book = readPdn(text);
  if (book.games.length !== count) throw new Error(JSON.stringify(book.fault));
  return `${(processorMs() - began).toFixed(0)} ms`;
});
console.log(`${count} games, ${(text.length / 1000).toFixed(0)} kB, processor time`);
console.log(`first ${first}, then ${later.join(", ")}`);
