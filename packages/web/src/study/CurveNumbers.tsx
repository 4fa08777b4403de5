// The curve move by move, for whoever would rather read it.
import type { Position } from "@kingrow/rules";
import { turnOf } from "../record/useHistoryView.ts";
import { scoreText } from "./scoreText.ts";
import styles from "./Study.module.css";
import { useStudyTexts } from "./studyTexts.ts";

interface CurveNumbersProps {
  readonly scores: readonly number[];
  readonly game: {
    readonly start: Position;
    readonly positions: readonly Position[];
    readonly moves: readonly string[];
  };
}

export function CurveNumbers({ scores, game }: CurveNumbersProps) {
  const texts = useStudyTexts();
  return (
    <details className={styles["soft"]}>
      <summary>{texts.curveNumbers}</summary>
      <ol className={styles["numbers"]}>
        {game.moves.map((move, index) => {
          const ply = index + 1;
          const [number, color] = turnOf(ply, game.start.turn);
          const standing = scoreText(scores[ply] ?? 0, game.positions[ply] ?? game.start, texts);
          return <li key={ply}>{`${texts.place(number, color)}: ${move} · ${standing}`}</li>;
        })}
      </ol>
    </details>
  );
}
