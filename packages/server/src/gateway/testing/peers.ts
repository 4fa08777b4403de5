// Transports between several nodes that send nothing, for the tests of this folder.
import type { Audience, PeerNodes, Sender, Transport } from "../transport/transport.ts";

const nothing = (): void => undefined;

/** Other nodes; a test may replace what is sent to them, and listen to what they send. */
export function silentPeers(
  send: Partial<PeerNodes["send"]> = {},
  subscribe: PeerNodes["subscribe"] = nothing,
): PeerNodes {
  const silent = {
    lobbyChanged: nothing,
    seatFreed: nothing,
    peopleCount: nothing,
    watcherCount: nothing,
    watchedState: nothing,
  };
  return { send: { ...silent, ...send }, subscribe };
}

/** One of several nodes. @param all what is sent to all of them, `here` what stays on this node */
export function transportOf(all: Sender, here: Sender, peers = silentPeers()): Transport {
  return {
    ...all,
    here,
    countIn: () => 0,
    addressOf: () => undefined,
    closables: () => [],
    peers,
  };
}

export function senderBy(emit: Audience["emit"]): Sender {
  return { to: () => ({ emit }), in: () => ({ disconnectSockets: nothing }) };
}
