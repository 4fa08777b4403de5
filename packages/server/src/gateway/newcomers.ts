// Players whom this server meets for the first time: an address brings only so many (X4).
import type { AddressLimits } from "./addressLimits.ts";
import type { Verdict } from "./limits.ts";
import type { Caller } from "./types.ts";

export interface Newcomers {
  /** A socket has connected: counts its player if it is new. */
  readonly meet: (socket: Caller) => void;
  /** It has a seat, so its player is none of those who come with ever new keys. */
  seated(socket: Caller): void;
  /** What was said when it came; nothing of those who were known. */
  verdictOn(socket: Caller): Promise<Verdict> | undefined;
}

/** Beyond it those who came first are forgotten, and count as new when they come again. */
const MOST_KNOWN = 50_000;

export function createNewcomers(addresses: AddressLimits): Newcomers {
  const known = new Set<string>();
  const verdicts = new WeakMap<Caller, Promise<Verdict>>();

  function know(owner: string): void {
    known.add(owner);
    if (known.size > MOST_KNOWN) known.delete(known.values().next().value ?? "");
  }

  async function count(owner: string, address: string | undefined): Promise<Verdict> {
    const verdict = await addresses.take("newKeys", address);
    if (verdict.allowed) know(owner);
    return verdict;
  }

  return {
    meet(socket) {
      const { owner, address } = socket.data.session.actor;
      if (!known.has(owner)) verdicts.set(socket, count(owner, address));
    },
    seated(socket) {
      know(socket.data.session.actor.owner);
      verdicts.delete(socket);
    },
    verdictOn: (socket) => verdicts.get(socket),
  };
}
