// Two players in a room who play known games, one step on each call.
import { GAMES, type PlayedStep } from "./games.ts";
import { call, type Line, openLine } from "./line.ts";

/** Milliseconds from sending a step. */
export interface StepTimes {
  readonly ack: number;
  /** Until the opponent has the new state. */
  readonly sight: number;
}

/** After how many milliseconds it came, and after how many more it says to come again. */
export interface Refusal {
  readonly after: number;
  readonly retryIn: number;
}

interface TableOptions {
  /** Where black connects, if not at the same node. */
  readonly blackUrl?: string;
  readonly isPrivate?: boolean;
  /** The number of the first game. */
  readonly game?: number;
}

export async function openTable(
  url: string,
  { blackUrl = url, isPrivate = true, game = 0 }: TableOptions = {},
): Promise<Table> {
  const players: [Line, Line] = [await openLine(url), await openLine(blackUrl)];
  const [white, black] = players;
  const room = { isPrivate, requestId: `game-${game}` };
  const { roomId } = await call(white, "createRoom", room);
  await call(black, "joinRoom", { roomId });
  for (const player of players) await call(player, "playerReady", { roomId, isReady: true });
  return new Table(roomId, players, game);
}

const OPENED_AT_ONCE = 50;

export async function openTables(url: string, count: number): Promise<readonly Table[]> {
  const tables: Table[] = [];
  while (tables.length < count) {
    const some = Math.min(OPENED_AT_ONCE, count - tables.length);
    const first = tables.length;
    const opened = Array.from({ length: some }, (_, at) => openTable(url, { game: first + at }));
    tables.push(...(await Promise.all(opened)));
  }
  return tables;
}

/** Plays steps, one after the other; the milliseconds that each waited for its answer. */
export async function playOn(table: Table, steps: number): Promise<number[]> {
  const waits: number[] = [];
  while (waits.length < steps) {
    if (table.stepsLeft === 0) await table.rematch();
    waits.push(await new Promise((over) => table.step(({ ack }) => over(ack))));
  }
  return waits;
}

export class Table {
  readonly roomId: string;
  /** White, then black; they change places with every rematch. */
  private readonly players: [Line, Line];
  private game: number;
  private stepsPlayed = 0;
  private hasSwapped = false;

  constructor(roomId: string, players: [Line, Line], game: number) {
    this.roomId = roomId;
    this.players = players;
    this.game = game;
  }

  get stepsLeft(): number {
    return this.steps.length - this.stepsPlayed;
  }

  /**
   * Plays one step: over when the answer and both players' states are there.
   * @param onRefused hears that a busy server refused it; the step is then still to be played
   */
  step(onOver: (times: StepTimes) => void, onRefused?: (refusal: Refusal) => void): void {
    const next = this.steps[this.stepsPlayed];
    if (next === undefined) throw new Error("the game has no more steps");
    this.stepsPlayed += 1;
    const [white, black] = this.players;
    const [mover, other] = next.player === "white" ? [white, black] : [black, white];
    const moveId = `${this.roomId}-${this.game}-${this.stepsPlayed}`;
    const watch = new StepWatch(onOver, (refusal) => {
      this.stepsPlayed -= 1;
      onRefused?.(refusal);
    });
    mover.onState = watch.came;
    other.onState = watch.seen;
    mover.send("movePiece", { roomId: this.roomId, ...placesOf(next), moveId }, watch.answered);
  }

  /** Ends the game and begins the next. */
  async rematch(): Promise<void> {
    const { roomId } = this;
    const [first, second] = this.inOrderOfComing();
    await call(first, "resign", { roomId });
    await call(first, "playAgain", { roomId });
    const begun = new Promise<void>((resolve) => {
      first.onState = (text) => text.includes('"gameStatus":"started"') && resolve();
    });
    await call(second, "playAgain", { roomId });
    await begun;
    this.players.reverse();
    this.hasSwapped = !this.hasSwapped;
    this.game += 1;
    this.stepsPlayed = 0;
  }

  close(): void {
    for (const player of this.players) player.close();
  }

  private inOrderOfComing(): readonly [Line, Line] {
    const [white, black] = this.players;
    return this.hasSwapped ? [black, white] : [white, black];
  }

  private get steps(): readonly PlayedStep[] {
    return GAMES[this.game % GAMES.length] ?? [];
  }
}

/** Waits for the three things that follow a step. */
class StepWatch {
  private readonly sent = performance.now();
  private readonly times = { ack: 0, sight: 0 };
  private readonly onOver: (times: StepTimes) => void;
  private readonly onRefused: (refusal: Refusal) => void;
  private missing = 3;

  constructor(onOver: (times: StepTimes) => void, onRefused: (refusal: Refusal) => void) {
    this.onOver = onOver;
    this.onRefused = onRefused;
  }

  readonly came = (): void => {
    this.missing -= 1;
    if (this.missing === 0) this.onOver(this.times);
  };

  readonly seen = (): void => {
    this.times.sight = performance.now() - this.sent;
    this.came();
  };

  readonly answered = (text: string): void => {
    if (text.includes('"OVERLOADED"')) {
      const retryIn = Number(/"retryInMs":(\d+)/.exec(text)?.[1]);
      return this.onRefused({ after: performance.now() - this.sent, retryIn });
    }
    if (!text.includes('"success":true')) throw new Error(text);
    this.times.ack = performance.now() - this.sent;
    this.came();
  };
}

function placesOf({ from, to }: PlayedStep) {
  return { fromRow: from.row, fromCol: from.col, toRow: to.row, toCol: to.col };
}
