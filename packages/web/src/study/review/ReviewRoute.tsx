// A game looked back at with the computer: the game is in the link, and the review begins with the visit.
import { useMemo } from "react";
import { useFragment } from "../../shell/address/navigation.ts";
import { DeadEnd } from "../../shell/frame/FullScreen.tsx";
import { useTitle } from "../../shell/tab/useTab.ts";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import { decodeStudy } from "../tree/treeLink.ts";
import { usePlayers, withHeader } from "./players.ts";
import { ReviewScreen } from "./ReviewScreen.tsx";

export function ReviewRoute() {
  const { code, players } = usePlayers(useFragment());
  const texts = useStudyTexts().study;
  useTitle(texts.reviewTitle);
  const study = useMemo(() => decodeStudy(code), [code]);
  if (!study.ok) return <DeadEnd {...texts.linkFaults[study.error]} />;
  const { tree } = study.value;
  return <ReviewScreen key={code} tree={tree} players={withHeader(players, tree.played)} />;
}
