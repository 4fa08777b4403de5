// Requests for a seat or a room, and the stored search for an opponent (R1, O2).
import { OPENINGS, PACES, type CommandName, type CommandPayload } from "@kingrow/protocol";
import type { Connection } from "../connection/connection.ts";
import type { Reply } from "../connection/requests.ts";
import { noteSeat } from "../keys/notes.ts";
import { fieldsOf, parseJson, type Shelf } from "../keys/ports.ts";

const NOTE = "kingrow.search";

/** Requested options of a room; missing options have their defaults (O1). */
export type RoomWishes = Omit<CommandPayload<"playNow">, "requestId">;

/** A running search for an opponent, in the room that `playNow` returned. */
export interface Search {
  readonly wishes: RoomWishes;
  /** Start of the search, epoch milliseconds on the local clock. */
  readonly since: number;
}

export interface SeatRequest<N extends CommandName> {
  readonly name: N;
  readonly payload: CommandPayload<N>;
  /** Aborted when the player no longer wants the seat. */
  readonly signal: AbortSignal;
}

/** Tries of a request that gets no answer: a lost connection is noticed late, and comes back after that. */
const TRIES = 3;

/** Sends a request, and again if there is no answer. Its `requestId` makes it idempotent. */
export async function askPatiently<N extends "createRoom" | "playNow">(
  { ask, newId }: Connection,
  { name, payload, signal }: SeatRequest<N>,
): Promise<Reply<N>> {
  const request = { ...payload, requestId: newId() };
  let reply = await ask(name, request, signal);
  for (let tries = 1; tries < TRIES; tries += 1)
    if (!reply.ok && reply.error.code === "NO_ANSWER") reply = await ask(name, request, signal);
  return reply;
}

/** Remembers the seat that the server has just granted to this connection. */
export function rememberSeat({ playerKey, link }: Connection, roomId: string): void {
  playerKey.remember(roomId);
  if (link.id !== undefined) noteSeat(playerKey.tab, roomId, link.id);
}

/** Calls `playNow` with `ready: true` and stores the search for the room that it returns. */
export async function searchOpponent(
  connection: Connection,
  wishes: RoomWishes,
  signal: AbortSignal,
): Promise<Reply<"playNow">> {
  const search = { wishes, since: connection.clock.now() };
  const payload = { ready: true, ...wishes };
  const reply = await askPatiently(connection, { name: "playNow", payload, signal });
  if (reply.ok) noteSearch(connection.playerKey.tab, reply.value.roomId, search);
  return reply;
}

/** Stores the search of this tab, which survives a reload. Only the latest room has one. */
export function noteSearch(tab: Shelf, roomId: string, search: Search): void {
  tab.write(NOTE, JSON.stringify({ roomId, ...search }));
}

export function searchIn(tab: Shelf, roomId: string): Search | undefined {
  const { roomId: noted, wishes, since } = fieldsOf(parseJson(tab.read(NOTE)));
  const isWhole = noted === roomId && isWishes(wishes) && Number.isFinite(since);
  return isWhole ? { wishes, since: Number(since) } : undefined;
}

/** Checked by hand, because the page does not load the schema library. */
function isWishes(value: unknown): value is RoomWishes {
  const { pace, opening, watchable, ready } = fieldsOf(value);
  return (
    isOptional(pace, PACES) &&
    isOptional(opening, OPENINGS) &&
    [watchable, ready].every((flag) => isOptional(flag, [true, false]))
  );
}

function isOptional(value: unknown, choices: readonly unknown[]): boolean {
  return value === undefined || choices.includes(value);
}

/** Deletes the stored search when the player has left the room. */
export function forgetSearch(tab: Shelf, roomId: string): void {
  if (searchIn(tab, roomId) !== undefined) tab.drop(NOTE);
}
