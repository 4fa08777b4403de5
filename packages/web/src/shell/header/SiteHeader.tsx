// The header of every screen but the room: the logo, the navigation, and the tools.
import { ANALYSIS_PATH, GAMES_PATH, LEARN_PATH, LOBBY_PATH, SHOTS_PATH } from "@kingrow/protocol";
import type { ReactNode } from "react";
import { useTexts } from "../../text/texts.ts";
import { Icon } from "../../ui/icons.tsx";
import { Logo } from "../../ui/Logo.tsx";
import { usePathname } from "../address/navigation.ts";
import { PageLink } from "../address/PageLink.tsx";
import { HeaderTools } from "./HeaderTools.tsx";
import styles from "./SiteHeader.module.css";

const PAGES = [
  {
    name: "play",
    path: LOBBY_PATH,
    icon: "M12 4.5c4.4 0 8 1.6 8 3.6s-3.6 3.6-8 3.6-8-1.6-8-3.6 3.6-3.6 8-3.6ZM4 8.1v4c0 2 3.6 3.6 8 3.6s8-1.6 8-3.6v-4M4 12.1v4c0 2 3.6 3.6 8 3.6s8-1.6 8-3.6v-4",
  },
  {
    name: "puzzles",
    path: SHOTS_PATH,
    icon: "M9.5 18.5h5M10 21h4M12 3a6.2 6.2 0 0 0-3.6 11.3c.7.5 1.1 1.2 1.1 2v2.2h5v-2.2c0-.8.4-1.5 1.1-2A6.2 6.2 0 0 0 12 3Z",
  },
  {
    name: "learn",
    path: LEARN_PATH,
    icon: "M12 6.5C10 5 7.5 4.5 3.5 4.5v13.5c4 0 6.5.5 8.5 2 2-1.5 4.5-2 8.5-2V4.5c-4 0-6.5.5-8.5 2Zm0 0V20",
  },
  {
    name: "analysis",
    path: ANALYSIS_PATH,
    icon: "M4 4v16h16M7.5 15l4-5 3.5 3 5-7",
  },
] as const;

const BACK_IN_TIME = "M4 4v5h5M4.5 9a8 8 0 1 1-.5 5M12 8v5l3 2";

interface SiteHeaderProps {
  /** The logo is the heading of the lobby and, elsewhere, a link to it. */
  readonly isLobby?: boolean;
}

export function SiteHeader({ isLobby = false }: SiteHeaderProps) {
  const { record } = useTexts();
  const path = usePathname();
  return (
    <>
      <SiteLogo isLobby={isLobby} />
      <SiteNav />
      <PageLink
        href={GAMES_PATH}
        className={styles["games"]}
        aria-label={record.games}
        title={record.games}
        aria-current={path === GAMES_PATH ? "page" : undefined}
      >
        <Icon>
          <path d={BACK_IN_TIME} />
        </Icon>
      </PageLink>
      <HeaderTools />
    </>
  );
}

export function SiteNav() {
  const { nav } = useTexts();
  const path = usePathname();
  return (
    <nav className={styles["nav"]} aria-label={nav.label}>
      {PAGES.map((page) => (
        <PageLink
          key={page.name}
          href={page.path}
          aria-current={path === page.path ? "page" : undefined}
        >
          <Icon>
            <path d={page.icon} />
          </Icon>
          <span>{nav[page.name]}</span>
        </PageLink>
      ))}
    </nav>
  );
}

function SiteLogo({ isLobby }: Required<SiteHeaderProps>): ReactNode {
  if (isLobby)
    return (
      <h1 className={styles["logo"]}>
        <Logo />
      </h1>
    );
  return (
    <PageLink href={LOBBY_PATH} className={styles["logo"]}>
      <Logo />
    </PageLink>
  );
}
