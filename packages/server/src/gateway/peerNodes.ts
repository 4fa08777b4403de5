// Signals from other nodes: the lobby changed, a seat is free.
import { type Clock, every } from "@kingrow/time";
import { tellVisitors } from "./broadcast.ts";
import { AUDIENCE, type Lobby } from "./lobby/lobby.ts";
import type { RefusedVisitors } from "./seats/refusedVisitors.ts";
import type { Transport } from "./transport/transport.ts";

/** The lobby is read this often in any case, since a signal may get lost. */
const LOOK_MS = 2_000;

interface PeerServices {
  readonly clock: Clock;
  readonly transport: Transport;
  readonly lobby: Lobby;
  readonly visitors: RefusedVisitors;
}

/** Subscribes to the signals of other nodes. Answers how to end it. */
export function heedPeers({ clock, transport, lobby, visitors }: PeerServices): () => void {
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
