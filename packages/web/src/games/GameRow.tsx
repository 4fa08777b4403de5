// One finished game: its facts in a line, and below it, once opened, the last position and what to do with the game.
import { ANALYSIS_PATH, REPLAY_PATH } from "@kingrow/protocol";
import { useState } from "react";
import type { ArchivedGame } from "../record/archive.ts";
import { CopyButton } from "../record/Share.tsx";
import { codeWithPlayers, encodeGame, reviewAddress } from "../record/replayLink.ts";
import { reasonText } from "../record/savedGame.ts";
import { StillBoard } from "../record/StillBoard.tsx";
import { positionAt } from "../record/moves/timeline.ts";
import { useStudyTexts } from "../text/study/studyTexts.ts";
import { textsStore } from "../text/texts.ts";
import buttons from "../ui/Button.module.css";
import { Badge } from "../ui/Badge.tsx";
import { ConfirmButton } from "../ui/question/ConfirmButton.tsx";
import { namedGame, opponentName, pdnOfGame, verdictOf } from "./gameFacts.ts";
import styles from "./GameRow.module.css";

interface GameRowProps {
  readonly archived: ArchivedGame;
  readonly onRemove: () => void;
}

const TONES = { won: "good", lost: "bad", draw: "muted" } as const;

export function GameRow(props: GameRowProps) {
  const { archived } = props;
  const texts = useStudyTexts();
  const { games, options } = texts;
  const [isOpen, setOpen] = useState(false);
  const verdict = verdictOf(archived);
  const { pace } = archived;
  const moves = games.moves(Math.ceil(archived.game.moves.length / 2));
  const facts = pace === "none" ? [moves] : [moves, options.paces[pace]];
  return (
    // One at a time is open.
    <details
      name="game"
      className={styles["row"]}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {verdict === "black" || verdict === "white" ? (
          <b className="soft">{games.verdicts[verdict]}</b>
        ) : (
          <Badge tone={TONES[verdict]}>{games.verdicts[verdict]}</Badge>
        )}
        <b>{opponentName(archived, texts)}</b>
        <span className="soft">{facts.join(" · ")}</span>
        <time className="soft" dateTime={new Date(archived.endedAt).toISOString()}>
          {dateText(archived.endedAt)}
        </time>
      </summary>
      {isOpen && <OpenedGame {...props} />}
    </details>
  );
}

function dateText(endedAt: number): string {
  const { language } = textsStore.getState();
  const format = new Intl.DateTimeFormat(language, { dateStyle: "short", timeStyle: "short" });
  return format.format(endedAt);
}

function OpenedGame({ archived, onRemove }: GameRowProps) {
  const texts = useStudyTexts();
  const { record, games } = texts;
  const { remove, removeTitle: title, removeText: text, keep } = games;
  const { game, side } = archived;
  const code = encodeGame(game);
  const named = namedGame(archived, texts);
  const you = side ?? undefined;
  return (
    <div className={styles["opened"]}>
      <div className={styles["board"]}>
        <StillBoard
          shown={positionAt(game.moves, game.moves.length)}
          near={side ?? "black"}
          numbers="off"
        />
      </div>
      <p>{reasonText(game, texts)}</p>
      <div className={styles["actions"]}>
        <a className={buttons["link"]} href={`${REPLAY_PATH}#${codeWithPlayers(named, you)}`}>
          {games.replay}
        </a>
        <a className={buttons["link"]} href={reviewAddress(named, you)}>
          {record.review}
        </a>
        <a className={buttons["link"]} href={`${ANALYSIS_PATH}#${code}`}>
          {record.analyse}
        </a>
        <CopyButton label={record.copyPdn} text={() => pdnOfGame(archived, texts)} />
        <span className={styles["confirm"]}>
          <ConfirmButton question={{ title, text, keep, proceed: remove }} onProceed={onRemove}>
            {remove}
          </ConfirmButton>
        </span>
      </div>
    </div>
  );
}
