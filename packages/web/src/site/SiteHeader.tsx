// The header of every screen but the room: the logo, the navigation, and the tools.
import {
  ANALYSIS_PATH,
  GAMES_PATH,
  LEARN_PATH,
  LOBBY_PATH,
  PRACTICE_PATH,
  PUZZLES_PATH,
  REVIEW_PATH,
  TABLE_PATH,
} from "@kingrow/protocol";
import type { ReactNode } from "react";
import { useTexts } from "../text/texts.ts";
import buttons from "../ui/Button.module.css";
import { classes } from "../ui/base/classes.ts";
import { Icon } from "../ui/base/Icon.tsx";
import { Logo } from "../ui/Logo.tsx";
import { usePathname } from "../shell/address/navigation.ts";
import { PageLink } from "../shell/address/PageLink.tsx";
import { PageFrame } from "../shell/frame/PageFrame.tsx";
import { HeaderTools } from "../shell/frame/HeaderTools.tsx";
import styles from "./SiteHeader.module.css";

const PAGES = [
  { name: "play", path: LOBBY_PATH },
  { name: "puzzles", path: PUZZLES_PATH },
  { name: "learn", path: LEARN_PATH },
  { name: "analysis", path: ANALYSIS_PATH },
] as const;

/** Screens that belong to one of these. */
const PARTS: Readonly<Record<string, string>> = {
  [PRACTICE_PATH]: LOBBY_PATH,
  [TABLE_PATH]: LOBBY_PATH,
  [REVIEW_PATH]: ANALYSIS_PATH,
};

interface SitePageProps {
  /** Heads a column of readable width, the class of which may say its width and gap. */
  readonly title?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function SitePage({ title, className, children }: SitePageProps) {
  return (
    <PageFrame hasNavigation header={<SiteHeader />}>
      {title === undefined ? (
        children
      ) : (
        <div className={classes(styles["column"], className)}>
          <h1>{title}</h1>
          {children}
        </div>
      )}
    </PageFrame>
  );
}

/** The logo is the heading of the lobby and, elsewhere, a link to it. */
export function SiteHeader() {
  const { record } = useTexts();
  const path = usePathname();
  return (
    <>
      {path === LOBBY_PATH ? (
        <h1 className={styles["logo"]}>
          <Logo />
        </h1>
      ) : (
        <PageLink href={LOBBY_PATH} className={styles["logo"]}>
          <Logo />
        </PageLink>
      )}
      <SiteNav />
      <HeaderTools>
        <PageLink
          href={GAMES_PATH}
          className={classes(buttons["button"], buttons["quiet"], styles["games"])}
          aria-label={record.games}
          title={record.games}
          aria-current={path === GAMES_PATH ? "page" : undefined}
        >
          <Icon name="games" />
        </PageLink>
      </HeaderTools>
    </>
  );
}

export function SiteNav() {
  const { nav } = useTexts();
  const path = usePathname();
  const shown = PARTS[path] ?? path;
  return (
    <nav className={styles["nav"]} aria-label={nav.label}>
      {PAGES.map(({ name, path: href }) => (
        <PageLink key={name} href={href} aria-current={href === shown ? "page" : undefined}>
          <Icon name={name} />
          <span>{nav[name]}</span>
        </PageLink>
      ))}
    </nav>
  );
}
