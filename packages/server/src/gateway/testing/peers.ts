// Transports between several nodes, and their sockets, that send nothing, for the tests of this folder.
import type { Audience, Caller, PeerNodes, Sender, Transport } from "../transport/transport.ts";

const nothing = (): void => undefined;

/** Fake other nodes: a test may replace the signals to them, and read the handlers. */
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

/** One of several nodes. `all` sends to every node, `here` to this one only. */
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
  return {
    to: () => ({ emit }),
    in: () => ({ disconnectSockets: nothing, socketsLeave: nothing }),
  };
}

export function callerOf(id: string): Caller {
  const actor = { owner: id, socketId: id, run: "run-1" };
  const session = { actor, rooms: new Set<string>(), running: new Set<Promise<void>>() };
  return { id, connected: true, data: { session }, emit: nothing, join: nothing, leave: nothing };
}
