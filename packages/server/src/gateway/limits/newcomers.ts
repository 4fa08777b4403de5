// Players whom the servers meet for the first time: an address brings only so many (X4).
import type { AddressLimits, Counters } from "./addressLimits.ts";
import type { Verdict } from "./limits.ts";
import type { Caller } from "../transport/types.ts";

export interface Newcomers {
  /** A socket has connected: counts its player if it is new. */
  readonly meet: (socket: Caller) => void;
  /** It has a seat, so its player is none of those who come with ever new keys. */
  seated(socket: Caller): void;
  /** What was said when it came, as long as that lasts; nothing of those who were known. */
  verdictOn(socket: Caller): Promise<Verdict | undefined>;
}

/** Beyond it those who came first are forgotten, and count as new when they come again. */
const MOST_KNOWN = 50_000;

/** Where several nodes know of each other's players: for so long since one of them came or sat down. */
const KNOWN_S = 3_600;
/** In between a node does not say it again. */
const SAID_S = KNOWN_S / 2;
/** Of what Redis did not take: it is said again as soon as there is an occasion. */
const NEVER = Number.NEGATIVE_INFINITY;
const IS_KNOWN = "return redis.call('EXISTS', KEYS[1])";
const KNOW = "return redis.call('SET', KEYS[1], '', 'EX', ARGV[1])";

interface Met {
  readonly verdict: Verdict;
  /** Steady milliseconds. */
  readonly until: number;
}

export interface NewcomersDependencies {
  readonly addresses: AddressLimits;
  /** Missing where this is the only node; each knows its own players while Redis is away. */
  readonly counters?: Counters | undefined;
  /** Steady milliseconds. */
  readonly now: () => number;
}

export function createNewcomers({ addresses, counters, now }: NewcomersDependencies): Newcomers {
  /** By when the other nodes were told. */
  const known = new Map<string, number>();
  const met = new WeakMap<Caller, Promise<Met>>();

  function know(owner: string): void {
    const at = known.get(owner);
    if (at !== undefined && now() - at < SAID_S * 1_000) return;
    known.set(owner, now());
    if (known.size > MOST_KNOWN) known.delete(known.keys().next().value ?? "");
    const call = { keys: [keyOf(owner)], arguments: [String(KNOWN_S)] };
    counters?.eval(KNOW, call).catch(() => known.has(owner) && known.set(owner, NEVER));
  }

  async function isKnownElsewhere(owner: string): Promise<boolean> {
    const call = { keys: [keyOf(owner)], arguments: [] };
    return (await counters?.eval(IS_KNOWN, call).catch(ignore)) === 1;
  }

  async function count(owner: string, address: string | undefined): Promise<Met> {
    const isKnown = await isKnownElsewhere(owner);
    const verdict = isKnown ? KNOWN : await addresses.take("newKeys", address);
    if (verdict.allowed) know(owner);
    return { verdict, until: verdict.allowed ? Infinity : now() + verdict.resetsIn };
  }

  function meet(socket: Caller): void {
    const { owner, address } = socket.data.session.actor;
    if (known.has(owner)) met.delete(socket);
    else met.set(socket, count(owner, address));
  }

  async function verdictOn(socket: Caller): Promise<Verdict | undefined> {
    const last = met.get(socket);
    const one = await last;
    if (one === undefined || one.verdict.allowed) return one?.verdict;
    const resetsIn = Math.ceil(one.until - now());
    if (resetsIn > 0) return { ...one.verdict, resetsIn };
    // Too many came in a window that is over: it counts in this one, once, however much it asks for.
    if (met.get(socket) === last) meet(socket);
    return (await met.get(socket))?.verdict;
  }

  return {
    meet,
    seated(socket) {
      know(socket.data.session.actor.owner);
      met.delete(socket);
    },
    verdictOn,
  };
}

const KNOWN: Verdict = { allowed: true };

function keyOf(owner: string): string {
  return `kingrow:known:${owner}`;
}

function ignore(): void {
  // Then it counts as new.
}
