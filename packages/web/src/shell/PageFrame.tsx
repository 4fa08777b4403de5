// The frame of a screen: a header with the logo, and the main part.
import type { ReactNode } from "react";
import { useFocusOfScreen } from "./arrival.ts";
import styles from "./PageFrame.module.css";

interface PageFrameProps {
  readonly header: ReactNode;
  readonly children: ReactNode;
}

export function PageFrame({ header, children }: PageFrameProps) {
  useFocusOfScreen();
  return (
    <div className={styles["page"]}>
      <header className={styles["header"]}>{header}</header>
      <main id="main" tabIndex={-1} className={styles["main"]}>
        {children}
      </main>
    </div>
  );
}
