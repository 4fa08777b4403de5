// From a finished game to its review and to the analysis board.
import { ANALYSIS_PATH, REVIEW_PATH } from "@kingrow/protocol";
import links from "../shell/address/links.module.css";
import { useTexts } from "../text/texts.ts";
import { encodeGame } from "./replayLink.ts";
import type { SavedGame } from "./savedGame.ts";

interface StudyLinksProps {
  readonly game: SavedGame;
  /** Where the analysis begins: after so many moves. */
  readonly ply: number;
  /** In a tab of its own: the player keeps the seat in this one. */
  readonly isApart?: boolean;
}

export function StudyLinks({ game, ply, isApart = false }: StudyLinksProps) {
  const { record } = useTexts();
  const code = encodeGame(game);
  const target = isApart ? { target: "_blank", rel: "noopener" } : {};
  return (
    <>
      <a className={links["action"]} href={`${REVIEW_PATH}#${code}`} {...target}>
        {record.review}
      </a>
      <a className={links["action"]} href={`${ANALYSIS_PATH}#${code}.${ply}`} {...target}>
        {record.analyse}
      </a>
    </>
  );
}
