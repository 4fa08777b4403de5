// Audits seats: a seat changes only by a call, or after an absence as long as the rules say.
import { GUEST_KEPT_MS } from "@kingrow/protocol";
import {
  type Room,
  type Seat,
  GRACE_MS,
  IDLE_SEAT_FREED_MS,
  IDLE_SEAT_RELEASABLE_MS,
  PRIVATE_SEAT_KEPT_MS,
  UNCHANGED_ROOM_KEPT_MS,
  SEAT_KEPT_MS,
  seatsOf,
} from "@kingrow/room";
import { type AuditedChange, seatOfOwner } from "./change.ts";
import { roomText, optionsText } from "./callLedger.ts";
import { ownersIn } from "./history.ts";

export function auditSeats(change: AuditedChange): void {
  const { before, after, report, roomId } = change;
  const owners = after === undefined ? [] : ownersIn(after);
  if (new Set(owners).size < owners.length) report("never two seats for one owner", roomId);
  for (const owner of owners) auditSeat(change, owner);
  const gone =
    before === undefined ? [] : ownersIn(before).filter((each) => !owners.includes(each));
  for (const owner of gone) auditLoss(change, owner);
}

function auditSeat(change: AuditedChange, owner: string): void {
  const { before, after } = change;
  const [earlier, later] = [seatOfOwner(before, owner), seatOfOwner(after, owner)];
  if (later === undefined) return;
  if (needsJoin(earlier, later)) auditJoin(change, later);
  else if (earlier?.connected === true && !later.connected) auditAway(change, later);
  if (earlier?.ready !== later.ready) auditReady(change, earlier, later);
  if ((earlier?.wantsRematch ?? false) !== later.wantsRematch) auditRematch(change, later);
}

/** A request ends also with the result, and with the opponent. */
function auditRematch(change: AuditedChange, { owner, wantsRematch }: Seat): void {
  const { after, calls, report, roomId } = change;
  const isOver = after?.phase !== "ended" || ownersIn(after).length < 2;
  if (!wantsRematch && isOver) return;
  if (calls.spend("playAgain", roomId, owner, String(wantsRematch))) return;
  report("every change has a request", `a rematch request in ${roomId}: ${wantsRematch}`);
}

function needsJoin(earlier: Seat | undefined, later: Seat): boolean {
  return earlier?.socketId !== later.socketId || (!earlier.connected && later.connected);
}

function auditJoin(change: AuditedChange, seat: Seat): void {
  const { before, calls, people, report, roomId } = change;
  const { owner, socketId } = seat;
  const hasJoined = before !== undefined && calls.spend("joinRoom", roomId, owner, "");
  const hasAsked = hasJoined || hasCreated(change, owner);
  if (!hasAsked && hasCalledPlayNow(change, owner)) auditMatch(change, owner);
  else if (!hasAsked) report("every change has a request", `a seat in ${roomId}`);
  if (people.ownerOf(socketId) !== owner)
    report("a seat belongs to its owner", `${roomId} is bound to ${socketId}, of another player`);
}

function hasCreated({ after, calls }: AuditedChange, owner: string): boolean {
  if (after === undefined) return false;
  const { options } = after;
  return calls.spend("createRoom", "", owner, roomText(options, options.visibility === "private"));
}

/** Whether the owner has requested the seat. One who is seated returns by a request for any game. */
function hasCalledPlayNow({ before, after, calls }: AuditedChange, owner: string): boolean {
  if (after === undefined || !calls.spend("playNow", "", owner)) return false;
  if (before !== undefined && ownersIn(before).includes(owner)) return true;
  return calls.spend("playNow", "", owner, optionsText(after.options));
}

/** Checks a match: the opponent is connected, waits alone, and is another player. */
function auditMatch({ before, after, report, roomId }: AuditedChange, owner: string): void {
  if (before !== undefined && ownersIn(before).includes(owner)) return;
  const isOpen = before === undefined || isPlayerWaiting(before);
  if (!isOpen || after?.options.visibility === "private")
    report("playNow finds a connected opponent", roomId);
}

function isPlayerWaiting(room: Room): boolean {
  const [holder, ...others] = seatsOf(room);
  return room.phase === "waiting" && holder?.connected === true && others.length === 0;
}

/** Checks that only the socket of the seat can mark it as away. */
function auditAway({ connected, report, roomId }: AuditedChange, { socketId }: Seat): void {
  if (connected.has(socketId))
    report("a connected player is not away", `${socketId} in ${roomId} is marked as away`);
}

