// Checks greetings: each was sent once by its player, and only the other player gets it (rule O7).
import { type GreetingNotice, GREETINGS } from "@kingrow/protocol";
import type { CallLedger } from "./callLedger.ts";
import { type History, ownersIn } from "./history.ts";
import type { People } from "./people.ts";
import type { Accuse } from "./violationLog.ts";

export interface GreetingOptions {
  readonly calls: CallLedger;
  readonly history: History;
  readonly people: People;
  readonly accuse: Accuse;
}

/** Checks a greeting that a socket receives. */
export function checkGreeting(
  { calls, history, people, accuse }: GreetingOptions,
  socketId: string,
  { roomId, playerId, greeting }: GreetingNotice,
): void {
  const [speaker, listener] = [people.ownerOf(playerId), people.ownerOf(socketId)];
  const room = history.latest(roomId);
  const players = room === undefined ? [] : ownersIn(room);
  if (!GREETINGS.includes(greeting) || !calls.spend("greet", roomId, speaker, greeting))
    accuse("nothing is said that nobody said", `${greeting} in ${roomId} by ${playerId}`);
  if (speaker === listener || !players.includes(listener))
    accuse("the other player alone is greeted", `${socketId} in ${roomId} by ${playerId}`);
}
