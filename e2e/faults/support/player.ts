// A player that records its moves: one in flight, repeated with the same moveId.
import { setTimeout as pause } from "node:timers/promises";
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
import { PASSING, RETRY_MS, SeatKeeper, STUCK_MS } from "./seatKeeper.ts";

const RESEND_MS = 3_000;

type MoveAck = Ack<"movePiece">;

export class Player extends SeatKeeper {
  /** Creates a room and joins it. Resolves with the room's id. */
  async createRoom(pace: Pace, isPrivate = true): Promise<string> {
    const payload = { isPrivate, pace, requestId: makeKey() };
    const { roomId } = await this.insist("createRoom", payload);
    await this.enter(roomId);
    return roomId;
  }

  /** The room as the server has it now: joining again is answered with it. */
  async look(): Promise<RoomState> {
    const { roomState } = await this.insist("joinRoom", { roomId: this.room() });
    return roomState;
  }

  /** Asks until it is answered with success. Only for calls that may be repeated. */
  async insist<N extends CommandName>(
    event: N,
    payload: CommandPayload<N>,
  ): Promise<SuccessAck<N>> {
    for (;;) {
      await this.up();
      if (this.roomId !== undefined) await this.seated();
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
        this.journal.seenMoves += 1;
        return { moveId, version: this.state.version };
      }
      const answer = await this.tryMove(step, moveId);
      if (answer === undefined) silences += 1;
      else if (answer.success) return { moveId, version: answer.version };
      else if (answer.roomState !== undefined) continue;
      else if (PASSING.has(answer.code ?? "")) {
        this.journal.refusedMoves += 1;
        isUnsure = true;
        moveId = makeKey();
        await pause(RETRY_MS);
      } else throw new Error(`${this.roomId}: a move was refused with ${answer.code}`);
      if (silences >= 2) {
        silences = 0;
        this.restart();
      }
    }
  }

  /** Sends one step once. */
  tryMove(step: WireStep, moveId: string): Promise<MoveAck | undefined> {
    const version = this.state?.version;
    const payload = { roomId: this.room(), ...placesOf(step), moveId, version };
    return this.ask("movePiece", payload, RESEND_MS);
  }

  /** Sends one step and waits for the answer until the connection is gone. */
  sendBlindly(step: WireStep, withVersion: boolean): Promise<MoveAck | undefined> {
    const token = withVersion ? { moveId: makeKey(), version: this.state?.version } : {};
    return this.ask("movePiece", { roomId: this.room(), ...placesOf(step), ...token }, STUCK_MS);
  }

  private room(): string {
    if (this.roomId === undefined) throw new Error("The player is in no room");
    return this.roomId;
  }
}
