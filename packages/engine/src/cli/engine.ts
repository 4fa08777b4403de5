// The engine command: `npm run -s engine -- '<FEN>' <ms>` for one position, `--lines` for many.

import { formatMove, startGame, type Game } from "@kingrow/rules";
import { createInterface } from "node:readline";
import { setImmediate as nextTurn } from "node:timers/promises";
import { Engine, type Thought } from "../engine.ts";
import { pliesToEnd } from "../scores.ts";
import { playWhole } from "../playWhole.ts";
import { follow } from "./follow.ts";
import { readQuery, readQueryLine, type EngineQuery } from "./question.ts";

const USAGE = "Usage: npm run -s engine -- '<FEN>' <ms>, or --lines to read lines FEN<TAB>ms";

const engine = new Engine({ tableBits: 21, now: () => performance.now() });

/** Nodes after which the first answer is as quick as the later ones. */
const WARM_UP = 400_000;

/** Solves the endgames of three pieces and warms up the compiler. */
function prepare(): void {
  engine.endgames.prepareNow(3);
  engine.thinkNow({ game: startGame(), limits: { nodes: WARM_UP } });
  engine.forget();
}

function answer({ game, ms }: EngineQuery): Thought | undefined {
  return engine.thinkNow({ game, limits: { ms } });
}

/** Answers one position for a person: the move, its score, the depth and the line. */
function answerOne(args: readonly string[]): number {
  const [fen = "", ms = "", ...rest] = args;
  if (args.length < 2 || rest.length > 0) return complain(USAGE);
  const query = readQuery(fen, ms);
  if (!query.ok) return complain(query.error);
  prepare();
  const thought = answer(query.value);
  if (thought === undefined) return complain("There is no move.");
  const plies = pliesToEnd(thought.score);
  const end =
    plies === undefined ? "" : ` (${thought.score > 0 ? "wins" : "loses"} in ${plies} plies)`;
  console.log(`move ${formatMove(thought.move)}`);
  console.log(`score ${thought.score}${end}`);
  console.log(`depth ${thought.depth}`);
  console.log(`line ${thought.line.map(formatMove).join(" ")}`);
  return 0;
}

/** The game of the previous line, after the answered move. */
let followed: Game | undefined;

function answerLine(line: string): string {
  const query = readQueryLine(line);
  const game = query.ok ? follow(followed, query.value.game) : undefined;
  const thought = query.ok && game ? answer({ ...query.value, game }) : undefined;
  if (thought !== undefined) {
    followed = game && playWhole(game, thought.move);
    return `${formatMove(thought.move)}\t${thought.score}\t${thought.depth}`;
  }
  const sentence = query.ok ? "There is no move." : query.error;
  complain(sentence);
  return `error\t${sentence}`;
}

/** Answers line by line. In between, endgames of four pieces are solved in steps. */
async function answerLines(): Promise<void> {
  prepare();
  const lines = createInterface({ input: process.stdin });
  let isOpen = true;
  const close = (): void => {
    isOpen = false;
    lines.close();
  };
  // The reader of the answers has closed its end.
  process.stdout.on("error", close);
  void prepareFourPieces(() => isOpen);
  for await (const line of lines) {
    if (!isOpen) break;
    if (line.trim() !== "") process.stdout.write(`${answerLine(line)}\n`);
    await nextTurn();
  }
  close();
}

async function prepareFourPieces(isWanted: () => boolean): Promise<void> {
  for (const _ of engine.endgames.prepare(4)) {
    await nextTurn();
    if (!isWanted()) return;
  }
}

function complain(sentence: string): number {
  console.error(sentence);
  return 2;
}

const args = process.argv.slice(2);
if (args[0] === "--lines" && args.length === 1) await answerLines();
else process.exitCode = answerOne(args);
