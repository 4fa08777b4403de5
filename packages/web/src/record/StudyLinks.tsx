// From a game that is over to its review and to the analysis board.
import { ANALYSIS_PATH, REVIEW_PATH } from "@kingrow/protocol";
import { useTexts } from "../text/texts.ts";
import { encodeGame } from "./replayLink.ts";
import styles from "./SaveGame.module.css";
import type { SavedGame } from "./savedGame.ts";

interface StudyLinksProps {
  readonly game: SavedGame;
  /** Where the analysis begins: after so many moves. */
  readonly ply: number;
  /** In a tab of its own: who sits in a room keeps the seat. */
  readonly isApart?: boolean;
}

export function StudyLinks({ game, ply, isApart = false }: StudyLinksProps) {
  const { record } = useTexts();
  const code = encodeGame(game);
  const target = isApart ? { target: "_blank", rel: "noopener" } : {};
  return (
    <span className={styles["links"]}>
      <a href={`${REVIEW_PATH}#${code}`} {...target}>
        {record.review}
      </a>
      <a href={`${ANALYSIS_PATH}#${code}.${ply}`} {...target}>
        {record.analyse}
      </a>
    </span>
  );
}
