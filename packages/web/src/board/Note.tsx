// The sentence beside a piece that was tried and cannot move.

import { useEffect, useEffectEvent } from "react";

import { SIDE } from "./geometry.ts";
import styles from "./Note.module.css";
import { clearestPlace, type Sight } from "./notePlace.ts";

interface NoteProps {
  readonly text: string;
  readonly sight: Sight;
  /** Called once there was time to read it. */
  readonly onRead: () => void;
}

/** Long enough to read two short sentences. */
const READING_MS = 4000;

/** Hidden from screen readers: who explains also announces. */
export function Note({ text, sight, onRead }: NoteProps) {
  const read = useEffectEvent(onRead);
  useEffect(() => {
    const timer = setTimeout(() => read(), READING_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p ref={(note) => lay(note, sight)} aria-hidden="true" className={styles["note"]}>
      {text}
    </p>
  );
}

/** In parts of the space there is, so that it stays on the board when the window changes. */
function lay(note: HTMLElement | null, sight: Sight): void {
  if (note?.parentElement == null) return;
  const square = note.parentElement.clientWidth / SIDE;
  const size = { width: note.offsetWidth / square, height: note.offsetHeight / square };
  const { x, y } = clearestPlace(size, sight);
  const left = `${(x / (SIDE - size.width)) * 100}%`;
  const top = `${(y / (SIDE - size.height)) * 100}%`;
  Object.assign(note.style, { left, top, translate: `-${left} -${top}` });
}
