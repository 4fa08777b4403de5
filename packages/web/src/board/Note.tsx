// The sentence beside a piece that was tried and cannot move.

import { useEffect, useEffectEvent } from "react";

import { SIDE, type Place } from "./geometry.ts";
import styles from "./Note.module.css";

interface NoteProps {
  readonly place: Place;
  readonly text: string;
  /** Called once there was time to read it. */
  readonly onRead: () => void;
}

/** Long enough to read two short sentences. */
const READING_MS = 4000;

/** Hidden from screen readers: who explains also announces. */
export function Note({ place, text, onRead }: NoteProps) {
  const read = useEffectEvent(onRead);
  useEffect(() => {
    const timer = setTimeout(() => read(), READING_MS);
    return () => clearTimeout(timer);
  }, []);
  const below = place.y < 2;
  const along = ((place.x + 0.5) / SIDE) * 100;
  const edge = ((below ? place.y + 1 : SIDE - place.y) / SIDE) * 100;
  return (
    <p
      aria-hidden="true"
      className={styles["note"]}
      style={{
        left: `${along}%`,
        translate: `-${along}%`,
        [below ? "top" : "bottom"]: `${edge}%`,
      }}
    >
      {text}
    </p>
  );
}
