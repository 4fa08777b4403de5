// The sentence beside a piece that was tried and cannot move.
import { useInterval } from "../../ui/base/useInterval.ts";
import { SIDE } from "./geometry.ts";
import styles from "./Board.module.css";
import { clearestPlace, type Sight } from "./notePlace.ts";

interface NoteProps {
  readonly text: string;
  readonly sight: Sight;
  readonly onRead: () => void;
}

/** Long enough to read two short sentences. */
const READING_MS = 4000;

/** Hidden from screen readers: who explains also announces. */
export function Note({ text, sight, onRead }: NoteProps) {
  useInterval(READING_MS, onRead);
  return (
    <p ref={(note) => keepClear(note, sight)} aria-hidden="true" className={styles["note"]}>
      {text}
    </p>
  );
}

/** Lays it anew when a message comes where it lies, or the window changes; hands back how to stop that. */
function keepClear(note: HTMLElement | null, sight: Sight): () => void {
  const place = (): void => lay(note, sight);
  const messages = new MutationObserver(place);
  const line = document.querySelector(LINE);
  if (line !== null) messages.observe(line, { childList: true });
  window.addEventListener("resize", place);
  place();
  return () => {
    messages.disconnect();
    window.removeEventListener("resize", place);
  };
}

function lay(note: HTMLElement | null, sight: Sight): void {
  const field = note?.parentElement;
  if (note == null || field == null) return;
  const below = topBelow(note, field);
  if (below === undefined) layOnBoard(note, field, sight);
  else Object.assign(note.style, { left: "50%", top: `${below}px`, translate: "-50%" });
}

/** Whoever has a line for messages below the board marks it with this; it is free while there is nothing in it. */
const LINE = "[data-note-line]";
/** On a board that is no wider a note takes much of the sight. CSS pixels. */
const SMALL_PX = 480;
/** A note may reach so far beyond the line, above and below. CSS pixels. */
const OVERHANG_PX = 4;

/** How far below the upper edge of the squares a note of a small board lies in the free line; undefined where it finds none. */
function topBelow(note: HTMLElement, field: HTMLElement): number | undefined {
  const line = field.clientWidth > SMALL_PX ? null : document.querySelector(`${LINE}:empty`);
  if (line === null) return undefined;
  const [free, squares] = [line.getBoundingClientRect(), field.getBoundingClientRect()];
  const spare = (free.height - note.offsetHeight) / 2;
  const isEnough = free.top >= squares.bottom && spare >= -OVERHANG_PX;
  return isEnough ? free.top + spare - squares.top : undefined;
}

/** In parts of the space there is, so that it stays on the board when the window changes. */
function layOnBoard(note: HTMLElement, field: HTMLElement, sight: Sight): void {
  const square = field.clientWidth / SIDE;
  const size = { width: note.offsetWidth / square, height: note.offsetHeight / square };
  const { x, y } = clearestPlace(size, sight);
  const left = `${(x / (SIDE - size.width)) * 100}%`;
  const top = `${(y / (SIDE - size.height)) * 100}%`;
  Object.assign(note.style, { left, top, translate: `-${left} -${top}` });
}
