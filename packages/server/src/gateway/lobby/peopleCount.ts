// The number of people on all nodes. The lobby gets it when it changed (L4).
import type { PeopleNotice } from "@kingrow/protocol";
import type { Cancel, Clock } from "@kingrow/time";
import type { PeerNodes, Audience } from "../transport/transport.ts";

/** Pause between two events. */
const PAUSE_MS = 2_000;
/** Number of pauses after which a node repeats its number to the other nodes. */
const PAUSES_UNTIL_REPEATED = 5;
/** The number of a silent node counts as 0 after this time. */
const FORGOTTEN_AFTER_MS = 30_000;

export interface PeopleCount {
  come(): void;
  gone(): void;
  /** Sends the number to sockets that have entered the lobby. */
  sendTo(newcomers: Audience): void;
  stop(): void;
}

export interface PeopleCountOptions {
  /** The sockets of this node that are in the lobby. */
  readonly audience: Audience;
  /** Their number. */
  readonly audienceSize: () => number;
  /** Missing on a single node. */
  readonly peers?: PeerNodes | undefined;
  readonly clock: Clock;
}

export function createPeopleCount(options: PeopleCountOptions): PeopleCount {
  const { audience, audienceSize, peers, clock } = options;
  let here = 0;
  const elsewhere = new Map<string, { readonly count: number; readonly at: number }>();
  let shown: number | undefined;
  let sentToPeers: number | undefined;
  let pauses = 0;
  let cancelLook: Cancel | undefined;

  function count(): number {
    for (const [node, { at }] of elsewhere)
      if (clock.now() - at >= FORGOTTEN_AFTER_MS) elsewhere.delete(node);
    return [...elsewhere.values()].reduce((sum, { count }) => sum + count, here);
  }

  const notice = (people: number): PeopleNotice => ({ count: people, serverTime: clock.now() });

  function sendToPeers(): void {
    pauses += 1;
    if (here === sentToPeers && pauses < PAUSES_UNTIL_REPEATED) return;
    peers?.send.peopleCount(here);
    sentToPeers = here;
    pauses = 0;
  }

  /** With other nodes this never ends, because they forget a silent node. */
  function lookLater(): void {
    cancelLook ??= clock.after(PAUSE_MS, () => {
      cancelLook = undefined;
      look();
    });
  }

  function look(): void {
    if (peers !== undefined) {
      sendToPeers();
      lookLater();
    }
    const people = count();
    // A visitor gets the number when entering an empty lobby.
    const news = audienceSize() === 0 ? undefined : people;
    if (news !== undefined && news !== shown) audience.emit("peopleHere", notice(news));
    shown = news;
  }

  /** If the newcomers get a new number, the next look sends it to all. */
  function sendTo(newcomers: Audience): void {
    const people = count();
    if (people !== shown) shown = undefined;
    newcomers.emit("peopleHere", notice(people));
  }

  function moved(by: 1 | -1): void {
    here += by;
    lookLater();
  }

  peers?.subscribe({
    peopleCount: (node, people) => void elsewhere.set(node, { count: people, at: clock.now() }),
  });
  if (peers !== undefined) lookLater();
  return {
    come: () => moved(1),
    gone: () => moved(-1),
    sendTo,
    stop: () => cancelLook?.(),
  };
}
