// What this node does when other nodes tell it something, and how it lives with what it did not hear.
import { type Clock, every } from "@kingrow/time";
import { tellVisitors } from "./broadcast.ts";
import { AUDIENCE, type Lobby } from "./lobby/lobby.ts";
import type { RefusedVisitors } from "./seats/refusedVisitors.ts";
import type { Transport } from "./transport/transport.ts";

/** A signal may get lost; the lobby is looked at this often anyway. */
const LOOK_MS = 2_000;

export interface HeedDependencies {
  readonly clock: Clock;
  readonly transport: Transport;
  readonly lobby: Lobby;
  readonly visitors: RefusedVisitors;
}

/** Begins to heed the other nodes, if there are some. Answers how to end it. */
export function heedPeers({ clock, transport, lobby, visitors }: HeedDependencies): () => void {
  if (transport.peers === undefined) return () => undefined;
  const lookAgain = () => {
    if (transport.countIn(AUDIENCE) > 0) lobby.touchedElsewhere();
  };
  transport.peers.hear({
    lobbyTouched: lookAgain,
    seatFreed: (roomId) => tellVisitors({ io: transport, visitors }, roomId),
  });
  return every(clock, LOOK_MS, lookAgain);
}
