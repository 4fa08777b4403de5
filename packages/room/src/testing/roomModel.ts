// A second, slow and obvious room for the property tests: it remembers since when things are so.
import type { RefusalCode } from "@kingrow/protocol";
import { play } from "@kingrow/rules";
import { type MoveExtras, other, seatFor, type ModelSeat } from "./modelSeat.ts";
import { ModelState } from "./modelState.ts";
import { HOUR, MINUTE, SECOND } from "./rooms.ts";

/** The result of a command in the model: a refusal, or whether anything changed. */
export type ModelAnswer = RefusalCode | "changed" | "unchanged";

/** What each command does to it. */
export class RoomModel extends ModelState {
  join(owner: string, socket: string, now: number): ModelAnswer {
    if (this.isClosed) return "ROOM_NOT_FOUND";
    const own = this.seats.find((seat) => seat?.owner === owner);
    if (own !== undefined) return this.comeBack(own, socket, now);
    if (now < (this.removed.get(owner) ?? 0)) return "NOT_ALLOWED";
    const free = this.seats.indexOf(undefined);
    if (free === -1) return this.takeGuestsSeat({ owner, socket }, now);
    if (this.phase === "ended" && owner !== this.departed) this.reset();
    this.seats[free] = seatFor({ owner, socket });
    return this.withConsequences(now);
  }

  /** Ann is the creator. A newcomer replaces any other player who is away for 10 s before a private game. */
  private takeGuestsSeat(newcomer: { owner: string; socket: string }, now: number): ModelAnswer {
    const given = this.seats.findIndex(
      (seat) => seat?.owner !== "ann" && now - (seat?.droppedAt ?? now) >= 10 * SECOND,
    );
    if (!this.isPrivate || this.phase !== "waiting" || given === -1) return "ROOM_FULL";
    this.seats[given] = seatFor(newcomer);
    return this.withConsequences(now);
  }

  releaseSeat(index: 0 | 1, now: number): ModelAnswer {
    if (this.phase === "started") return "GAME_ALREADY_STARTED";
    if (this.phase === "ended") return "GAME_OVER";
    const isAway = this.seats[other(index)]?.awaySince !== undefined;
    const isIdle = this.seatAt(index).ready && this.isIdleFor(30 * SECOND, other(index), now);
    if (isIdle) this.noteRemoved(other(index), now);
    else if (this.seatAt(index).owner !== "ann" || !isAway) return "NOT_ALLOWED";
    this.seats[other(index)] = undefined;
    return this.withConsequences(now);
  }

  private isIdleFor(ms: number, index: 0 | 1, now: number): boolean {
    return now - (this.seats[index]?.idleSince ?? now) >= ms;
  }

  private noteRemoved(index: 0 | 1, now: number): void {
    if (!this.isPrivate) this.removed.set(this.seatAt(index).owner, now + 10 * MINUTE);
  }

  setReady(index: 0 | 1, isReady: boolean, now: number): ModelAnswer {
    if (this.phase === "started") return "GAME_ALREADY_STARTED";
    if (this.phase === "ended") return "GAME_OVER";
    const seat = this.seatAt(index);
    if (seat.ready === isReady) return "unchanged";
    seat.ready = isReady;
    return this.withConsequences(now);
  }

  move(index: 0 | 1, from: number, to: number, extras: MoveExtras): ModelAnswer {
    const { moveId, isStale, version, now } = extras;
    const seat = this.seatAt(index);
    if (moveId !== undefined && seat.moveIds.has(moveId)) return "unchanged";
    if (isStale) return "STALE";
    const refusal = this.notPlaying();
    if (refusal !== undefined) return refusal;
    if (this.turn !== index) return "NOT_YOUR_TURN";
    if (this.clock?.isOver(now) === true) return "GAME_OVER";
    const played = play(this.game, from, to);
    if (!played.ok) return CODES[played.error];
    if (this.game.path.length === 0) this.turns.push({ by: index, before: this.game });
    this.game = played.value.game;
    this.turnSince = now;
    this.turnSparedUntil = 0;
    if (this.offer !== index) this.offer = undefined;
    this.takebackOffer = undefined;
    if (played.value.turnEnded) Object.assign(seat, { offered: false, askedBack: false });
    if (moveId !== undefined) seat.moveIds.set(moveId, version);
    const isFirst = !this.isPrivate && this.game.moves.length < 2;
    if (played.value.turnEnded) this.firstMoveSince = isFirst ? now : undefined;
    this.clock?.stepped(index, played.value.turnEnded, now);
    const { outcome } = this.game;
    if (outcome !== undefined) {
      const winner = outcome.winner === undefined ? undefined : outcome.winner === "white" ? 0 : 1;
      this.end(winner, outcome.reason, now);
    }
    return "changed";
  }

