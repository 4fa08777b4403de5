// Links that stay in the page on a plain click, and the button that loads the page anew. With a modifier the browser opens
// a tab or a window.
import { GAMES_PATH, LOBBY_PATH, screenAt } from "@kingrow/protocol";
import type { ComponentProps, MouseEvent } from "react";
import { useTexts } from "../../text/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { useOffline } from "../tab/useTab.ts";
import { navigate, usePathname } from "./navigation.ts";

interface PageLinkProps extends ComponentProps<"a"> {
  readonly href: string;
  readonly replace?: boolean;
}

export function PageLink({ replace = false, children, ...props }: PageLinkProps) {
  const follow = (event: MouseEvent): void => {
    const { button, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (button !== 0 || ctrlKey || metaKey || altKey || shiftKey) return;
    if (props.target !== undefined) return;
    // The browser loads the present screen anew.
    if (window.location.pathname === props.href) return;
    event.preventDefault();
    navigate(props.href, { replace });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- its `href` is among the properties
    <a {...props} onClick={follow}>
      {children}
    </a>
  );
}

/** The way to the lobby from a screen that leads nowhere else. */
export function HomeLink(props: Omit<PageLinkProps, "href">) {
  return <PageLink {...props} href={LOBBY_PATH} replace />;
}

const TABLES = new Set(["room", "practice", "table"]);

/** The finished games that the browser keeps. At a table they open in a tab of their own: the game and the seat stay. */
export function GamesLink({ className }: { readonly className?: string | undefined }) {
  const { record } = useTexts();
  const isAtTable = TABLES.has(screenAt(usePathname()) ?? "");
  return (
    <PageLink
      className={className}
      href={GAMES_PATH}
      {...(isAtTable && { target: "_blank", rel: "noopener" })}
    >
      {record.games}
    </PageLink>
  );
}

/** Loads the page anew. Offline that would take away even what is there. */
export function ReloadButton() {
  const { connection } = useTexts();
  const isOffline = useOffline();
  return (
    <Button variant="primary" disabled={isOffline} onClick={() => window.location.reload()}>
      {isOffline ? connection.offlineTitle : connection.tryAgain}
    </Button>
  );
}
