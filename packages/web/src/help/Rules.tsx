// The rules of the game in ten lines, each with a picture and most with a board to try them on (P36).
import { useStudyTexts } from "../text/study/studyTexts.ts";
import { LESSONS } from "./lessons.ts";
import { MiniBoard } from "./MiniBoard.tsx";
import { PICTURES } from "./pictures.ts";
import styles from "./Rules.module.css";

/** `onTry` gets the index of an exercise in `LESSONS`. The page must contain DiscSymbols. */
export function Rules({ onTry }: { readonly onTry: (lesson: number) => void }) {
  const { help } = useStudyTexts();
  return (
    <ol className={styles["rules"]}>
      {PICTURES.map((picture) => {
        const { line } = picture;
        const lesson = LESSONS.findIndex(({ name }) => name === line);
        const Card = lesson < 0 ? "div" : "button";
        return (
          <li key={line}>
            <Card className={styles["card"]} onClick={() => lesson >= 0 && onTry(lesson)}>
              <MiniBoard {...picture} />
              <span>
                <span>{help.lines[line]}</span>
                {lesson >= 0 && <b className={styles["try"]}>{help.tryIt}</b>}
              </span>
            </Card>
          </li>
        );
      })}
    </ol>
  );
}