  resign(index: 0 | 1, now: number): ModelAnswer {
    return this.notPlaying() ?? this.end(other(index), "resigned", now);
  }

  offerDraw(index: 0 | 1, now: number): ModelAnswer {
    const refusal = this.notPlaying();
    if (refusal !== undefined) return refusal;
    if (this.offer === other(index)) return this.end(undefined, "agreement", now);
    if (this.offer === index || this.seatAt(index).offered) return "DRAW_ALREADY_OFFERED";
    this.seatAt(index).offered = true;
    this.offer = index;
    return "changed";
  }

  answerDraw(index: 0 | 1, accept: boolean, now: number): ModelAnswer {
    const refusal = this.notPlaying();
    if (refusal !== undefined) return refusal;
    if (this.offer !== other(index)) return "NO_DRAW_OFFER";
    if (accept) return this.end(undefined, "agreement", now);
    this.offer = undefined;
    return "changed";
  }

  takeback(index: 0 | 1): ModelAnswer {
    const refusal = this.notPlaying();
    if (refusal !== undefined) return refusal;
    if (this.isPaced) return "NOT_ALLOWED";
    const isAsked = this.takebackOffer !== undefined || this.seatAt(index).askedBack;
    if (isAsked) return "TAKEBACK_ALREADY_OFFERED";
    if (!this.turns.some(({ by }) => by === index)) return "NOTHING_TO_TAKE_BACK";
    this.seatAt(index).askedBack = true;
    this.takebackOffer = index;
    return "changed";
  }

  answerTakeback(index: 0 | 1, accept: boolean, now: number): ModelAnswer {
    const refusal = this.notPlaying();
    if (refusal !== undefined) return refusal;
    if (this.isPaced) return "NOT_ALLOWED";
    if (this.takebackOffer !== other(index)) return "NO_TAKEBACK_OFFER";
    this.takebackOffer = undefined;
    if (accept) this.goBack(other(index), now);
    return "changed";
  }

  private goBack(index: 0 | 1, now: number): void {
    const at = this.turns.findLastIndex(({ by }) => by === index);
    this.game = this.turns[at]?.before ?? this.game;
    this.turns = this.turns.slice(0, at);
    this.offer = undefined;
    this.firstMoveSince = undefined;
    this.turnSince = now;
    this.turnSparedUntil = 0;
  }

  claimWin(index: 0 | 1, now: number): ModelAnswer {
    const refusal = this.notPlaying();
    if (refusal !== undefined) return refusal;
    const { awaySince, sparedUntil } = this.seatAt(other(index));
    const isAway = awaySince !== undefined && now >= Math.max(awaySince + MINUTE, sparedUntil);
    const isIdle =
      !this.isPaced &&
      this.turn === other(index) &&
      now - this.turnSince >= 3 * MINUTE &&
      now >= this.turnSparedUntil;
    return isAway || isIdle ? this.end(index, "claimed", now) : "TOO_EARLY_TO_CLAIM";
  }

  playAgain(index: 0 | 1, now: number): ModelAnswer {
    return this.setWish(index, true, now);
  }

  withdrawRematch(index: 0 | 1, now: number): ModelAnswer {
    return this.setWish(index, false, now);
  }

  private setWish(index: 0 | 1, wish: boolean, now: number): ModelAnswer {
    if (this.phase === "waiting") return "GAME_NOT_STARTED";
    if (this.phase === "started") return "GAME_NOT_OVER";
    const seat = this.seatAt(index);
    if (seat.wish === wish) return "unchanged";
    seat.wish = wish;
    return this.withConsequences(now);
  }

  leave(index: 0 | 1, now: number): ModelAnswer {
    if (this.phase === "started" && this.turn !== index && this.isUnbegunFor(30 * SECOND, now))
      this.end(undefined, "aborted", now);
    if (this.phase === "started") this.end(other(index), "left", now);
    this.free(index);
    return this.withConsequences(now);
  }

