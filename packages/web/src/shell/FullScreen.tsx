// One message in the middle of the screen, with a way on.
import type { ReactNode } from "react";
import { LogoMark } from "../ui/Logo.tsx";
import { useFocusOfScreen } from "./arrival.ts";
import styles from "./FullScreen.module.css";

interface FullScreenProps {
  readonly title?: string;
  readonly text?: string;
  /** Says the title at once to screen readers. */
  readonly isAlert?: boolean;
  readonly children?: ReactNode;
}

export function FullScreen({ title, text, isAlert = false, children }: FullScreenProps) {
  useFocusOfScreen(title !== undefined);
  return (
    <main id="main" tabIndex={-1} className={styles["screen"]}>
      <span className={styles["mark"]}>
        <LogoMark />
      </span>
      {title !== undefined && (
        <div role={isAlert ? "alert" : undefined}>
          <h1 className={styles["title"]}>{title}</h1>
        </div>
      )}
      {text !== undefined && <p className={styles["text"]}>{text}</p>}
      {children}
    </main>
  );
}
