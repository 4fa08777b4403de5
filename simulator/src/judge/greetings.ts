// Greetings: each was said by the player it is said to come from, once, and the other player alone hears it (rule O7).
import { type GreetingNotice, GREETINGS } from "@kingrow/protocol";
import type { Asked } from "./asked.ts";
import { type History, ownersIn } from "./history.ts";
import type { People } from "./people.ts";
import type { Accuse } from "./verdict.ts";

export interface GreetingOptions {
  readonly asked: Pick<Asked, "spend">;
  readonly history: Pick<History, "latest">;
  readonly people: Pick<People, "ownerOf">;
  readonly accuse: Accuse;
}

/** A socket is told what the other player says. */
export function checkGreeting(
  { asked, history, people, accuse }: GreetingOptions,
  socketId: string,
  { roomId, playerId, greeting }: GreetingNotice,
): void {
  const [speaker, listener] = [people.ownerOf(playerId), people.ownerOf(socketId)];
  const room = history.latest(roomId);
  const players = room === undefined ? [] : ownersIn(room);
  if (!GREETINGS.includes(greeting) || !asked.spend("greet", roomId, speaker, greeting))
    accuse("nothing is said that nobody said", `${greeting} in ${roomId} by ${playerId}`);
  if (speaker === listener || !players.includes(listener))
    accuse("the other player alone is greeted", `${socketId} in ${roomId} by ${playerId}`);
}
