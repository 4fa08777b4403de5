// Runs the engine in short slices; between two slices new orders are read.
import { Engine, LEVELS, moveAt, type Thought } from "@kingrow/engine";
import { countBits, type Game } from "@kingrow/rules";
import type { EndgameShelf } from "./endgameShelf.ts";
import type { LevelQuestion, Order, Report, SearchOrder } from "./port.ts";

export interface ThinkerOptions {
  /** Milliseconds. */
  readonly now: () => number;
  /** Runs something after whatever else waits has had its turn, and so many milliseconds at least. */
  readonly later: (run: () => void, ms: number) => void;
  readonly report: (report: Report) => void;
  readonly tableBits: number;
  /** The most pieces whose endgames are worked out here. */
  readonly pieces: number;
  /** Where they are kept from visit to visit; without it they are not. */
  readonly shelf?: EndgameShelf;
}

/** A slice ends with the first part of a thought that is over after so many milliseconds. */
const SLICE_MS = 4;
/** A pause longer than this is sleep, and costs the thought no time. Milliseconds. */
const ASLEEP_MS = 250;
/** After an input the page has the processors to itself for so long. Milliseconds. */
const REST_MS = 60;
/** So often under one question: it thinks all the same under a hand that never stops. */
const MOST_RESTS = 8;
/** With so few pieces endgames are near: earlier they would take memory and time for games that end before. */
const NEAR_PIECES = 8;
/** With so few the smallest endgames are wanted before anything else. */
const FEW_PIECES = 6;
const SMALLEST_ENDGAMES = 3;

type Job = Generator<Thought | undefined, Report | undefined, undefined>;

export function createThinker(options: ThinkerOptions): (order: Order) => void {
  const { now, later, report, tableBits, pieces, shelf } = options;
  const rests = createRests(now);
  const engine = new Engine({ tableBits, now: awakeTime(now, rests.end) });
  let job: Job | undefined;
  let id = 0;
  let isWaiting = false;

  const goOn = (): void => {
    if (isWaiting || job === undefined) return;
    isWaiting = true;
    later(() => {
      isWaiting = false;
      if (rests.left() === 0) work(now() + SLICE_MS);
      goOn();
    }, rests.left());
  };
  const work = (end: number): void => {
    while (job !== undefined) {
      const step = job.next();
      if (step.done === true) {
        job = id === IDLE ? undefined : idleJob();
        id = IDLE;
        if (step.value !== undefined) report(step.value);
      } else if (step.value !== undefined) report({ type: "depth", id, thought: step.value });
      if (now() >= end) return;
    }
  };
  /** Once endgames are near, the time in which nobody asks is used for them; a question only pauses it. */
  const idleJob = (): Job | undefined => {
    if (isShelfRead) idle ??= ready(engine, pieces, shelf?.keep);
    return idle;
  };
  let idle: Job | undefined;
  let isEndgameNear = false;
  let isShelfRead = false;
  const readShelf = async (): Promise<void> => {
    engine.endgames.takeBack((await shelf?.load()) ?? []);
    isShelfRead = true;
    job ??= idleJob();
    goOn();
  };

  return (order) => {
    if (order.type === "rest") {
      // Nobody waits for idle work.
      if (job === idle) rests.allow();
      return rests.rest();
    }
    job = undefined;
    rests.allow();
    if (order.type === "stop") return;
    ({ id } = order);
    const few = countBits(piecesOf(order.question.game));
    const isNear = few <= NEAR_PIECES && pieces >= SMALLEST_ENDGAMES;
    if (isNear && !isEndgameNear && !isRepeatable(order)) {
      isEndgameNear = true;
      void readShelf();
    }
    const first = few <= FEW_PIECES ? Math.min(pieces, SMALLEST_ENDGAMES) : 0;
    job = jobOf(engine, order, first, shelf?.keep);
    goOn();
  };
}

/** When to rest: a moment after each input, but not for ever. */
function createRests(now: () => number) {
  let until = 0;
  let most = 0;
  return {
    /** Milliseconds. */
    left: (): number => Math.max(0, until - now()),
    /** The moment at which the last one ends or has ended. */
    end: (): number => until,
    rest: (): void => {
      if (most === 0) return;
      most -= 1;
      until = now() + REST_MS;
    },
    allow: (): void => {
      most = MOST_RESTS;
    },
  };
}

/** The number of what nobody has asked for. */
const IDLE = 0;

function* jobOf(
  engine: Engine,
  order: SearchOrder,
  pieces: number,
  keep?: EndgameShelf["keep"],
): Job {
  yield* ready(engine, pieces, keep);
  const { id } = order;
  if (order.type === "play")
    return { type: "move", id, move: yield* played(engine, order.question) };
  return { type: "thought", id, thought: yield* engine.think(order.question) };
}

function* played(engine: Engine, { level, ...question }: LevelQuestion) {
  const chosen = LEVELS[level - 1] ?? LEVELS[0];
  return chosen && (yield* moveAt(engine, { ...question, level: chosen }));
}

/** Endgames of up to so many pieces. */
function* ready(engine: Engine, pieces: number, keep?: EndgameShelf["keep"]): Job {
  if (pieces < SMALLEST_ENDGAMES || engine.endgames.knows(pieces)) return undefined;
  for (const made of engine.endgames.prepare(pieces)) {
    if (keep !== undefined) made.forEach(keep);
    yield undefined;
  }
  return undefined;
}

/** Limited by nodes alone: endgames that are known sooner or later would change the answer. */
function isRepeatable(order: SearchOrder): boolean {
  return order.type === "think" && order.question.limits.nodes !== undefined;
}

function piecesOf({ position }: Game): number {
  return position.black | position.white;
}

/** A clock that stands still while the machine or the tab sleeps, and until the end of a rest. */
function awakeTime(now: () => number, restEnd: () => number): () => number {
  let seen = now();
  let awake = 0;
  return () => {
    const moment = now();
    const gap = moment - Math.max(seen, restEnd());
    awake += Math.min(Math.max(0, gap), ASLEEP_MS);
    seen = moment;
    return awake;
  };
}
