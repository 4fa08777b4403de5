// A card over its container, such as the board, with the background dimmed.
import { useId, type ReactNode } from "react";
import styles from "./Overlay.module.css";

interface OverlayProps {
  readonly title?: string;
  readonly children: ReactNode;
}

/** Fills the nearest positioned ancestor. Not modal: the rest of the page stays in reach. */
export function Overlay({ title, children }: OverlayProps) {
  const titleId = useId();
  return (
    <section className={styles["veil"]} aria-labelledby={title === undefined ? undefined : titleId}>
      <div className={styles["card"]}>
        {title !== undefined && <h2 id={titleId}>{title}</h2>}
        {children}
      </div>
    </section>
  );
}
