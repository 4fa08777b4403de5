// Seats: nobody gets, loses or leaves one except by asking, or by being away for as long as the rules say.
import { OPENINGS, PACES } from "@kingrow/protocol";
import {
  type Room,
  type Seat,
  GRACE_MS,
  GUEST_KEPT_MS,
  IDLE_SEAT_FREED_MS,
  IDLE_SEAT_RELEASABLE_MS,
  PRIVATE_SEAT_KEPT_MS,
  ROOM_LIFETIME_MS,
  SEAT_KEPT_MS,
} from "@kingrow/room";
import { type AuditedChange, seatOfOwner } from "./change.ts";
import { wishText } from "./asked.ts";
import { ownersIn } from "./history.ts";

const WISHES = PACES.flatMap((pace) => OPENINGS.map((opening) => wishText({ pace, opening })));

export function auditSeats(change: AuditedChange): void {
  const { before, after, accuse, roomId } = change;
  const owners = after === undefined ? [] : ownersIn(after);
  if (new Set(owners).size < owners.length) accuse("never two seats for one owner", roomId);
  for (const owner of owners) auditSeat(change, owner);
  const gone =
    before === undefined ? [] : ownersIn(before).filter((each) => !owners.includes(each));
  for (const owner of gone) auditLoss(change, owner);
}

function auditSeat(change: AuditedChange, owner: string): void {
  const { before, after, accuse, roomId } = change;
  const [earlier, later] = [seatOfOwner(before, owner), seatOfOwner(after, owner)];
  if (later === undefined) return;
  if (needsJoin(earlier, later)) auditJoin(change, later);
  else if (earlier?.connected === true && !later.connected) auditAway(change, later);
  if (earlier?.ready !== later.ready) auditReady(change, earlier, later);
  const wishes = later.wantsRematch && earlier?.wantsRematch !== true;
  if (wishes && !change.asked.spend("playAgain", roomId, owner, ""))
    accuse("nothing is applied that nobody asked for", `a wish to play again in ${roomId}`);
}

function needsJoin(earlier: Seat | undefined, later: Seat): boolean {
  return earlier?.socketId !== later.socketId || (!earlier.connected && later.connected);
}

function auditJoin(change: AuditedChange, seat: Seat): void {
  const { before, asked, people, accuse, roomId } = change;
  const { owner, socketId } = seat;
  const hasJoined = before !== undefined && asked.spend("joinRoom", roomId, owner, "");
  const hasAsked = hasJoined || isGoodFor(change, "createRoom", owner);
  if (!hasAsked && hasSought(change, owner)) auditMatch(change, owner);
  else if (!hasAsked) accuse("nothing is applied that nobody asked for", `a seat in ${roomId}`);
  if (people.ownerOf(socketId) !== owner)
    accuse("a seat belongs to its owner", `${roomId} is bound to ${socketId}, of somebody else`);
}

/** Each such call is good for one seat, at a table of that kind. Watching is good for none. */
function isGoodFor(
  { after, asked }: AuditedChange,
  call: "createRoom" | "playNow",
  owner: string,
): boolean {
  return after !== undefined && asked.spend(call, "", owner, wishText(after.options));
}

/** Who sits there already may have been led back from another tab, whatever was asked for in that one. */
function hasSought(change: AuditedChange, owner: string): boolean {
  const { before, asked } = change;
  if (isGoodFor(change, "playNow", owner)) return true;
  if (before === undefined || !ownersIn(before).includes(owner)) return false;
  return WISHES.some((wish) => asked.spend("playNow", "", owner, wish));
}

/** Whoever is brought together is there, waits alone, and is not the same person; a table may be opened for both. */
function auditMatch({ before, after, accuse, roomId }: AuditedChange, owner: string): void {
  if (before !== undefined && ownersIn(before).includes(owner)) return;
  const isOpen = before === undefined || isSomebodyWaiting(before);
  if (!isOpen || after?.options.visibility === "private")
    accuse("who plays now meets somebody who is there", roomId);
}

function isSomebodyWaiting({ phase, seats }: Room): boolean {
  const [holder, ...others] = [seats[1], seats[2]].filter((seat) => seat !== undefined);
  return phase === "waiting" && holder?.connected === true && others.length === 0;
}

/** Presence is tied to the socket that holds the seat; a late notice of an older one changes nothing. */
function auditAway({ connected, accuse, roomId }: AuditedChange, { socketId }: Seat): void {
  if (connected.has(socketId))
    accuse("who is connected is not away", `${socketId} in ${roomId} is marked as away`);
}

