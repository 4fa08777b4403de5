// Checks greetings: each was sent once by its player, and only the other player gets it (rule O7).
import { type GreetingNotice, GREETINGS } from "@kingrow/protocol";
import type { CallLedger } from "./callLedger.ts";
import { type History, ownersIn } from "./history.ts";
import type { People } from "./people.ts";
import type { Report } from "./violationLog.ts";

export interface GreetingOptions {
  readonly calls: CallLedger;
  readonly history: History;
  readonly people: People;
  readonly report: Report;
}

/** Checks a greeting that a socket receives. */
export function checkGreeting(
  { calls, history, people, report }: GreetingOptions,
  socketId: string,
  { roomId, playerId, greeting }: GreetingNotice,
): void {
  const [speaker, listener] = [people.ownerOf(playerId), people.ownerOf(socketId)];
  const room = history.latest(roomId);
  const players = room === undefined ? [] : ownersIn(room);
  if (!GREETINGS.includes(greeting) || !calls.spend("greet", roomId, speaker, greeting))
    report("every greeting was sent", `${greeting} in ${roomId} by ${playerId}`);
  if (speaker === listener || !players.includes(listener))
    report("only the other player gets a greeting", `${socketId} in ${roomId} by ${playerId}`);
}
