// Asking for a seat or a room so that an answer that got lost costs nothing (R1, O2).
import type { CommandPayload } from "@kingrow/protocol";
import type { Connection } from "../connection/connection.ts";
import { randomKey } from "../keys/playerKey.ts";
import type { Reply } from "../connection/requests.ts";

/** The same request once more if there is no answer: its token makes sure that it counts once. */
export async function askTwice<N extends "createRoom" | "playNow">(
  { ask }: Connection,
  name: N,
  wish: CommandPayload<N>,
): Promise<Reply<N>> {
  const request = { ...wish, requestId: randomKey() };
  const reply = await ask(name, request);
  const isAnswered = reply.ok || reply.error.code !== "NO_ANSWER";
  return isAnswered ? reply : ask(name, request);
}
