// The rules of the game in ten lines, each with a picture and most with a board to try them on (P36).
import { useId } from "react";
import { useStudyTexts } from "../text/study/studyTexts.ts";
import { Button } from "../ui/Button.tsx";
import { LESSONS } from "./lessons.ts";
import { MiniBoard } from "./MiniBoard.tsx";
import { PICTURES } from "./pictures.ts";
import styles from "./Rules.module.css";

/** `onTry` gets the index of an exercise in `LESSONS`. The page must contain DiscSymbols. */
export function Rules({ onTry }: { readonly onTry: (lesson: number) => void }) {
  const { help } = useStudyTexts();
  const id = useId();
  return (
    <ol className={styles["lines"]}>
      {PICTURES.map((picture) => {
        const { line } = picture;
        const lesson = LESSONS.findIndex(({ name }) => name === line);
        return (
          <li key={line} className={styles["line"]}>
            <MiniBoard {...picture} />
            <span className={styles["words"]}>
              <span id={id + line}>{help.lines[line]}</span>
              {lesson >= 0 && (
                <Button aria-describedby={id + line} onClick={() => onTry(lesson)}>
                  {help.tryIt}
                </Button>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
