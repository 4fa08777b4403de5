// Asking for a seat or a room so that an answer that got lost costs nothing (R1, O2).
import type { CommandName, CommandPayload } from "@kingrow/protocol";
import type { Connection } from "../connection/connection.ts";
import type { Reply } from "../connection/requests.ts";

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
