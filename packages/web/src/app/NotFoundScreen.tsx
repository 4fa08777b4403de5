// An address that leads nowhere.
import { useTexts } from "../text/texts.ts";
import { FullScreen } from "../shell/FullScreen.tsx";
import { HomeLink } from "../shell/HomeLink.tsx";
import styles from "../shell/links.module.css";
import { useTitle } from "../shell/useTab.ts";

export function NotFoundScreen() {
  const { app } = useTexts();
  useTitle(app.name);
  return (
    <FullScreen title={app.notFoundTitle} text={app.notFoundText}>
      <HomeLink className={styles["action"]}>{app.toLobby}</HomeLink>
    </FullScreen>
  );
}
