// What there is to do with the finished game of a room, in the place of the game's actions.
import { replayLink } from "../../record/replayLink.ts";
import { pdnToday, resultText, type SavedGame } from "../../record/savedGame.ts";
import { ShareButton } from "../../record/Share.tsx";
import { positionAt } from "../../record/timeline.ts";
import { useTexts } from "../../text/texts.ts";
import styles from "./ResultOverlay.module.css";

export function SaveGame({ game }: { readonly game: SavedGame }) {
  const texts = useTexts();
  return (
    <div className={styles["after"]}>
      <ShareButton
        subject={{
          ...positionAt(game.moves, game.moves.length),
          near: "black",
          caption: resultText(game, texts),
          link: () => replayLink(game),
          pdn: () => pdnToday(game),
        }}
      />
    </div>
  );
}
