// The picture of a player's name: a turned disc with the initial.
import type { CSSProperties } from "react";
import styles from "./NameDisc.module.css";

const STAINS = 8;

interface NameDiscProps {
  /** The number of the name chooses the colour. */
  readonly number: number;
  readonly name: string;
}

/** Decoration: the name stands beside it. Its size follows the text around it. */
export function NameDisc({ number, name }: NameDiscProps) {
  const style: CSSProperties & Record<"--stain", number> = { "--stain": number % STAINS };
  return (
    <span className={styles["disc"]} style={style} data-initial={name.slice(0, 1)} aria-hidden />
  );
}
