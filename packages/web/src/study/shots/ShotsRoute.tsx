// The screen of puzzles at its address; `#today` opens the puzzle of the day.
import shotsText from "@kingrow/engine/shots.txt?raw";
import { useState } from "react";
import { useTitle } from "../../shell/tab/useTab.ts";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import { dayOf, readShots } from "./shotBook.ts";
import { ShotsScreen } from "./ShotsScreen.tsx";

export function ShotsRoute() {
  const texts = useStudyTexts().shots;
  const [shots] = useState(() => readShots(shotsText));
  const [today] = useState(() => dayOf(new Date()));
  useTitle(texts.title);
  return <ShotsScreen shots={shots} today={today} isDaily={window.location.hash === "#today"} />;
}
