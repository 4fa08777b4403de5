// The way to the finished games that the browser keeps, from wherever there is room for a link.
import { GAMES_PATH, screenAt } from "@kingrow/protocol";
import { useTexts } from "../../text/texts.ts";
import { usePathname } from "./navigation.ts";
import { PageLink } from "./PageLink.tsx";

const TABLES = new Set(["room", "practice", "table"]);

interface GamesLinkProps {
  readonly className?: string | undefined;
}

/** At a table it opens in a tab of its own, so that the game and the seat stay. */
export function GamesLink({ className }: GamesLinkProps) {
  const { record } = useTexts();
  const isAtTable = TABLES.has(screenAt(usePathname()) ?? "");
  if (!isAtTable)
    return (
      <PageLink className={className} href={GAMES_PATH}>
        {record.games}
      </PageLink>
    );
  return (
    <a className={className} href={GAMES_PATH} target="_blank" rel="noopener">
      {record.games}
    </a>
  );
}
