// How people find each other through a list of a hundred rooms: a simulation in its own time.
import { LOBBY_LIMIT } from "../../packages/protocol/src/index.ts";

/** People who come to the lobby in a second. */
const RATES = [1, 3, 10, 30, 100, 300, 1_000];
/** Of these open a room, the others look for one; so some hosts find nobody in any case. */
const HOSTS = 0.53;
const SIMULATED_S = 240;
/** Counted once the crowd is there. */
const WARM_UP_S = 60;
/** From choosing a row to having clicked it. */
const REACTION_S = 1;
/** How old a shown list may be: the pause between lists, and the way to the page. */
const LIST_AGE_S = 0.25;
/** A visitor who found a room full, or nothing in the list, looks again after this. */
const AGAIN_S = 1.5;
const LONG_WAIT_S = 60;
/** Then a host leaves again. */
const PATIENCE_S = 120;

/** Which of the open rooms a visitor may see: those from `first` on, the newest last. */
type FirstSeen = (open: number) => number;
const NEWEST: FirstSeen = (open) => Math.max(0, open - LOBBY_LIMIT);
/** A hundred drawn anew for each visitor: any room may be among them. */
const DRAWN: FirstSeen = () => 0;

export function simulateRush(): void {
  console.log(
    "\nPeople a second | the newest hundred: joins that find the room full, hosts alone for a minute | a hundred drawn for each: the same",
  );
  for (const rate of RATES) {
    console.log(`  ${rate} | ${shown(simulate(rate, NEWEST))} | ${shown(simulate(rate, DRAWN))}`);
  }
}

function shown({ tries, full, hosts, alone }: Counts): string {
  return `${percent(full / tries)}, ${percent(alone / hosts)}`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}

interface Counts {
  readonly tries: number;
  readonly full: number;
  readonly hosts: number;
  readonly alone: number;
}

interface Room {
  readonly openedAt: number;
  takenAt: number;
}

/** A click lands at `at` on the row that was chosen before; no row while the list was empty. */
interface Click {
  readonly at: number;
  readonly room: Room | undefined;
}

function simulate(rate: number, firstSeen: FirstSeen): Counts {
  const random = randomFrom(1);
  const all: Room[] = [];
  /** Newest last. */
  const open: Room[] = [];
  const clicks: Click[] = [];
  const counts = { tries: 0, full: 0 };

  function choose(now: number): void {
    const end = placeOf(open, now - LIST_AGE_S);
    const first = Math.min(firstSeen(end), end);
    const room = open[first + Math.floor(random() * (end - first))];
    schedule(clicks, { at: now + (room === undefined ? AGAIN_S : REACTION_S), room });
  }

  function land({ at, room }: Click): void {
    if (room === undefined) return choose(at);
    const isFull = room.takenAt <= at || at - room.openedAt > PATIENCE_S;
    if (at > WARM_UP_S) counts.tries += 1;
    if (at > WARM_UP_S && isFull) counts.full += 1;
    if (isFull) return choose(at + AGAIN_S);
    room.takenAt = at;
    open.splice(placeOf(open, room.openedAt), 1);
  }

  for (let now = 0; now < SIMULATED_S; now += 1 / rate) {
    while ((clicks.at(-1)?.at ?? Infinity) <= now)
      land(clicks.pop() ?? { at: now, room: undefined });
    while (now - (open[0]?.openedAt ?? now) > PATIENCE_S) open.shift();
    if (random() >= HOSTS) choose(now);
    else {
      const room = { openedAt: now, takenAt: Infinity };
      all.push(room);
      open.push(room);
    }
  }
  return { ...counts, ...waitsOf(all) };
}

function waitsOf(all: readonly Room[]): Pick<Counts, "hosts" | "alone"> {
  const until = SIMULATED_S - LONG_WAIT_S;
  const counted = all.filter(({ openedAt }) => openedAt > WARM_UP_S && openedAt < until);
  const alone = counted.filter(({ openedAt, takenAt }) => takenAt - openedAt > LONG_WAIT_S);
  return { hosts: counted.length, alone: alone.length };
}

/** How many of them were opened before this moment. */
function placeOf(rooms: readonly Room[], moment: number): number {
  let [low, high] = [0, rooms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rooms[middle]?.openedAt ?? 0) < moment) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The next click stands last. */
function schedule(clicks: Click[], click: Click): void {
  let [low, high] = [0, clicks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((clicks[middle]?.at ?? 0) > click.at) low = middle + 1;
    else high = middle;
  }
  clicks.splice(low, 0, click);
}

/** Mulberry32: the same numbers in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
