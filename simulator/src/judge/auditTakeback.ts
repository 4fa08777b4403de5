// Audits takebacks: with consent, without clocks, and everything is restored (rule O5).
import { isDeepStrictEqual } from "node:util";
import { colorOf, otherSeat, type Room, type SeatNumber } from "@kingrow/room";
import type { Game } from "@kingrow/rules";
import type { Succession } from "./change.ts";

/** Whether the change takes a turn back: it leaves fewer moves, or a shorter current one. */
export function isTakenBack(before: Room, after: Room): boolean {
  const isAnswered = before.takebackOffer !== undefined && after.takebackOffer === undefined;
  return isAnswered && after.phase === "started" && lengthOf(after) < lengthOf(before);
}

export function auditTakeback(change: Succession): void {
  const { before, after, calls, history, report, roomId } = change;
  const asker = before.takebackOffer;
  if (asker === undefined) return;
  const answerer = before.seats[otherSeat(asker)]?.owner ?? "";
  if (!calls.spend("answerTakeback", roomId, answerer, "true"))
    report("every change has a request", `a turn taken back in ${roomId}`);
  if (before.clocks !== undefined) report("no takeback in a game with clocks", roomId);
  const earlier = history?.versions.findLast((room) => isTurnBefore(room, before, asker));
  if (!isDeepStrictEqual(momentOf(after), momentOf(earlier)))
    report("a takeback restores the game", roomId);
}

/** Whether the asker was on turn in this version, before a step that is on the board now. */
function isTurnBefore({ phase, game }: Room, now: Room, asker: SeatNumber): boolean {
  if (phase !== "started" || game === undefined || now.game === undefined) return false;
  const isAt = ({ position, path }: Game, isBegun: boolean) =>
    position.turn === colorOf(asker) && path.length > 0 === isBegun;
  return isAt(game, false) && (game.moves.length < now.game.moves.length || isAt(now.game, true));
}

/** Board, history, counters and the latest step, as plain data. */
function momentOf(room: Room | undefined): unknown {
  return JSON.parse(JSON.stringify({ game: room?.game, lastStep: room?.lastStep }));
}

/** Length of a game for comparison: a whole move counts more than any path. */
function lengthOf({ game }: Room): number {
  return (game?.moves.length ?? 0) * 100 + (game?.path.length ?? 0);
}
