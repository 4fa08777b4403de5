// The replay of a game from its link. It needs no room, seat or connection (P29).
import { useMemo } from "react";
import { decodeReplay } from "../record/replayLink.ts";
import { useFragment } from "../shell/address/navigation.ts";
import { DeadEnd } from "../shell/frame/FullScreen.tsx";
import { useTitle } from "../shell/tab/useTab.ts";
import { useTexts } from "../text/texts.ts";
import { ReplayScreen } from "./ReplayScreen.tsx";

export function ReplayRoute() {
  const { replay } = useTexts();
  const fragment = useFragment();
  const game = useMemo(() => decodeReplay(fragment), [fragment]);
  useTitle(replay.replayTitle);
  if (!game.ok) return <DeadEnd {...replay.faults[game.error]} />;
  return <ReplayScreen key={fragment} game={game.value.game} start={game.value.ply} />;
}
