// Drives the transition and its model side by side, for the property tests.
import { roomOptions } from "@kingrow/protocol";
import { coordOf, legalSteps } from "@kingrow/rules";
import type { RoomCommand } from "../commands/command.ts";
import { createRoom, type Room } from "../state/room.ts";
import { checkAgainstModel, checkAnswer, checkChange, checkRoom } from "./roomChecks.ts";
import { deepFreeze, T0 } from "./rooms.ts";
import type { RoomKind } from "./modelSeat.ts";
import { RoomModel, type ModelAnswer } from "./roomModel.ts";
import { transition } from "../transition.ts";

export const NAMES = ["ann", "bob", "cy"] as const;
export type Name = (typeof NAMES)[number];

export type ModelOperation =
  | { readonly kind: "join"; readonly who: Name; readonly isFresh: boolean }
  | { readonly kind: "ready"; readonly who: Name; readonly flag: boolean; readonly isOld: boolean }
  | {
      readonly kind: "move";
      readonly who: Name | "mover";
      readonly pick: number;
      readonly isLegal: boolean;
      readonly moveId: string | undefined;
      readonly saw: "nothing" | "now" | "before";
    }
  | { readonly kind: "ask"; readonly who: Name; readonly what: Question; readonly isOld: boolean }
  | { readonly kind: "answer"; readonly who: Name; readonly what: Response; readonly flag: boolean }
  | { readonly kind: "drop"; readonly who: Name; readonly isOld: boolean }
  | { readonly kind: "wait"; readonly ms: number }
  | { readonly kind: "deadline" };

export const ASKS = [
  "playAgain",
  "withdrawRematch",
  "leave",
  "resign",
  "offerDraw",
  "claimWin",
  "takeback",
  "releaseSeat",
] as const;
type Question = (typeof ASKS)[number];
export const ANSWERS = ["answerDraw", "answerTakeback"] as const;
type Response = (typeof ANSWERS)[number];

/** The version with which the pieces, the turn or the game last changed. */
function boardVersionAfter(before: Room, after: Room, known: number): number {
  return boardOf(before) === boardOf(after) ? known : after.version;
}

function boardOf({ phase, game, result }: Room): string {
  return JSON.stringify([phase, game, result?.reason]);
}

/** One room and its model; everything is compared after each operation. */
export class Pairing {
  room: Room;
  readonly model: RoomModel;
  now = T0;
  readonly #sockets = new Map<Name, number>();

  constructor(kind: RoomKind) {
    const { isPrivate, isPaced, isMatched } = kind;
    const creator = this.#actor("ann");
    this.room = createRoom({
      id: "room",
      options: roomOptions({ isPrivate, pace: isPaced ? "3+2" : "none" }),
      creator,
      matched: isMatched && !isPrivate,
      chance: 1,
      now: T0,
    });
    this.model = new RoomModel(kind, { owner: "ann", socket: creator.socketId }, T0);
  }

  /** Both players sit and are ready. */
  begin(): void {
    this.apply({ kind: "join", who: "bob", isFresh: false });
    this.apply({ kind: "ready", who: "ann", flag: true, isOld: false });
    this.apply({ kind: "ready", who: "bob", flag: true, isOld: false });
  }

  apply(operation: ModelOperation): void {
    if (operation.kind === "wait") this.now += operation.ms;
    else this.#decide(...this.#prepare(operation));
  }

  #decide(command: RoomCommand, expected: ModelAnswer): void {
    const before = deepFreeze(this.room);
    const decided = transition(before, deepFreeze(command), this.now);
    checkAnswer({ before, command, now: this.now }, decided, expected);
    if (!decided.ok) return;
    this.room = decided.value.room;
    checkChange(before, decided.value, this.now);
    if (expected === "changed") this.model.changedAt = this.now;
    this.model.boardVersion = boardVersionAfter(before, this.room, this.model.boardVersion);
    checkAgainstModel(this.room, this.model);
    checkRoom(this.room, this.now);
  }

  #prepare(operation: Exclude<ModelOperation, { kind: "wait" }>): [RoomCommand, ModelAnswer] {
    const { model, now } = this;
    switch (operation.kind) {
      case "join": {
        if (operation.isFresh) this.#connectAnew(operation.who);
        const actor = this.#actor(operation.who);
        return [{ type: "join", actor }, model.join(operation.who, actor.socketId, now)];
      }
      case "ready": {
        const actor = this.#actor(operation.who, operation.isOld);
        const isReady = operation.flag;
        const expected = this.#asMember(actor.socketId, (index) =>
          model.setReady(index, isReady, now),
        );
        return [{ type: "setReady", actor, isReady }, expected];
      }
      case "move":
        return this.#prepareMove(operation);
      case "ask": {
        const actor = this.#actor(operation.who, operation.isOld);
        const type = operation.what;
        const expected = this.#asMember(actor.socketId, (index) => model[type](index, now));
        return [{ type, actor }, expected];
      }
      case "answer": {
        const actor = this.#actor(operation.who);
        const accept = operation.flag;
        const type = operation.what;
        const expected = this.#asMember(actor.socketId, (index) => model[type](index, accept, now));
        return [{ type, actor, accept }, expected];
      }
      case "drop": {
        const { socketId } = this.#actor(operation.who, operation.isOld);
        return [{ type: "disconnect", socketId }, model.drop(socketId, now)];
      }
      case "deadline":
        return [{ type: "deadline" }, model.deadline(now)];
      default:
        return operation satisfies never;
    }
  }

  #prepareMove(operation: Extract<ModelOperation, { kind: "move" }>): [RoomCommand, ModelAnswer] {
    const { model, now, room } = this;
    const actor = this.#actor(operation.who === "mover" ? this.#mover() : operation.who);
    const [from, to] = this.#squares(operation.pick, operation.isLegal);
    const { moveId, saw } = operation;
    const version = saw === "nothing" ? undefined : saw === "now" ? room.version : room.version - 1;
    const isStale = version !== undefined && version < model.boardVersion;
    const extras = { moveId, isStale, version: room.version + 1, now };
    const expected = this.#asMember(actor.socketId, (index) => model.move(index, from, to, extras));
    const command = {
      type: "move",
      actor,
      from: coordOf(from),
      to: coordOf(to),
      moveId,
      version,
    } as const;
    return [command, expected];
  }

  #asMember(socketId: string, answer: (index: 0 | 1) => ModelAnswer): ModelAnswer {
    if (this.model.isClosed) return "ROOM_NOT_FOUND";
    const index = this.model.indexOf(socketId);
    return index === undefined ? "ROOM_NOT_FOUND" : answer(index);
  }

  #squares(pick: number, isLegal: boolean): [number, number] {
    const steps = legalSteps(this.model.game.position);
    const step = steps[pick % Math.max(1, steps.length)];
    if (isLegal && step !== undefined) return [step.from, step.to];
    return [(pick >> 5) + 1, (pick & 31) + 1];
  }

  #mover(): Name {
    const owner = this.model.seats[this.model.turn]?.owner;
    return NAMES.find((name) => name === owner) ?? "ann";
  }

  #connectAnew(name: Name): void {
    this.#sockets.set(name, (this.#sockets.get(name) ?? 1) + 1);
  }

  #actor(name: Name, isOld = false) {
    const socket = (this.#sockets.get(name) ?? 1) - (isOld ? 1 : 0);
    return { owner: name, socketId: `${name}#${socket}`, run: "run-1" };
  }
}
