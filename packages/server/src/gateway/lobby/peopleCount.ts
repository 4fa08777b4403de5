// The number of people on all nodes, sent to the lobby when it changed (L4).
import type { PeopleNotice } from "@kingrow/protocol";
import type { Cancel, Clock } from "@kingrow/time";
import type { PeerNodes, Audience } from "../transport/transport.ts";

/** Between two events, in milliseconds. */
const PAUSE_MS = 2_000;
/** A node sends its number to the others again after so many pauses, changed or not. */
const PAUSES_UNTIL_REPEATED = 5;
/** The number of a node that has been silent for so long counts as 0. Milliseconds. */
const FORGOTTEN_AFTER_MS = 30_000;

export interface PeopleCount {
  come(): void;
  gone(): void;
  /** Sends the number to sockets that have just entered the lobby. */
  tell(newcomers: Audience): void;
  stop(): void;
}

export interface PeopleCountOptions {
  /** The sockets of this node that are in the lobby. */
  readonly everybody: Audience;
  /** How many they are. */
  readonly audience: () => number;
  /** Missing where this is the only node. */
  readonly peers?: PeerNodes | undefined;
  readonly clock: Clock;
}

export function createPeopleCount({
  everybody,
  audience,
  peers,
  clock,
}: PeopleCountOptions): PeopleCount {
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

  /** With other nodes this never ends: they forget a silent node. */
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
    // The next visitor gets the number on entering; a later change is sent again.
    const news = audience() === 0 ? undefined : people;
    if (news !== undefined && news !== shown) everybody.emit("peopleHere", notice(news));
    shown = news;
  }

  /** After a newcomer got another number than the rest, the next number goes to all. */
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