function auditReady(change: AuditedChange, earlier: Seat | undefined, later: Seat): void {
  const { after, before, asked, accuse, roomId } = change;
  const isReset = !later.ready && (earlier === undefined || before?.phase !== after?.phase);
  if (isReset || asked.spend("playerReady", roomId, later.owner, String(later.ready))) return;
  if (later.readyByMatch === true && asked.spend("playNow ready", later.owner)) return;
  accuse("nothing is applied that nobody asked for", `ready ${later.ready} in ${roomId}`);
}

function auditLoss(change: AuditedChange, owner: string): void {
  const { before, asked, accuse, roomId } = change;
  const seat = seatOfOwner(before, owner);
  if (before === undefined || seat === undefined) return;
  if (asked.spend("leaveRoom", roomId, owner, "") || hasMoved(change, owner)) return;
  if (isReleased(change, owner)) return;
  const isExpired = change.at - before.changedAt >= ROOM_LIFETIME_MS;
  if (isExpired && isPastGrace(change)) return;
  if (change.connected.has(seat.socketId))
    accuse("no seat is lost", `${seat.socketId} is connected and loses ${roomId}`);
  const since = change.people.awaySince(seat.socketId);
  const awayMs = change.at - since;
  // Only a guest has less than the minute after a start, and only who dropped in this instance.
  const isSpared =
    !isPastGrace(change) && !(hasGivenWay(change, seat) && since > change.instance.bootedAt);
  if (!hasLasted(change, since, leastAwayMs(change, seat)) || isSpared)
    accuse("no seat is lost", `${seat.socketId} loses ${roomId} after ${awayMs} ms away`);
}

/** Somebody idle before a game lost the seat to a player who asked for that, or to the server (rule R9). */
function isReleased(change: AuditedChange, owner: string): boolean {
  const { before, asked, roomId } = change;
  const opponent = before && ownersIn(before).find((each) => each !== owner);
  if (opponent === undefined) return false;
  const idleSince = idleSinceOf(change, owner);
  const isLong = (ms: number) => idleSince !== undefined && hasLasted(change, idleSince, ms);
  const isMatched = [before?.seats[1], before?.seats[2]].some((seat) => seat?.matched === true);
  if (isMatched && isLong(IDLE_SEAT_FREED_MS)) return true;
  return isLong(IDLE_SEAT_RELEASABLE_MS) && asked.spend("releaseSeat", roomId, opponent, "");
}

/** Since when the player has been there and not ready, opposite somebody. */
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

/** A player who waits alone and asks again goes to another room in which somebody does; the empty one closes. */
function hasMoved({ before, after, asked }: AuditedChange, owner: string): boolean {
  const isAlone = before?.phase === "waiting" && ownersIn(before).length === 1;
  return (
    isAlone && after === undefined && asked.has("playNow", "", owner, wishText(before.options))
  );
}

/** The server's time is in whole milliseconds, the judge's is not. */
const ROUNDED_BY_MS = 1;

/** A guest's seat in a private room before its game went to somebody new. */
function hasGivenWay({ before, after }: AuditedChange, seat: Seat): boolean {
  const isGuest = before?.createdBy !== seat.owner && before?.phase === "waiting";
  const isReplaced = after !== undefined && ownersIn(after).length === 2;
  return isGuest && isReplaced && before.options.visibility === "private";
}

/** How long the seat is kept depends on what the player left: a room before or after its game. */
function leastAwayMs(change: AuditedChange, seat: Seat): number {
  if (hasGivenWay(change, seat)) return GUEST_KEPT_MS;
  const { before, history } = change;
  const lastSeen = history?.versions.findLast(
    (room) => seatOfOwner(room, seat.owner)?.connected === true,
  );
  const isPrivate = before?.options.visibility === "private";
  return isPrivate && lastSeen?.phase === "waiting" ? PRIVATE_SEAT_KEPT_MS : SEAT_KEPT_MS;
}

/** Downtime costs nobody anything: nothing falls due within a minute of a start (rule A2). */
export function isPastGrace({ at, instance, before }: AuditedChange): boolean {
  return at >= instance.bootedAt + GRACE_MS || (before?.createdAt ?? 0) >= instance.bootedAt;
}

/**
 * Of what began before the last start only the minute after it is promised (A2): the run before stored it in its own
 * time, which may have been behind.
 */
export function hasLasted({ at, instance }: AuditedChange, since: number, ms: number): boolean {
  return since < instance.bootedAt || at + ROUNDED_BY_MS - since >= ms;
}
