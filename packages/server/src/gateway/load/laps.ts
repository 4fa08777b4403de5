// How long one lap of the event loop takes calls while many are refused (X5).
import { CALL_CLASSES, type CallClass } from "./callClasses.ts";

export interface Laps {
  noteRefused(callClass: CallClass): void;
  noteEnded(callClass: CallClass): void;
  /** Many calls of the class are refused, and this lap has taken such calls for long enough. */
  isOverFor(callClass: CallClass): boolean;
  /** Sees what is refused now; to be called every few milliseconds. */
  look(): void;
}

/**
 * While many are refused one lap of the event loop takes calls for so long, in milliseconds. Laps are
 * shorter but while V8 looks for garbage: then each call takes longer, and whoever comes meanwhile waits for
 * all that are taken in the lap, only to be refused.
 */
const LAP_MS = 10;
/** More than one refusal for so many calls that end is a press. */
const ENDED_FOR_EACH = 4;
/** Where fewer are refused a standstill may be the reason: nobody waits long for the rest of them. */
const LEAST_REFUSED = 32;
/** So much of what was seen counts at the next look: on a slow machine few are refused in a single one. */
const FADES = 0.8;
const LAST_GIVEN_UP_FIRST = CALL_CLASSES.toReversed();

export function areMany(refused: number, ended: number): boolean {
  return refused * ENDED_FOR_EACH > ended;
}

export function createLaps(now: () => number): Laps {
  const lap = createLap(now, LAP_MS);
  const [refused, ended] = [none(), none()];
  let pressed: ReadonlySet<CallClass> = new Set();
  return {
    noteRefused: (callClass) => void (refused[callClass] += 1),
    noteEnded: (callClass) => void (ended[callClass] += 1),
    isOverFor: (callClass) => pressed.has(callClass) && lap.isLong(),
    look() {
      pressed = pressedOf(refused, ended);
      fade(refused);
      fade(ended);
    },
  };
}

type Counts = Record<CallClass, number>;

const none = (): Counts => ({ rooms: 0, joins: 0, ready: 0, moves: 0 });

function fade(counts: Counts): void {
  for (const callClass of CALL_CLASSES) counts[callClass] *= FADES;
}

/** A class is pressed by itself and by what is given up after it: only moves keep moves out. */
function pressedOf(refused: Counts, ended: Counts): ReadonlySet<CallClass> {
  const pressed = new Set<CallClass>();
  let [refusals, ends] = [0, 0];
  for (const callClass of LAST_GIVEN_UP_FIRST) {
    refusals += refused[callClass];
    ends += ended[callClass];
    const isPress = refusals >= LEAST_REFUSED && areMany(refusals, ends);
    if (isPress || pressed.size > 0) pressed.add(callClass);
  }
  return pressed;
}

/** How long calls have been taken in this lap of the event loop, from the first of them on. */
export function createLap(now: () => number, mostMs: number) {
  let endsAt: number | undefined;
  const end = (): void => {
    endsAt = undefined;
  };
  return {
    isLong(): boolean {
      if (endsAt !== undefined) return now() >= endsAt;
      endsAt = now() + mostMs;
      setImmediate(end);
      return false;
    },
  };
}
