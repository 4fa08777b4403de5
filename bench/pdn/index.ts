// Measures how long the page takes to open games from PDN: `npm run bench pdn [file] [games]`; the file has a game a line.
import { readFileSync } from "node:fs";
import { formatPdn, initialPosition, readPdn } from "@kingrow/rules";

const [file = "testdata/games.txt", countText = "1500"] = process.argv.slice(2);
const count = Number(countText);
const ROUNDS = 5;

const lines = readFileSync(file, "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => (line.split("\t").at(-1) ?? "").trim().split(" "));
const games = Array.from({ length: count }, (_, index) =>
  formatPdn({
    tags: new Map([["Event", `Game ${index + 1}`]]),
    start: initialPosition,
    moves: lines[index % lines.length] ?? [],
    result: "*",
  }),
);
const text = games.join("\n");

/** The first run is the time of a visitor who opens one file; later ones have a warm compiler. */
const took = Array.from({ length: ROUNDS }, () => {
  const began = process.cpuUsage();
  const book = readPdn(text);
  if (book.games.length !== count) throw new Error(JSON.stringify(book.fault));
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
});
const kilobytes = (text.length / 1000).toFixed(0);
console.log(`${count} games, ${kilobytes} kB: first ${took[0]?.toFixed(0)} ms of processor time, then
  ${took
    .slice(1)
    .map((ms) => ms.toFixed(0))
    .join(", ")} ms`);
