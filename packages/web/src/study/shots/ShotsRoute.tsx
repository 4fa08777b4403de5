// Positions of real games in which one move wins: to be found on the board.
import shotsText from "@kingrow/engine/shots.txt?raw";
import { useState } from "react";
import { useTitle } from "../../shell/tab/useTab.ts";
import { dailyNumber, readShots } from "./shotBook.ts";
import { ShotsScreen } from "./ShotsScreen.tsx";
import { useStudyTexts } from "../../text/study/studyTexts.ts";

export function ShotsRoute() {
  const texts = useStudyTexts().shots;
  const [shots] = useState(() => readShots(shotsText));
  const [today] = useState(() => dailyNumber(shots.length, new Date()));
  useTitle(texts.title);
  return <ShotsScreen shots={shots} today={today} />;
}
