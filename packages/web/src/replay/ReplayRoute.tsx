// A game played again from its link: no room, no seat, no connection (P29).
import { useMemo, useSyncExternalStore } from "react";
import { FullScreen } from "../shell/frame/FullScreen.tsx";
import { HomeLink } from "../shell/address/HomeLink.tsx";
import { useTitle } from "../shell/tab/useTab.ts";
import links from "../shell/address/links.module.css";
import { decodeGame, type LinkFault } from "../record/replayLink.ts";
import { useTexts } from "../text/texts.ts";
import { ReplayScreen } from "./ReplayScreen.tsx";

export function ReplayRoute() {
  const replay = useTexts().replay;
  const fragment = useSyncExternalStore(onFragment, () => window.location.hash);
  const game = useMemo(() => decodeGame(fragment), [fragment]);
  useTitle(replay.replayTitle);
  if (!game.ok) return <BrokenLink fault={game.error} />;
  return <ReplayScreen key={fragment} game={game.value} />;
}

/** Another link may be put in the place of this one. */
function onFragment(listen: () => void): () => void {
  window.addEventListener("hashchange", listen);
  return () => window.removeEventListener("hashchange", listen);
}

function BrokenLink({ fault }: { readonly fault: LinkFault }) {
  const { app } = useTexts();
  const replay = useTexts().replay;
  return (
    <FullScreen {...replay.faults[fault]} isAlert>
      <HomeLink className={links["action"]}>{app.toLobby}</HomeLink>
    </FullScreen>
  );
}
