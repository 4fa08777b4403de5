// A player who keeps the seat and repeats moves through all faults, on the page's own link, and records it.
import { setTimeout as pause } from "node:timers/promises";
import { createSocketLink, JOIN_DELAY_MS, type Link, systemClock } from "@kingrow/client";
import type {
  Ack,
  CommandName,
  CommandPayload,
  Pace,
  RoomState,
  SuccessAck,
} from "@kingrow/protocol";
import { placesOf, type WireStep } from "../../support/archive.ts";
import { makeKey } from "../../support/modes.ts";
import { Waiters } from "../../support/waiters.ts";
import type { Journal, Span } from "./journal.ts";

const ANSWER_TIMEOUT_MS = 8_000;
/** Longest wait for something that must come. A missed ping takes up to 85 s. */
const STUCK_MS = 150_000;
const RETRY_MS = 500;
const RESEND_MS = 3_000;
/** Temporary refusals that are worth retrying. */
const PASSING = new Set(["UNAVAILABLE", "RATE_LIMITED", "OVERLOADED"]);

type MoveAck = Ack<"movePiece">;

/** Reconnects, joins the room again, and has one move in flight, repeated with the same moveId. */
export class Player {
  readonly #link: Link;
  readonly key: string;
  readonly #journal: Journal;
  readonly #waiting = new Waiters(STUCK_MS);
  #roomId: string | undefined;
  #number: number | undefined;
  #state: RoomState | undefined;
  #isSeated = false;
  #downAt: number | undefined;
  #isClosed = false;
  /** Does not come back by itself. */
  #isAway = false;
  /** From each loss of the connection until the seat was there again. */
  readonly gone: Span[] = [];

