// The marks on a square: where the last step went, what must capture, what is held, where it may go.
//
// Each is drawn twice, a dark casing under a bright core, so that it stands out on any square and
// disc; and each has a shape of its own, so that nothing is told by colour alone.

import { LockIcon } from "../ui/icons.tsx";
import styles from "./marks.module.css";

interface StrokesProps {
  readonly d: string;
  readonly name: string;
}

function Strokes({ d, name }: StrokesProps) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false" className={styles[name]}>
      <path className={styles["casing"]} d={d} />
      <path className={styles["core"]} d={d} />
    </svg>
  );
}

const CORNERS = "M5 20V5h15M80 5h15v15M95 80v15H80M20 95H5V80";
const RING = "M7 50a43 43 0 1 1 86 0a43 43 0 1 1-86 0z";
/** Four arcs with gaps at the corners of the square. */
const ARCS =
  "M12.760 28.500A43 43 0 0 1 28.500 12.760M71.500 12.760A43 43 0 0 1 87.240 28.500M87.240 71.500A43 43 0 0 1 71.500 87.240M28.500 87.240A43 43 0 0 1 12.760 71.500";

/** Where the last step began and where it ended: brackets, and on the empty square a small ring. */
export function LastStepMark({ end }: { readonly end: "from" | "to" }) {
  return (
    <>
      <Strokes name="lastStep" d={CORNERS} />
      {end === "from" && <Strokes name="lastStep" d="M43 50a7 7 0 1 1 14 0a7 7 0 1 1-14 0z" />}
    </>
  );
}

export function CaptureRing() {
  return <Strokes name="capture" d={ARCS} />;
}

export function SelectedRing() {
  return <Strokes name="selected" d={RING} />;
}

export function DestinationDot() {
  return <span className={styles["dot"]} />;
}

/** Seen only while the pointer or the focus is on the square. */
export function Lock() {
  return (
    <span className={styles["lock"]}>
      <LockIcon />
    </span>
  );
}
