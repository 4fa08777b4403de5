// The header of a screen that is neither lobby nor game: the mark, the settings, and the way to the lobby.
import { Logo } from "../../ui/Logo.tsx";
import styles from "./HomeHeader.module.css";
import { HeaderTools } from "./HeaderTools.tsx";
import { HomeLink } from "../address/HomeLink.tsx";
import links from "../address/links.module.css";
import { useTexts } from "../../text/texts.ts";

export function HomeHeader() {
  const { app } = useTexts();
  return (
    <>
      <span className={styles["logo"]}>
        <Logo />
      </span>
      <HeaderTools />
      <HomeLink className={links["action"]}>{app.toLobby}</HomeLink>
    </>
  );
}
