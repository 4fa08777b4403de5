// The way to the puzzle of the day: a line or, where there is room for it, a card with the board (P81).
import { PUZZLES_PATH } from "@kingrow/protocol";
import { useEffect, useRef, useState } from "react";
import { PageLink } from "../shell/address/PageLink.tsx";
import { ErrorBoundary } from "../shell/frame/ErrorBoundary.tsx";
import { later, Part, withStudyTexts } from "../shell/later/later.ts";
import { useNow } from "../shell/time/useTime.ts";
import { dayOf, daysInARow } from "../site/streak.ts";
import { useTexts } from "../text/texts.ts";
import { dateText } from "../text/timeText.ts";
import { Icon } from "../ui/base/Icon.tsx";
import styles from "./PuzzleOfTheDay.module.css";

/** The board comes with the puzzle screen, so that a press opens that screen at once. */
const puzzles = later(withStudyTexts(() => import("../study/puzzles/PuzzlesRoute.tsx")));

export function PuzzleOfTheDay() {
  const { lobby } = useTexts();
  // A lobby that is open over midnight has another day then.
  const now = new Date(useNow(Date.now, 60_000));
  const today = dayOf(now);
  const days = daysInARow(today);
  const picture = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    if (picture.current !== null) observer.observe(picture.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div className={styles["place"]}>
      <PageLink className={styles["puzzle"]} href={`${PUZZLES_PATH}#today`}>
        <span className={styles["line"]}>
          <Icon name="puzzles" />
          <b>{lobby.puzzleOfTheDay}</b>
          <small>
            {dateText(now)}
            {days > 1 && ` · ${lobby.daysInARow(days)}`}
          </small>
          <Icon name="next" />
        </span>
        {/* Hidden, and so not seen, where the place is too low. */}
        <div ref={picture} className={styles["picture"]}>
          <ErrorBoundary instead={null}>
            {isSeen && <Part of={puzzles}>{({ DailyTask }) => <DailyTask today={today} />}</Part>}
          </ErrorBoundary>
        </div>
      </PageLink>
    </div>
  );
}
