// The sentence beside a piece that was tried and cannot move.

import { useEffect, useEffectEvent } from "react";

import { SIDE, type Place } from "./geometry.ts";
import styles from "./Note.module.css";

interface NoteProps {
  readonly place: Place;
  readonly text: string;
  /** The rows of the pieces it speaks of; it should not cover them. */
  readonly rows: readonly number[];
  /** Called once there was time to read it. */
  readonly onRead: () => void;
}

/** Long enough to read two short sentences. */
const READING_MS = 4000;

/** The height of the longest note, in rows. */
const ROOM = 2;

/** Hidden from screen readers: who explains also announces. */
export function Note({ place, text, rows, onRead }: NoteProps) {
  const read = useEffectEvent(onRead);
  useEffect(() => {
    const timer = setTimeout(() => read(), READING_MS);
    return () => clearTimeout(timer);
  }, []);
  const along = part(place.x + 0.5);
  return (
    <p
      aria-hidden="true"
      className={styles["note"]}
      style={{ left: along, translate: `-${along}`, ...edgeOf(place.y, rows) }}
    >
      {text}
    </p>
  );
}

/** Above all the pieces or below them; if they stand too far apart, beside the one that was tried. */
function edgeOf(own: number, rows: readonly number[]): { top: string } | { bottom: string } {
  const [first, last] = [Math.min(own, ...rows), Math.max(own, ...rows)];
  if (first >= ROOM) return { bottom: part(SIDE - first) };
  if (last < SIDE - ROOM) return { top: part(last + 1) };
  return own < ROOM ? { top: part(own + 1) } : { bottom: part(SIDE - own) };
}

function part(rows: number): string {
  return `${(rows / SIDE) * 100}%`;
}
