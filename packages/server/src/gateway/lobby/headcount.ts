// How many people are here, on all nodes: told to the lobby, seldom and only when it changed (L4).
import type { PeopleNotice } from "@kingrow/protocol";
import type { Cancel, Clock } from "@kingrow/time";
import type { PeerNodes, Audience } from "../transport/transport.ts";

/** Told at most once in so many milliseconds. */
const PAUSE_MS = 2_000;
/** A node tells its number again after so many pauses, changed or not. */
const PAUSES_UNTIL_REPEATED = 5;
/** A node that is not heard of for so long has nobody any more. Milliseconds. */
const FORGOTTEN_AFTER_MS = 30_000;

export interface Headcount {
  come(): void;
  gone(): void;
  /** Tells those who have just come to the lobby. */
  tell(newcomers: Audience): void;
  stop(): void;
}

export interface HeadcountDependencies {
  /** The sockets of this node that are in the lobby. */
  readonly everybody: Audience;
  /** How many they are. */
  readonly audience: () => number;
  /** Missing where this is the only node. */
  readonly peers?: PeerNodes | undefined;
  readonly clock: Clock;
}

export function createHeadcount({
  everybody,
  audience,
  peers,
  clock,
}: HeadcountDependencies): Headcount {
  let here = 0;
  const elsewhere = new Map<string, { readonly count: number; readonly at: number }>();
  let shown: number | undefined;
  let told: number | undefined;
  let pauses = 0;
  let cancelLook: Cancel | undefined;

  function count(): number {
    const heard = [...elsewhere.values()].filter(({ at }) => clock.now() - at < FORGOTTEN_AFTER_MS);
    return heard.reduce((sum, node) => sum + node.count, here);
  }

  function notice(count: number): PeopleNotice {
    return { count, serverTime: clock.now() };
  }

  function tellPeers(): void {
    pauses += 1;
    if (here === told && pauses < PAUSES_UNTIL_REPEATED) return;
    peers?.tell.headcount(here);
    told = here;
    pauses = 0;
  }

  /** Where other nodes listen it goes on for ever: they forget who is silent. */
  function lookLater(): void {
    cancelLook ??= clock.after(PAUSE_MS, () => {
      cancelLook = undefined;
      look();
    });
  }

  function look(): void {
    if (peers !== undefined) {
      tellPeers();
      lookLater();
    }
    const people = count();
    // Whoever comes next is told directly; then any other number is news again.
    const news = audience() === 0 ? undefined : people;
    if (news !== undefined && news !== shown) everybody.emit("peopleHere", notice(news));
    shown = news;
  }

  /** Whoever is told another number than the lobby heard last has to be told the last one, too. */
  function tell(newcomers: Audience): void {
    const people = count();
    if (people !== shown) shown = undefined;
    newcomers.emit("peopleHere", notice(people));
  }

  function moved(by: 1 | -1): void {
    here += by;
    lookLater();
  }

  peers?.hearHeadcount((node, people) => elsewhere.set(node, { count: people, at: clock.now() }));
  if (peers !== undefined) lookLater();
  return {
    come: () => moved(1),
    gone: () => moved(-1),
    tell,
    stop: () => cancelLook?.(),
  };
}
