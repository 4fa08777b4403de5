// Two players who play a real game step by step through all faults.
import { setTimeout as pause } from "node:timers/promises";
import type { Pace, PlayerNumber, RoomState } from "@kingrow/protocol";
import type { WireStep } from "../../support/archive.ts";
import type { Answer } from "../../support/shape.ts";
import { makeKey } from "../../support/modes.ts";
import { checkClocks, type Turn } from "./clocks.ts";
import { type AckedStep, checkGame, type Breach, type Journal, type Span } from "./journal.ts";
import { Player } from "./player.ts";
import { fingerprintOf, type Script } from "../../support/script.ts";

interface MatchOptions {
  /** Where black connects, if not at the same place. */
  readonly blackUrl?: string;
  readonly pace?: Pace | undefined;
}

export class Match {
  white: Player;
  black: Player;
  readonly acked: AckedStep[] = [];
  readonly #script: Script;
  readonly #journal: Journal;
  readonly #pace: Pace;
  readonly #turns: Turn[] = [];
  /** When the last step was sent: from then on the next one may be due. */
  #sentAt = 0;
  roomId = "";

  constructor(
    url: string,
    script: Script,
    journal: Journal,
    { blackUrl = url, pace = "10+5" }: MatchOptions = {},
  ) {
    this.white = new Player(url, journal);
    this.black = new Player(blackUrl, journal);
    this.#script = script;
    this.#journal = journal;
    this.#pace = pace;
  }

  get players(): readonly [Player, Player] {
    return [this.white, this.black];
  }

  /** Both sit down and are ready. */
  async begin(): Promise<void> {
    this.roomId = await this.white.createRoom(this.#pace);
    await this.black.enter(this.roomId);
    this.#sentAt = Date.now();
    for (const player of this.players) await this.#readyUp(player);
    await Promise.all(
      this.players.map((player) => player.until("the start", (state) => isRunning(state))),
    );
  }

  /** Plays up to the given step of the script; with none given, all of it. */
  async play(upTo = this.#script.steps.length): Promise<void> {
    for (let index = this.acked.length; index < upTo; index += 1) await this.#step(index);
  }

  /** Plays all of it with a pause after each step, as people do. */
  async playSlowly(pauseMs: number): Promise<void> {
    for (let step = 1; step <= this.#script.steps.length; step += 1) {
      await this.play(step);
      await pause(pauseMs);
    }
  }

  /**
   * Both players connect through another node while their old connections stay open.
   * Resolves with the old players, which do not reconnect.
   */
  async comeAgain(url: string): Promise<readonly Player[]> {
    const left = this.players;
    for (const player of left) player.stayGone();
    const [white, black] = left.map(({ key }) => new Player(url, this.#journal, key));
    if (white === undefined || black === undefined) return [];
    this.white = white;
    this.black = black;
    await Promise.all(this.players.map((player) => player.enter(this.roomId)));
    return left;
  }

  /** Sends the next step now, once, on whatever connection there is; the answer, if one comes. */
  sendNext(withVersion: boolean): Promise<Answer | undefined> {
    const step = this.#stepAt(this.acked.length);
    const mover = step.player === 1 ? this.white : this.black;
    return mover.sendBlindly(step, withVersion);
  }

  /** Resolves when the next mover sees that it is their turn. */
  async nextTurn(): Promise<void> {
    await this.#moverOf(this.acked.length);
  }

  /** Sends the next step once; the refusal, if it was refused. */
  async tryNext(): Promise<Answer | undefined> {
    const index = this.acked.length;
    const mover = await this.#moverOf(index);
    const [moveId, sentAt] = [makeKey(), Date.now()];
    const answer = await mover.tryMove(this.#stepAt(index), moveId);
    if (answer?.success === true)
      this.#acknowledged({ index, moveId, version: answer.version ?? 0 }, sentAt);
    return answer?.success === false ? answer : undefined;
  }

  /** Broken promises of this game: compares what both players see now with what was acknowledged. */
  async check(): Promise<readonly Breach[]> {
    const finals = await Promise.all(this.players.map((player) => player.look()));
    const [white, black] = finals.map(fingerprintOf);
    const split: Breach = {
      kind: "other",
      what: `${this.roomId}: the players see different boards`,
    };
    const turns = [...this.#turns, ...this.#openTurns()];
    const breaches = finals.flatMap((final) =>
      checkGame(this.#script, this.acked, final).concat(
        checkClocks(final, turns, (number) => this.#missedBy(number)),
      ),
    );
    return white === black ? breaches : [split, ...breaches];
  }

  close(): void {
    for (const player of this.players) player.close();
  }

  /** If an answer was lost, the player may find the game running already. */
  async #readyUp(player: Player): Promise<void> {
    const payload = { roomId: this.roomId, isReady: true };
    while (!isReady(player) && !(player.state !== undefined && isRunning(player.state))) {
      await player.seated();
      await player.ask("playerReady", payload);
      await player.seated();
    }
  }

  async #step(index: number): Promise<void> {
    if (index >= this.#script.steps.length) return;
    const mover = await this.#moverOf(index);
    const isIn = (state: RoomState): boolean =>
      fingerprintOf(state) === this.#script.shown[index + 1];
    const sentAt = Date.now();
    const { moveId, version } = await mover.move(this.#stepAt(index), isIn);
    this.#acknowledged({ index, moveId, version }, sentAt);
  }

  /** The mover of the step, as soon as the mover's board allows it. */
  async #moverOf(index: number): Promise<Player> {
    const step = this.#stepAt(index);
    const mover = step.player === 1 ? this.white : this.black;
    const reached = this.acked.at(-1)?.version ?? 0;
    await mover.until(
      `the turn to step ${index}`,
      (state) => state.version >= reached && mayMove(state, mover, step),
    );
    return mover;
  }

  /** Spans in which the server or its test did not serve the player. */
  #missedBy(number: PlayerNumber): readonly Span[] {
    const { areDropsOurs, outages } = this.#journal;
    const { gone } = number === 1 ? this.white : this.black;
    return areDropsOurs ? [...outages, ...gone] : outages;
  }

  /** The turn of an unanswered step, which may be stored nevertheless. */
  #openTurns(): readonly Turn[] {
    const next = this.#script.steps[this.acked.length];
    return next === undefined ? [] : [{ player: next.player, from: this.#sentAt, to: Date.now() }];
  }

  #stepAt(index: number): WireStep {
    const step = this.#script.steps[index];
    if (step === undefined) throw new Error(`${this.roomId}: the script has no step ${index}`);
    return step;
  }

  #acknowledged(acked: AckedStep, sentAt: number): void {
    const { player } = this.#stepAt(acked.index);
    this.#turns.push({ player, from: this.#sentAt, to: Date.now() });
    this.#sentAt = sentAt;
    this.acked.push(acked);
    this.#journal.ackedMoves += 1;
  }
}

function isRunning(state: RoomState): boolean {
  return state.gameStatus === "started";
}

function isReady({ state, id }: Player): boolean {
  return state?.readyPlayers.includes(id) === true;
}

/** What the board shows a person: the own turn, the own piece, and whether it may move. */
function mayMove(state: RoomState, player: Player, { from }: WireStep): boolean {
  if (state.gameStatus !== "started" || state.currentPlayerTurn !== player.id) return false;
  const forced = state.forcedCapturePieces;
  return forced.length === 0 || forced.some(({ row, col }) => row === from.row && col === from.col);
}
