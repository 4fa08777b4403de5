// The board of the lobby: a game that is played now (L5), else moves of a famous one (P66).
import { WATCH_PATH, type FeaturedGame } from "@kingrow/protocol";
import { useEffect, useState } from "react";
import { later, Part } from "../shell/later/later.ts";
import { ErrorBoundary } from "../shell/frame/ErrorBoundary.tsx";
import { useTexts } from "../text/texts.ts";
import { Badge } from "../ui/Badge.tsx";
import { afterFrame } from "../ui/base/afterFrame.ts";
import styles from "./FeaturedBoard.module.css";
import { PlayerNames, playersIn, titleOf } from "./PlayerNames.tsx";

/** What the boards of the lobby show. */
export const pictures = later(() => import("./pictures.tsx"));

/** The discs of the famous game's start: each is the round end of a line without length. */
const IVORY = "M5.5.5h0M3.5.5h0M6.5 1.5h0M4.5 1.5h0M2.5 1.5h0M7.5 2.5h0M3.5 2.5h0M2.5 3.5h0";
const EBONY = "M5.5 4.5h0M4.5 5.5h0M2.5 5.5h0M.5 5.5h0M5.5 6.5h0M4.5 7.5h0M2.5 7.5h0M.5 7.5h0";

interface FeaturedBoardProps {
  /** `undefined` while no game is played that may be shown. */
  readonly game: FeaturedGame | undefined;
}

export function FeaturedBoard({ game }: FeaturedBoardProps) {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterFrame(() => setPainted(true)), []);
  return (
    <>
      {/* The caption says what there is to know. */}
      <div className={styles["picture"]} aria-hidden="true" inert>
        {/* Drawn at once; the board lies over it when it is here. */}
        <svg viewBox="0 0 8 8" strokeWidth="0.8" strokeLinecap="round">
          <path stroke="var(--ivory)" d={IVORY} />
          <path stroke="var(--ebony)" d={EBONY} />
        </svg>
        <ErrorBoundary instead={null}>
          {isPainted && (
            <Part of={pictures}>
              {({ FamousGame, LivePicture }) =>
                game ? <LivePicture key={game.roomId} game={game} /> : <FamousGame />
              }
            </Part>
          )}
        </ErrorBoundary>
      </div>
      <Caption game={game} />
    </>
  );
}

function Caption({ game }: FeaturedBoardProps) {
  const { lobby, names } = useTexts();
  if (game === undefined) return <p className={styles["caption"]}>{lobby.famous}</p>;
  const players = playersIn(game, names);
  const title = titleOf(players, game.roomId, names);
  return (
    <p className={styles["caption"]}>
      <Badge tone="good">{lobby.live}</Badge>
      <span>
        {players.length > 0 ? <PlayerNames players={players} /> : title}
        {`, ${lobby.atMove(game.moveNumber)}`}
      </span>
      <a href={WATCH_PATH + game.roomId} aria-label={lobby.watchRow(title)}>
        {lobby.watch}
      </a>
    </p>
  );
}
