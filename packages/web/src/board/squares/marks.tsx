// The marks on a square: last step, forced capture, selection, destination.
//
// Each is drawn twice, a dark casing under a bright core, so that it stands out on any square and
// disc; and each has a shape of its own, so that nothing is told by colour alone.
import { classes } from "../../ui/base/classes.ts";
import { Icon } from "../../ui/base/Icon.tsx";
import styles from "./marks.module.css";
import type { PremoveMark as Mark } from "../surface/types.ts";

function Strokes({ d, name }: { readonly d: string; readonly name: string }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={classes(styles["mark"], styles[name])}>
      <path className={styles["casing"]} d={d} />
      <path className={styles["core"]} d={d} />
    </svg>
  );
}

const RING = "M6 50a44 44 0 1 1 88 0a44 44 0 1 1-88 0z";
const INSIDE = "M4 4h92v92H4z";

/** Where the last step began and where it ended: a tint and a thin ring; a small ring on the empty square. */
export function LastStepMark({ end }: { readonly end: "from" | "to" }) {
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      className={classes(styles["mark"], styles["lastStep"])}
      data-end={end}
    >
      <path className={styles["thin"]} d={INSIDE} />
      {end === "from" && <circle className={styles["thin"]} cx="50" cy="50" r="7" />}
    </svg>
  );
}

export function Ring({ name }: { readonly name: "capture" | "selected" }) {
  return <Strokes name={name} d={RING} />;
}

export function DestinationDot() {
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      className={classes(styles["mark"], styles["dot"])}
    >
      <circle cx="50" cy="50" r="9.5" />
    </svg>
  );
}

const OUTLINE = "M8 8h84v84H8z";
const DIAMOND = "M50 39L61 50L50 61L39 50z";

/** A premove: a dashed outline for its piece and its start, a diamond where it goes or may go. */
export function PremoveMark({ mark }: { readonly mark: Mark }) {
  return (
    <>
      {mark !== "target" && <Strokes name="premove" d={OUTLINE} />}
      {(mark === "target" || mark === "to") && <Strokes name="target" d={DIAMOND} />}
    </>
  );
}

/** Seen only while the pointer or the focus is on the square. */
export function Lock() {
  return (
    <span className={styles["lock"]}>
      <Icon name="lock" />
    </span>
  );
}
