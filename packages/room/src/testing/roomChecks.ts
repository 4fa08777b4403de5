// The checks of the property tests after each operation.
import { expect } from "vitest";
import { listOfAnswered } from "../state/answeredMoves.ts";
import type { RoomCommand } from "../commands/command.ts";
import { nextDeadline } from "../deadlines.ts";
import { lobbyEntry } from "../projection/lobbyProjection.ts";
import { project } from "../projection/projection.ts";
import { seatedIn, seatsOf, type Room, type Seat } from "../state/room.ts";
import type { ModelAnswer, RoomModel } from "./roomModel.ts";
import type { Change, Decision } from "../state/change.ts";
import { transition } from "../transition.ts";

/** A command, the room it came to, and when. */
export interface Occasion {
  readonly before: Room;
  readonly command: RoomCommand;
  readonly now: number;
}

/** The answer is the model's, and the same for a room that was stored meanwhile. */
export function checkAnswer(occasion: Occasion, decided: Decision, expected: ModelAnswer): void {
  const { before, command, now } = occasion;
  expect(answerOf(before, decided)).toBe(expected);
  expect(transition(throughJson(before), command, now)).toEqual(decided);
}

/** Checks that a change adds one version, and notifies the others of players who left. */
export function checkChange(
  before: Room,
  { room, notices, answeredVersion }: Change,
  now: number,
): void {
  const isSame = room === before;
  expect(room.version).toBe(before.version + (isSame ? 0 : 1));
  expect(room.changedAt).toBe(isSame ? before.changedAt : now);
  const types = new Set(notices.map(({ type }) => type));
  const someoneLeft = seatedIn(before).length === 2 && seatedIn(room).length === 1;
  expect(types.has("playerLeft")).toBe(someoneLeft || gaveWay(before, room));
  expect(types.has("seatFreed")).toBe(someoneLeft);
  const parts = before.phase === "waiting" && seatedIn(before).length === 2;
  const isAborted = before.phase === "started" && room.result?.reason === "aborted";
  const lost = ownersIn(before).some((owner) => !ownersIn(room).includes(owner));
  expect(types.has("parted")).toBe((parts && lost) || isAborted);
  const takenOver = notices.filter(({ type }) => type === "seatTakenOver");
  expect(takenOver).toEqual(socketsReplaced(before, room));
  if (answeredVersion !== undefined) expect(isSame).toBe(true);
}

function ownersIn(room: Room): readonly string[] {
  return seatsOf(room).map(({ owner }) => owner);
}

/** Whether both seats are taken, one of them by another player than before. */
function gaveWay(before: Room, after: Room): boolean {
  const [was, is] = [ownersIn(before), ownersIn(after)];
  return is.length === 2 && was.length === 2 && was.some((owner) => !is.includes(owner));
}

/** The sockets that were there and lost their seat to another one of the same owner. */
function socketsReplaced(before: Room, after: Room) {
  return seatsOf(before).flatMap(({ owner, socketId, connected }) => {
    const next = seatsOf(after).find((each) => each.owner === owner);
    const isReplaced = next !== undefined && next.socketId !== socketId && connected;
    return isReplaced ? [{ type: "seatTakenOver", socketId }] : [];
  });
}

/** Everything the model knows is so in the room. */
export function checkAgainstModel(room: Room, model: RoomModel): void {
  expect(room.phase).toBe(model.phase);
  expect([summary(room.seats[1]), summary(room.seats[2])]).toEqual(
    model.seats.map(
      (seat) =>
        seat && {
          owner: seat.owner,
          socket: seat.socket,
          isAway: seat.awaySince !== undefined,
          ready: seat.ready,
          releasableAt: seat.idleSince && seat.idleSince + 30_000,
          wish: seat.wish,
          moveIds: [...seat.moveIds],
        },
    ),
  );
  if (model.isClosed) return;
  expect(room.unlisted ?? false).toBe(model.isUnlisted);
  expect(room.takebackOffer).toBe(
    model.takebackOffer === undefined ? undefined : model.takebackOffer + 1,
  );
  expect(room.drawOffer).toBe(model.offer === undefined ? undefined : model.offer + 1);
  expect(room.result?.winner).toBe(model.winner === undefined ? undefined : model.winner + 1);
  expect(room.result?.reason).toBe(model.reason);
  expect(room.game ?? model.game).toEqual(model.game);
  checkClocks(room, model);
}

function checkClocks({ clocks }: Room, { clock }: RoomModel): void {
  const { left, since } = clock ?? {};
  expect(clocks).toEqual(left && { remainingMs: { 1: left[0], 2: left[1] }, since });
}

function summary(seat: Seat | undefined) {
  return (
    seat && {
      owner: seat.owner,
      socket: seat.socketId,
      isAway: !seat.connected,
      ready: seat.ready,
      releasableAt: seat.releasableAt,
      wish: seat.wantsRematch,
      moveIds: listOfAnswered(seat.answeredMoves).map(({ moveId, version }) => [moveId, version]),
    }
  );
}

/** Checks the invariants of every room. */
export function checkRoom(room: Room, now: number): void {
  expect(throughJson(room)).toEqual(room);
  const owners = ownersIn(room);
  expect(new Set(owners).size).toBe(owners.length);
  checkNextDeadline(room);
  const state = project(room, now);
  expect(state.players).toHaveLength(owners.length);
  if (room.result?.winner !== undefined && owners.length > 0) expect(state.winner).not.toBeNull();
  for (const [id, number] of Object.entries(state.playerNumbers)) {
    const pieces = state.checkerboard.flat().filter((piece) => piece?.player === number);
    const opponentId = Object.keys(state.scores).find((other) => other !== id);
    if (opponentId !== undefined) expect(state.scores[opponentId]).toBe(12 - pieces.length);
  }
  expect(lobbyEntry(room)?.playerCount).toBe(
    room.options.visibility === "public" && room.phase !== "ended" && room.unlisted !== true
      ? owners.length || undefined
      : undefined,
  );
}

/** The next deadline is exact: a moment earlier nothing is due, then something is. */
function checkNextDeadline(room: Room): void {
  const deadline = nextDeadline(room);
  if (deadline === undefined) return;
  const at = (now: number): ModelAnswer =>
    answerOf(room, transition(room, { type: "deadline" }, now));
  expect(at(deadline - 1)).toBe("unchanged");
  expect(at(deadline)).toBe("changed");
}

function throughJson(room: Room): Room {
  return JSON.parse(JSON.stringify(room));
}

function answerOf(before: Room, decided: Decision): ModelAnswer {
  if (!decided.ok) return decided.error;
  return decided.value.room === before ? "unchanged" : "changed";
}
