// The replay of a game from its link. It needs no room, seat or connection (P29).
import { useMemo, useSyncExternalStore } from "react";
import { FullScreen } from "../shell/frame/FullScreen.tsx";
import { HomeLink } from "../shell/address/PageLink.tsx";
import { useTitle } from "../shell/tab/useTab.ts";
import links from "../shell/address/links.module.css";
import { decodeReplay, type LinkFault } from "../record/replayLink.ts";
import { useTexts } from "../text/texts.ts";
import { ReplayScreen } from "./ReplayScreen.tsx";

export function ReplayRoute() {
  const { replay } = useTexts();
  const fragment = useSyncExternalStore(onFragment, () => window.location.hash);
  const game = useMemo(() => decodeReplay(fragment), [fragment]);
  useTitle(replay.replayTitle);
  if (!game.ok) return <BrokenLink fault={game.error} />;
  return <ReplayScreen key={fragment} game={game.value.game} start={game.value.ply} />;
}

/** The visitor may paste another link. */
function onFragment(listen: () => void): () => void {
  window.addEventListener("hashchange", listen);
  return () => window.removeEventListener("hashchange", listen);
}

function BrokenLink({ fault }: { readonly fault: LinkFault }) {
  const { app, replay } = useTexts();
  return (
    <FullScreen {...replay.faults[fault]} isAlert>
      <HomeLink className={links["action"]}>{app.toLobby}</HomeLink>
    </FullScreen>
  );
}
