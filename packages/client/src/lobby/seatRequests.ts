// Asking for a seat or a room, and the note of a search for an opponent (R1, O2).
import { OPENINGS, PACES, type CommandName, type CommandPayload } from "@kingrow/protocol";
import type { Connection } from "../connection/connection.ts";
import type { Reply } from "../connection/requests.ts";
import type { Shelf } from "../keys/ports.ts";

const NOTE = "kingrow.search";

/** What is wanted of a room, found or opened; options that are missing have their usual values (O1). */
export type RoomWishes = Omit<CommandPayload<"playNow">, "requestId">;

/** A search in the room that `playNow` has led to. */
export interface Search {
  readonly wishes: RoomWishes;
  /** When the person pressed Play Now, epoch milliseconds on the local clock. */
  readonly since: number;
}

export interface SeatRequest<N extends CommandName> {
  readonly name: N;
  readonly payload: CommandPayload<N>;
  /** Aborted when the person does not want the seat any more. */
  readonly signal: AbortSignal;
}

/** The same request once more if there is no answer: its token makes sure that it counts once. */
export async function askTwice<N extends "createRoom" | "playNow">(
  { ask, newId }: Connection,
  { name, payload, signal }: SeatRequest<N>,
): Promise<Reply<N>> {
  const request = { ...payload, requestId: newId() };
  const reply = await ask(name, request, signal);
  const isAnswered = reply.ok || reply.error.code !== "NO_ANSWER";
  return isAnswered ? reply : ask(name, request, signal);
}

/** Asks for an opponent and notes the search for the room that is found; the person is ready. */
export async function searchOpponent(
  connection: Connection,
  wishes: RoomWishes,
  signal: AbortSignal,
): Promise<Reply<"playNow">> {
  const search = { wishes, since: connection.clock.now() };
  const payload = { ready: true, ...wishes };
  const reply = await askTwice(connection, { name: "playNow", payload, signal });
  if (reply.ok) noteSearch(connection.playerKey.tab, reply.value.roomId, search);
  return reply;
}

/** One search for each tab: that of the latest room. It outlives a reload. */
export function noteSearch(tab: Shelf, roomId: string, search: Search): void {
  tab.write(NOTE, JSON.stringify({ roomId, ...search }));
}

export function searchIn(tab: Shelf, roomId: string): Search | undefined {
  try {
    const note = Object(JSON.parse(tab.read(NOTE) ?? "null"));
    const { wishes, since } = note;
    if (note.roomId !== roomId || !isWishes(wishes) || !Number.isFinite(since)) return undefined;
    return { wishes, since: Number(since) };
  } catch {
    return undefined;
  }
}

/** Checked by hand: the page does not load the library of the schemas. */
function isWishes(value: unknown): value is RoomWishes {
  const { pace, opening, watchable, ready } = Object(value);
  return (
    isOptional(pace, PACES) &&
    isOptional(opening, OPENINGS) &&
    [watchable, ready].every((flag) => isOptional(flag, [true, false]))
  );
}

function isOptional(value: unknown, choices: readonly unknown[]): boolean {
  return value === undefined || choices.includes(value);
}

/** The person has left the room. */
export function forgetSearch(tab: Shelf, roomId: string): void {
  if (searchIn(tab, roomId) !== undefined) tab.drop(NOTE);
}
