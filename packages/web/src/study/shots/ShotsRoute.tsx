// The screen of puzzles at its address; `#today` opens the puzzle of the day.
import shotsText from "@kingrow/engine/shots.txt?raw";
import { useState } from "react";
import { useTitle } from "../../shell/tab/useTab.ts";
import { useNow } from "../../shell/time/useTime.ts";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import { dayOf, readShots } from "./shotBook.ts";
import { ShotsScreen } from "./ShotsScreen.tsx";

/** A page that is open over midnight has another day then. */
const MINUTE_MS = 60_000;

export function ShotsRoute() {
  const texts = useStudyTexts().shots;
  const [shots] = useState(() => readShots(shotsText));
  const today = dayOf(new Date(useNow(Date.now, MINUTE_MS)));
  useTitle(texts.title);
  return <ShotsScreen shots={shots} today={today} isDaily={window.location.hash === "#today"} />;
}
