// An address that leads nowhere.
import { Link } from "wouter";
import { useTexts } from "../text/texts.ts";
import { FullScreen } from "./FullScreen.tsx";
import styles from "./links.module.css";
import { useTitle } from "./hooks.ts";

export function NotFoundScreen() {
  const { app } = useTexts();
  useTitle(app.name);
  return (
    <FullScreen title={app.notFoundTitle} text={app.notFoundText}>
      <Link href="/" className={styles["action"]}>
        {app.toLobby}
      </Link>
    </FullScreen>
  );
}