  private isUnbegunFor(ms: number, now: number): boolean {
    return now - (this.firstMoveSince ?? Infinity) >= ms;
  }

  drop(socket: string, now: number): ModelAnswer {
    const seat = this.taken().find((seat) => seat.socket === socket);
    if (seat === undefined || seat.awaySince !== undefined) return "unchanged";
    seat.awaySince = now;
    seat.droppedAt = now;
    if (this.taken().every(({ awaySince }) => awaySince !== undefined)) this.clock?.bothAway(now);
    seat.keptFor = this.isPrivate && this.phase === "waiting" ? 30 * MINUTE : MINUTE;
    return this.withConsequences(now);
  }

  deadline(now: number): ModelAnswer {
    if (this.isClosed) return "unchanged";
    if (now - this.changedAt >= 24 * HOUR) return this.close();
    const left = now - (this.abandonedSince ?? now) >= 5 * SECOND && !this.isUnlisted;
    if (left) this.isUnlisted = true;
    const answer = this.phase === "started" ? this.gameDeadline(now) : this.waitingDeadline(now);
    return left ? "changed" : answer;
  }

  private waitingDeadline(now: number): ModelAnswer {
    const isMatched = this.taken().some((seat) => seat.isMatched);
    const idle = ([0, 1] as const).filter((i) => isMatched && this.isIdleFor(MINUTE, i, now));
    for (const index of idle) this.noteRemoved(index, now);
    const gone = ([0, 1] as const).filter((i) => this.isGone(i, now) || idle.includes(i));
    for (const index of gone) this.free(index);
    if (gone.length > 0) return this.withConsequences(now);
    if (this.agreedSince === undefined || now - this.agreedSince < 1.5 * SECOND) return "unchanged";
    this.seats.reverse();
    this.begin(now);
    return "changed";
  }

  private gameDeadline(now: number): ModelAnswer {
    const aways = this.taken().map((seat) => seat.awaySince);
    const lastDrop = Math.max(...aways.map((since) => since ?? Infinity));
    if (lastDrop !== Infinity) {
      if (now - lastDrop < 30 * MINUTE) return "unchanged";
      return this.close();
    }
    if (this.clock?.isOver(now) === true) return this.end(other(this.turn), "time", now);
    if (this.isUnbegunFor(MINUTE, now)) return this.end(undefined, "aborted", now);
    const [white, black] = [this.forfeitAt(0), this.forfeitAt(1)];
    if (Math.min(white, black) > now) return "unchanged";
    return this.end(white < black ? 1 : 0, "absent", now);
  }

  private forfeitAt(index: 0 | 1): number {
    const { awaySince, sparedUntil } = this.seatAt(index);
    const byAbsence =
      awaySince === undefined ? Infinity : Math.max(awaySince + 5 * MINUTE, sparedUntil);
    if (this.turn !== index || this.isPaced) return byAbsence;
    return Math.min(byAbsence, Math.max(this.turnSince + 15 * MINUTE, this.turnSparedUntil));
  }

  private isGone(index: 0 | 1, now: number): boolean {
    const seat = this.seats[index];
    return seat?.awaySince !== undefined && now - seat.awaySince >= seat.keptFor;
  }

  private comeBack(seat: ModelSeat, socket: string, now: number): ModelAnswer {
    if (seat.awaySince === undefined && seat.socket === socket) return "unchanged";
    const wereBothAway = this.taken().every(({ awaySince }) => awaySince !== undefined);
    seat.socket = socket;
    seat.awaySince = undefined;
    seat.droppedAt = undefined;
    if (this.phase === "started") this.clock?.back(this.seats[0] === seat ? 0 : 1, now);
    if (this.phase === "started" && wereBothAway) {
      for (const each of this.taken()) each.sparedUntil = now + MINUTE;
      this.turnSparedUntil = now + MINUTE;
      if (this.firstMoveSince !== undefined)
        this.firstMoveSince = Math.max(this.firstMoveSince, now + 30 * SECOND);
    }
    return this.withConsequences(now);
  }
}

const CODES = {
  "game-over": "GAME_OVER",
  "no-piece": "NO_PIECE",
  "not-your-piece": "NOT_YOUR_PIECE",
  "must-capture": "MUST_CAPTURE",
  "must-continue": "MUST_CONTINUE",
  illegal: "ILLEGAL_MOVE",
} as const;
