// The state of the model of a room, and the automatic consequences of a change.
import type { EndReason, RefusalCode } from "@kingrow/protocol";
import { initialPosition, startGame, type Game } from "@kingrow/rules";
import { ModelClock } from "./modelClock.ts";
import type { ModelSeat, RoomKind } from "./modelSeat.ts";
import { seatFor } from "./modelSeat.ts";
import { MINUTE } from "./rooms.ts";

type Both<T> = [T, T];

/** Seats by index: 0 is player 1 (white), 1 is player 2 (black). */
export class ModelState {
  seats: Both<ModelSeat | undefined> = [undefined, undefined];
  phase: "waiting" | "started" | "ended" = "waiting";
  game: Game = startGame();
  winner: 0 | 1 | undefined;
  reason: EndReason | undefined;
  offer: 0 | 1 | undefined;
  takebackOffer: 0 | 1 | undefined;
  /** Who began each turn, and the game as it was then. */
  turns: { by: 0 | 1; before: Game }[] = [];
  turnSince = 0;
  turnSparedUntil = 0;
  /** Of a turn in which a side of a public room makes its first move. */
  firstMoveSince: number | undefined;
  abandonedSince: number | undefined;
  isUnlisted = false;
  /** Whose idle seats were freed, until when they may not come back. */
  readonly removed = new Map<string, number>();
  /** Who left last. */
  departed: string | undefined;
  /** The version with which the board last changed. */
  boardVersion = 1;
  agreedSince: number | undefined;
  changedAt: number;
  /** undefined in a game without clocks. */
  clock: ModelClock | undefined;
  readonly isPrivate: boolean;
  readonly isPaced: boolean;

  constructor(kind: RoomKind, creator: { owner: string; socket: string }, now: number) {
    this.isPrivate = kind.isPrivate;
    this.isPaced = kind.isPaced;
    this.changedAt = now;
    this.seats[0] = { ...seatFor(creator), isMatched: kind.isMatched && !kind.isPrivate };
  }

  get isClosed(): boolean {
    return this.taken().length === 0;
  }

  /** Black is 1, white is 0. */
  get turn(): 0 | 1 {
    return this.game.position.turn === "black" ? 1 : 0;
  }

  indexOf(socket: string): 0 | 1 | undefined {
    if (this.seats[0]?.socket === socket) return 0;
    return this.seats[1]?.socket === socket ? 1 : undefined;
  }

  protected notPlaying(): RefusalCode | undefined {
    if (this.phase === "waiting") return "GAME_NOT_STARTED";
    return this.phase === "ended" ? "GAME_OVER" : undefined;
  }

  /** Seats of the absent are kept for a minute from the end of the game on. */
  protected end(winner: 0 | 1 | undefined, reason: EndReason, now: number): "changed" {
    this.phase = "ended";
    this.clock?.stop(now);
    this.winner = winner;
    this.reason = reason;
    this.firstMoveSince = undefined;
    this.offer = undefined;
    this.takebackOffer = undefined;
    for (const seat of this.taken()) {
      if (seat.awaySince !== undefined) Object.assign(seat, { awaySince: now, keptFor: MINUTE });
    }
    return "changed";
  }

  protected begin(now: number): void {
    this.reset();
    this.phase = "started";
    this.clock = this.isPaced ? new ModelClock(now) : undefined;
    this.turnSince = now;
    this.turnSparedUntil = 0;
    this.firstMoveSince = this.isPrivate ? undefined : now;
    for (const seat of this.taken())
      Object.assign(seat, { ready: true, sparedUntil: 0, idleSince: undefined });
  }

  protected reset(): void {
    const cleared = { ready: false, wish: false, offered: false, askedBack: false };
    for (const seat of this.taken()) Object.assign(seat, cleared);
    this.phase = "waiting";
    this.clock = undefined;
    this.game = startGame(initialPosition);
    this.turns = [];
    this.winner = undefined;
    this.reason = undefined;
    this.agreedSince = undefined;
    this.firstMoveSince = undefined;
  }

  protected withConsequences(now: number): "changed" {
    const taken = this.taken();
    const allHere = taken.length === 2 && taken.every(({ awaySince }) => awaySince === undefined);
    if (this.phase === "waiting" && allHere && taken.every(({ ready }) => ready)) this.begin(now);
    if (this.phase === "ended") {
      const allWish = taken.every(({ wish }) => wish);
      if (allWish && taken.length === 1) this.reset();
      else this.agreedSince = allWish && allHere ? (this.agreedSince ?? now) : undefined;
    }
    this.noteIdle(now);
    const isAbandoned = !this.isPrivate && taken.every(({ awaySince }) => awaySince !== undefined);
    this.abandonedSince = isAbandoned ? (this.abandonedSince ?? now) : undefined;
    this.isUnlisted &&= isAbandoned;
    return "changed";
  }

  private noteIdle(now: number): void {
    for (const [index, seat] of this.seats.entries()) {
      const opposite = this.seats[1 - index];
      const isIdle =
        this.phase === "waiting" &&
        seat?.awaySince === undefined &&
        seat?.ready === false &&
        opposite !== undefined &&
        (!this.isPrivate || opposite.owner === "ann");
      if (seat !== undefined) seat.idleSince = isIdle ? (seat.idleSince ?? now) : undefined;
    }
  }

  protected seatAt(index: 0 | 1): ModelSeat {
    const seat = this.seats[index];
    if (seat === undefined) throw new Error(`Nobody sits at ${index}`);
    return seat;
  }

  protected taken(): ModelSeat[] {
    return this.seats.filter((seat) => seat !== undefined);
  }

  protected free(index: 0 | 1): void {
    this.departed = this.seatAt(index).owner;
    this.seats[index] = undefined;
    for (const seat of this.taken()) seat.wish = false;
  }

  protected close(): "changed" {
    this.seats = [undefined, undefined];
    return "changed";
  }
}
