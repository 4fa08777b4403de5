// One message in the middle of the screen with a way on, and what is shown while there is nothing to say yet.
import { PRACTICE_PATH, TABLE_PATH } from "@kingrow/protocol";
import type { ReactNode } from "react";
import { useTexts } from "../../text/texts.ts";
import { LogoMark } from "../../ui/Logo.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import buttons from "../../ui/Button.module.css";
import { HomeLink, PageLink } from "../address/PageLink.tsx";
import { ConnectionStatus, useIsUnreachable } from "./ConnectionStatus.tsx";
import styles from "./MessageScreen.module.css";
import { useFocusOfScreen } from "./arrival.ts";

interface MessageScreenProps {
  readonly title?: string;
  readonly text?: string;
  /** Says the title at once to screen readers. */
  readonly isAlert?: boolean;
  readonly children?: ReactNode;
}

export function MessageScreen({ title, text, isAlert = false, children }: MessageScreenProps) {
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

/** Says why there is nothing to show; the last way on leads to the lobby. */
export function DeadEnd({ children, ...why }: MessageScreenProps) {
  const { app } = useTexts();
  return (
    <MessageScreen {...why} isAlert>
      {children}
      <HomeLink className={buttons["link"]}>{app.toLobby}</HomeLink>
    </MessageScreen>
  );
}

/** What is shown until the first room state is here (P13). */
export function LoadingScreen() {
  const { loading, lobby, app } = useTexts();
  const isUnreachable = useIsUnreachable();
  return (
    <MessageScreen>
      {!isUnreachable && <Spinner label={loading} />}
      <ConnectionStatus place="" />
      {isUnreachable && (
        <>
          <PageLink className={buttons["link"]} href={PRACTICE_PATH}>
            {lobby.computer}
          </PageLink>
          <PageLink className={buttons["link"]} href={TABLE_PATH}>
            {lobby.table}
          </PageLink>
          <HomeLink className={buttons["link"]}>{app.toLobby}</HomeLink>
        </>
      )}
    </MessageScreen>
  );
}