  constructor(url: string, journal: Journal, key = makeKey()) {
    this.#journal = journal;
    this.key = key;
    this.#link = createSocketLink({ clock: systemClock, playerKey: () => this.key, url });
    this.#link.on("up", () => this.#connected());
    this.#link.on("down", () => this.#dropped());
    this.#link.on("roomState", (state) => this.#take(state));
    this.#link.on("playerLeft", () => journal.breach("seat", `${this.#roomId}: a player left`));
    this.#link.on("error", ({ code }) => journal.breach("seat", `cut off with ${code}`));
    this.#link.on("gaveUp", () => {
      if (this.#isAway) return;
      journal.gaveUp += 1;
      this.#link.open();
    });
    this.#link.open();
  }

  get id(): string {
    return this.#link.id ?? "nowhere";
  }

  get state(): RoomState | undefined {
    return this.#state;
  }

  async enter(roomId: string): Promise<void> {
    this.#roomId = roomId;
    await this.#up();
    await this.#join();
    await this.seated();
  }

  async #up(): Promise<void> {
    await this.#wait("the connection", () => this.#link.isUp || undefined);
  }

  async seated(): Promise<void> {
    await this.#wait("the own seat", () => this.#isSeated || undefined);
  }

  /** The room's state, as soon as it matches. */
  until(what: string, matches: (state: RoomState) => boolean): Promise<RoomState> {
    return this.#wait(what, () =>
      this.#state !== undefined && matches(this.#state) ? this.#state : undefined,
    );
  }

  /** Disconnects and comes again, as the page does when it does not trust it any more. */
  restart(): void {
    if (this.#isClosed) return;
    this.goAway();
    this.comeBack();
  }

  /** Ends the connection, or the attempts to connect, until `comeBack`. */
  goAway(): void {
    this.#isAway = true;
    this.#link.close();
  }

  comeBack(): void {
    this.#isAway = false;
    this.#link.open();
  }

  /** Keeps the connection and, once that has broken, does not come back. */
  stayGone(): void {
    this.#isAway = true;
    this.#link.on("down", () => this.#link.close());
  }

  /** Resolves as soon as the connection is gone. */
  async down(): Promise<void> {
    await this.#wait("the end of the connection", () => !this.#link.isUp || undefined);
  }

  /** Resolves with the answer, or with nothing after `withinMs` or when the connection is gone. */
  ask<N extends CommandName>(
    event: N,
    payload: CommandPayload<N>,
    withinMs = ANSWER_TIMEOUT_MS,
  ): Promise<Ack<N> | undefined> {
    if (!this.#link.isUp) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const finish = (answer: Ack<N> | undefined): void => {
        clearTimeout(timer);
        off();
        resolve(answer);
      };
      const timer = setTimeout(() => finish(undefined), withinMs);
      const off = this.#link.on("down", () => finish(undefined));
      this.#link.send(event, payload, (answer) => {
        // At once: what is pushed after the answer may come in the same breath.
        if ("roomState" in answer && answer.roomState !== undefined) this.#take(answer.roomState);
        finish(answer);
      });
    });
  }

  close(): void {
    this.#isClosed = true;
    this.goAway();
    this.#waiting.stop();
  }

  /** Creates a room and joins it. Resolves with the room's id. */
  async createRoom(pace: Pace, isPrivate = true): Promise<string> {
    const payload = { isPrivate, pace, requestId: makeKey() };
    const { roomId } = await this.insist("createRoom", payload);
    await this.enter(roomId);
    return roomId;
  }

  /** The room as the server has it now: joining again is answered with it. */
  async look(): Promise<RoomState> {
    const { roomState } = await this.insist("joinRoom", { roomId: this.#room() });
    return roomState;
  }

  /** Asks until it is answered with success. Only for calls that may be repeated. */
  async insist<N extends CommandName>(
    event: N,
    payload: CommandPayload<N>,
  ): Promise<SuccessAck<N>> {
    for (;;) {
      await this.#up();
      if (this.#roomId !== undefined) await this.seated();
      const answer = await this.ask(event, payload);
      if (answer?.success === true) return answer;
      if (answer !== undefined && !PASSING.has(answer.code ?? ""))
        throw new Error(`${event} was refused with ${answer.code}`);
      await pause(RETRY_MS);
    }
  }

  /** Asks until it is answered at all. */
  async insistOnAnswer<N extends CommandName>(
    event: N,
    payload: CommandPayload<N>,
  ): Promise<Ack<N>> {
    for (;;) {
      await this.seated();
      const answer = await this.ask(event, payload);
      if (answer !== undefined) return answer;
    }
  }

  /**
   * Plays one step as the page does. Resolves with the acknowledged version.
   * After a temporary refusal it retries, unless the board shows the step.
   */
  async move(
    step: WireStep,
    isIn: (state: RoomState) => boolean,
  ): Promise<{ moveId: string; version: number }> {
    let moveId = makeKey();
    let isUnsure = false;
    for (let silences = 0; ;) {
      await this.seated();
      if (isUnsure && this.state !== undefined && isIn(this.state)) {
        this.#journal.seenMoves += 1;
        return { moveId, version: this.state.version };
      }
      const answer = await this.tryMove(step, moveId);
      if (answer === undefined) silences += 1;
      else if (answer.success) return { moveId, version: answer.version };
      else if (answer.roomState !== undefined) continue;
      else if (PASSING.has(answer.code ?? "")) {
        this.#journal.refusedMoves += 1;
        isUnsure = true;
        moveId = makeKey();
        await pause(RETRY_MS);
      } else {
        const { version, moves, currentPlayerTurn } = this.state ?? {};
        const facts = { code: answer.code, moveId, silences, isUnsure, version, currentPlayerTurn };
        throw new Error(
          `${this.#roomId}: the move of ${this.id} was refused: ${JSON.stringify({ ...facts, moves })}`,
        );
      }
      if (silences >= 2) {
        silences = 0;
        this.restart();
      }
    }
  }

  /** Sends one step once. */
  tryMove(step: WireStep, moveId: string): Promise<MoveAck | undefined> {
    const version = this.state?.version;
    const payload = { roomId: this.#room(), ...placesOf(step), moveId, version };
    return this.ask("movePiece", payload, RESEND_MS);
  }

  /** Sends one step and waits for the answer until the connection is gone. */
  sendBlindly(step: WireStep, withVersion: boolean): Promise<MoveAck | undefined> {
    const token = withVersion ? { moveId: makeKey(), version: this.state?.version } : {};
    return this.ask("movePiece", { roomId: this.#room(), ...placesOf(step), ...token }, STUCK_MS);
  }

  async #join(): Promise<void> {
    if (this.#roomId === undefined || this.#isSeated || !this.#link.isUp) return;
    const answer = await this.ask("joinRoom", { roomId: this.#roomId });
    if (answer?.success === true) {
      this.#sit(answer.roomState);
      return;
    }
    if (answer === undefined || PASSING.has(answer.code)) {
      setTimeout(() => void this.#join(), RETRY_MS);
      return;
    }
    this.#journal.breach("seat", `${this.#roomId}: the seat is lost: ${answer.code}`);
  }

  #sit(state: RoomState): void {
    const number = state.playerNumbers[this.id];
    this.#number ??= number;
    if (number !== this.#number)
      this.#journal.breach("seat", `${state.id}: player ${this.#number} came back as ${number}`);
    this.#isSeated = true;
    if (this.#downAt !== undefined) {
      this.gone.push({ from: this.#downAt, to: Date.now() });
      this.#journal.resumed(this.#downAt);
    }
    this.#downAt = undefined;
    this.#waiting.look();
  }

  #connected(): void {
    this.#waiting.look();
    setTimeout(() => void this.#join(), JOIN_DELAY_MS);
  }

  #dropped(): void {
    this.#isSeated = false;
    this.#downAt ??= Date.now();
    this.#waiting.look();
  }

  #take(state: RoomState): void {
    if (this.#state !== undefined && state.version < this.#state.version)
      this.#journal.fellBack(
        `${state.id}: version ${this.#state.version} fell to ${state.version}`,
      );
    else this.#state = state;
    this.#waiting.look();
  }

  #wait<T>(what: string, find: () => T | undefined): Promise<T> {
    return this.#waiting.until(() => `${this.#roomId}: stuck, waiting for ${what}`, find);
  }

  #room(): string {
    if (this.#roomId === undefined) throw new Error("The player is in no room");
    return this.#roomId;
  }
}
