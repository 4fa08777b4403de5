// Text for screen readers only.

import type { ReactNode } from "react";

import styles from "./VisuallyHidden.module.css";

interface VisuallyHiddenProps {
  readonly id?: string;
  readonly children: ReactNode;
}

export function VisuallyHidden({ id, children }: VisuallyHiddenProps) {
  return (
    <span id={id} className={styles["hidden"]}>
      {children}
    </span>
  );
}
