// The frame of a screen: a header with the logo, and the main part.
import type { MouseEvent, ReactNode } from "react";
import { useTexts } from "../../text/texts.ts";
import { boardInReach, useFocusOfScreen } from "./arrival.ts";
import styles from "./PageFrame.module.css";

interface PageFrameProps {
  readonly header?: ReactNode;
  /** A phone shows the navigation of the site as a bar at the bottom. */
  readonly hasNavigation?: boolean;
  readonly children: ReactNode;
}

export function PageFrame({ header, hasNavigation = false, children }: PageFrameProps) {
  const { app } = useTexts();
  useFocusOfScreen();
  return (
    <div className={styles["page"]} data-navigation={hasNavigation || undefined}>
      {/* The first stop of the Tab key: past the header, to the board where there is one to play on. */}
      <a href="#main" className={styles["skip"]} onClick={skip}>
        {app.skip}
      </a>
      <header className={styles["header"]}>{header}</header>
      <main id="main" tabIndex={-1} className={styles["main"]}>
        {children}
      </main>
    </div>
  );
}

function skip(event: MouseEvent): void {
  event.preventDefault();
  (boardInReach() ?? document.getElementById("main"))?.focus();
}
