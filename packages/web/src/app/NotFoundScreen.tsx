// An address that leads nowhere.
import { useTexts } from "../text/texts.ts";
import { FullScreen } from "./FullScreen.tsx";
import { HomeLink } from "./HomeLink.tsx";
import styles from "./links.module.css";
import { useTitle } from "./hooks.ts";

export function NotFoundScreen() {
  const { app } = useTexts();
  useTitle(app.name);
  return (
    <FullScreen title={app.notFoundTitle} text={app.notFoundText}>
      <HomeLink className={styles["action"]}>{app.toLobby}</HomeLink>
    </FullScreen>
  );
}