function auditReady(change: AuditedChange, earlier: Seat | undefined, later: Seat): void {
  const { after, before, calls, report, roomId } = change;
  const isReset = !later.ready && (earlier === undefined || before?.phase !== after?.phase);
  // A player who returned after the game gets ready by asking for a rematch.
  const isRematch = later.ready && before?.phase === "ended" && after?.phase === "started";
  if (isReset || isRematch || calls.spend("playerReady", roomId, later.owner, String(later.ready)))
    return;
  if (later.readyByMatch === true && calls.spend("playNow ready", later.owner)) return;
  report("every change has a request", `ready ${later.ready} in ${roomId}`);
}

function auditLoss(change: AuditedChange, owner: string): void {
  const { before, calls, report, roomId } = change;
  const seat = seatOfOwner(before, owner);
  if (before === undefined || seat === undefined) return;
  if (calls.spend("leaveRoom", roomId, owner, "") || hasMoved(change, owner)) return;
  if (isReleased(change, owner)) return;
  const isExpired = change.at - before.changedAt >= UNCHANGED_ROOM_KEPT_MS;
  if (isExpired && isPastGrace(change)) return;
  if (change.connected.has(seat.socketId))
    report("no seat is lost", `${seat.socketId} is connected and loses ${roomId}`);
  const since = change.people.awaySince(seat.socketId);
  const awayMs = change.at - since;
  // Only a guest who dropped in this instance has less than the minute after a start.
  const isSpared =
    !isPastGrace(change) && !(hasGivenWay(change, seat) && since > change.instance.bootedAt);
  if (!hasLasted(change, since, leastAwayMs(change, seat)) || isSpared)
    report("no seat is lost", `${seat.socketId} loses ${roomId} after ${awayMs} ms away`);
}

/** Whether an idle seat was freed by the opponent's call or by the server (rule R9). */
function isReleased(change: AuditedChange, owner: string): boolean {
  const { before, calls, roomId } = change;
  const opponent = before && ownersIn(before).find((each) => each !== owner);
  if (before === undefined || opponent === undefined) return false;
  const idleSince = idleSinceOf(change, owner);
  const isLong = (ms: number) => idleSince !== undefined && hasLasted(change, idleSince, ms);
  const isMatched = seatsOf(before).some((seat) => seat.matched === true);
  if (isMatched && isLong(IDLE_SEAT_FREED_MS)) return true;
  return isLong(IDLE_SEAT_RELEASABLE_MS) && calls.spend("releaseSeat", roomId, opponent, "");
}

/** Since when the connected player has been opposite another without being ready. */
function idleSinceOf({ history, before }: AuditedChange, owner: string): number | undefined {
  if (before === undefined || !isIdleIn(before, owner)) return undefined;
  const versions = history?.versions ?? [];
  return versions[versions.findLastIndex((room) => !isIdleIn(room, owner)) + 1]?.changedAt;
}

function isIdleIn(room: Room, owner: string): boolean {
  const seat = seatOfOwner(room, owner);
  const isUnready = seat?.connected === true && !seat.ready;
  return room.phase === "waiting" && isUnready && ownersIn(room).length === 2;
}

/** Whether a player who waited alone has moved to another room, for another game too. */
function hasMoved({ before, after, calls }: AuditedChange, owner: string): boolean {
  const isAlone = before?.phase === "waiting" && ownersIn(before).length === 1;
  const isGone = isAlone && after === undefined;
  return isGone && calls.has("playNow", "", owner);
}

/** Tolerance, because the server's time is in whole milliseconds. */
const ROUNDED_BY_MS = 1;

/** Whether a newcomer took the seat of a guest in a private room before its game. */
function hasGivenWay({ before, after }: AuditedChange, seat: Seat): boolean {
  const isGuest = before?.createdBy !== seat.owner && before?.phase === "waiting";
  const isReplaced = after !== undefined && ownersIn(after).length === 2;
  return isGuest && isReplaced && before.options.visibility === "private";
}

/** The time for which the seat must be kept, by the phase of the room. */
function leastAwayMs(change: AuditedChange, seat: Seat): number {
  if (hasGivenWay(change, seat)) return GUEST_KEPT_MS;
  const { before, history } = change;
  const lastSeen = history?.versions.findLast(
    (room) => seatOfOwner(room, seat.owner)?.connected === true,
  );
  const isPrivate = before?.options.visibility === "private";
  return isPrivate && lastSeen?.phase === "waiting" ? PRIVATE_SEAT_KEPT_MS : SEAT_KEPT_MS;
}

/** Whether the minute after a start is over, in which no deadline is due (rule A2). */
export function isPastGrace({ at, instance, before }: AuditedChange): boolean {
  return at >= instance.bootedAt + GRACE_MS || (before?.createdAt ?? 0) >= instance.bootedAt;
}

/**
 * Whether something has lasted for `ms`. If it began before the last start, only the minute after the start counts (A2):
 * the clock of the previous run may have been behind.
 */
export function hasLasted({ at, instance }: AuditedChange, since: number, ms: number): boolean {
  return since < instance.bootedAt || at + ROUNDED_BY_MS - since >= ms;
}
