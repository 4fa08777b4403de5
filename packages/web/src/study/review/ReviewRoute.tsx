// A game looked back at with the computer: the game is in the link, and the review begins with the visit.
import { useMemo } from "react";
import { useTitle } from "../../shell/tab/useTab.ts";
import { ReviewScreen } from "./ReviewScreen.tsx";
import { BrokenLink, useFragment } from "../frame/StudyFrame.tsx";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import { decodeStudy } from "../tree/treeLink.ts";

export function ReviewRoute() {
  const texts = useStudyTexts().study;
  const fragment = useFragment();
  const study = useMemo(() => decodeStudy(fragment), [fragment]);
  useTitle(texts.reviewTitle);
  if (!study.ok) return <BrokenLink fault={study.error} />;
  return <ReviewScreen key={fragment} tree={study.value.tree} />;
}
