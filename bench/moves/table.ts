// Two players in a room who play known games, one step on each call.
import { placesOf, type WireStep } from "../../e2e/support/archive.ts";
import { GAMES } from "./games.ts";
import { call, type Line, openLine } from "./line.ts";

/** @param game the number of the first game */
async function openTable(url: string, blackUrl: string, game: number): Promise<Table> {
  const players: [Line, Line] = [await openLine(url), await openLine(blackUrl)];
  const [white, black] = players;
  const room = { isPrivate: true, requestId: `game-${game}` };
  const { roomId } = await call(white, "createRoom", room);
  await call(black, "joinRoom", { roomId });
  for (const player of players) await call(player, "playerReady", { roomId, isReady: true });
  return new Table(roomId, players, game);
}

const OPENED_AT_ONCE = 50;

/** White connects to `url`, black to `blackUrl`. */
export async function openTables(
  url: string,
  count: number,
  blackUrl = url,
): Promise<readonly Table[]> {
  const tables: Table[] = [];
  while (tables.length < count) {
    const some = Math.min(OPENED_AT_ONCE, count - tables.length);
    const first = tables.length;
    const open = (_: unknown, at: number) => openTable(url, blackUrl, first + at);
    tables.push(...(await Promise.all(Array.from({ length: some }, open))));
  }
  return tables;
}

/** Plays steps one after the other. Resolves with the milliseconds until the answer of each. */
export async function playOn(table: Table, steps: number): Promise<readonly number[]> {
  const played: number[] = [];
  while (played.length < steps) {
    if (table.stepsLeft === 0) await table.rematch();
    played.push(await table.step());
  }
  return played;
}

export class Table {
  private readonly roomId: string;
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
   * Plays one step until its answer and the states of both players have arrived. Resolves to the milliseconds until the
   * answer. A step that a busy server refuses is sent again.
   */
  step(): Promise<number> {
    const next = this.steps[this.stepsPlayed];
    if (next === undefined) throw new Error("the game has no more steps");
    this.stepsPlayed += 1;
    const [white, black] = this.players;
    const [mover, other] = next.player === 1 ? [white, black] : [black, white];
    const moveId = `${this.roomId}-${this.game}-${this.stepsPlayed}`;
    const payload = { roomId: this.roomId, ...placesOf(next), moveId };
    let [sentAt, ack, missing] = [0, 0, 3];
    return new Promise((resolve) => {
      const arrived = (): void => {
        missing -= 1;
        if (missing === 0) resolve(ack);
      };
      for (const player of [mover, other]) player.onState = arrived;
      const send = (): void => {
        sentAt = performance.now();
        mover.send("movePiece", payload, onAnswer);
      };
      const onAnswer = (text: string): void => {
        ack = performance.now() - sentAt;
        if (text.includes('"success":true')) return arrived();
        if (!text.includes('"OVERLOADED"')) throw new Error(text);
        setTimeout(send, Number(/"retryInMs":(\d+)/.exec(text)?.[1]));
      };
      send();
    });
  }

  /** Ends the game and begins the next. */
  async rematch(): Promise<void> {
    const { roomId } = this;
    const [white, black] = this.players;
    // In the order in which they joined the room.
    const [first, second] = this.hasSwapped ? [black, white] : [white, black];
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

  private get steps(): readonly WireStep[] {
    return GAMES[this.game % GAMES.length] ?? [];
  }
}
