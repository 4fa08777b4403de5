// The analysis board: what it shows is in the link, and changes there as it changes on the board.
import { initialPosition, ok } from "@kingrow/rules";
import { useState } from "react";
import { attempt } from "../../browser/attempt.ts";
import { useFragment } from "../../shell/address/navigation.ts";
import { DeadEnd } from "../../shell/frame/MessageScreen.tsx";
import { useTitle } from "../../shell/tab/useTab.ts";
import { AnalysisScreen } from "./AnalysisScreen.tsx";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import { decodeStudy, linkOf, studyOf } from "../tree/treeLink.ts";
import type { Study } from "../tree/tree.ts";

export function AnalysisRoute() {
  const texts = useStudyTexts().study;
  const fragment = useFragment();
  useTitle(texts.analysisTitle);
  const [written, setWritten] = useState(fragment);
  const [opened, setOpened] = useState({ fragment, count: 0 });
  const [isWhole, setWhole] = useState(true);
  // A link that somebody put into the address; what the board itself wrote there is known.
  if (fragment !== written) {
    setOpened({ fragment, count: opened.count + 1 });
    setWritten(fragment);
    setWhole(true);
  }
  const isEmpty = opened.fragment === "" || opened.fragment === "#";
  const study = isEmpty ? ok(studyOf(initialPosition, [])) : decodeStudy(opened.fragment);
  const keep = (next: Study): void => {
    const link = linkOf(next);
    setWhole(link.isWhole);
    // Without a new entry in the history. Browsers refuse many changes in a short time, some without a word.
    attempt(() => window.history.replaceState(null, "", `#${link.fragment}`));
    setWritten(window.location.hash);
  };
  if (!study.ok) return <DeadEnd {...texts.linkFaults[study.error]} />;
  return (
    <AnalysisScreen key={opened.count} start={study.value} isWhole={isWhole} onChange={keep} />
  );
}
