// rapid-draughts at equal time: it deepens until its time is up, its last depth may run over.
//
// Time is the processor's, not the wall's: what else the machine does takes nothing from either side.
import { legalMoves, type Game, type Move } from "@kingrow/rules";
import { DraughtsStatus } from "rapid-draughts";
import {
  EnglishDraughts,
  EnglishDraughtsComputerFactory,
  type EnglishDraughtsGame,
} from "rapid-draughts/english";
import { Engine } from "@kingrow/engine";
import { match, percentOf, type Player } from "./games.ts";

type RapidMove = EnglishDraughtsGame["moves"][number];

const DEEPEST = 30;

/** Its squares count from 0. */
function isSame(move: Move, rapid: RapidMove): boolean {
  const ends = move.path[0] === rapid.origin + 1 && move.path.at(-1) === rapid.destination + 1;
  const taken = new Set(rapid.captures.map((square) => square + 1));
  const isSameCount = taken.size === move.captures.length;
  return ends && isSameCount && move.captures.every((square) => taken.has(square));
}

/** Milliseconds that this process has kept processors busy. */
function busyTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The deepest answer within the time; it is handed a depth, so the last one may take longer. */
async function deepen(game: EnglishDraughtsGame, ms: number): Promise<RapidMove> {
  const began = busyTime();
  for (let depth = 1; ; depth += 1) {
    const move = await EnglishDraughtsComputerFactory.alphaBeta({ maxDepth: depth })(game);
    if (busyTime() - began >= ms || depth === DEEPEST) return move;
  }
}

function rapidPlayer(ms: number): Player {
  let rapid = EnglishDraughts.setup();
  const hear = (move: Move): void => {
    const same = rapid.moves.find((other) => isSame(move, other));
    if (same === undefined) throw new Error(`rapid-draughts does not know ${move.path.join("x")}`);
    rapid.move(same);
  };
  return {
    begin(opening) {
      rapid = EnglishDraughts.setup();
      opening.forEach(hear);
    },
    async choose(game: Game) {
      if (rapid.status !== DraughtsStatus.PLAYING) return undefined;
      const chosen = await deepen(rapid, ms);
      return legalMoves(game.position).find((move) => isSame(move, chosen));
    },
    hear,
  };
}

export function enginePlayer(ms: number): Player {
  const engine = new Engine({ now: busyTime });
  engine.endgames.prepareNow(3);
  return {
    begin: () => engine.forget(),
    choose: async (game) => engine.thinkNow({ game, limits: { ms } })?.move,
    hear: () => undefined,
  };
}

/** Prints the score over so many openings, both colors each, at so many milliseconds a move. */
export async function measureMatch(openings: number, ms: number): Promise<void> {
  const score = await match(enginePlayer(ms), rapidPlayer(ms), { openings });
  const { wins, draws, losses } = score;
  console.log(
    `beside rapid-draughts, ${openings} openings with both colors, ${ms} ms of processor time a move: ` +
      `${wins} won, ${draws} drawn, ${losses} lost (${percentOf(score).toFixed(1)} %)`,
  );
}
