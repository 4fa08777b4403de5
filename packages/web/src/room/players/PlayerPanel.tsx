// The panels of the two players: who they are, whether they are ready or on turn, what they captured (P7 to P9).
import type { ReactNode } from "react";
import type { RoomView } from "@kingrow/client";
import { opponentOf, PIECES_PER_SIDE } from "@kingrow/rules";
import { PlayerDisc } from "../../record/PlayerDisc.tsx";
import { playerName } from "../../text/roomName.ts";
import { useTexts } from "../../text/texts.ts";
import { AnimatedDots } from "../../ui/AnimatedDots.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { classes } from "../../ui/classes.ts";
import { ROOM_DOTS } from "../header/RoomHeader.tsx";
import styles from "./PlayerPanel.module.css";

interface PlayerPanelProps {
  readonly side: "opponent" | "me";
  readonly view: RoomView;
  /** The server cannot be reached: turn and clock are the last known ones. */
  readonly isStale: boolean;
  readonly clock: ReactNode;
  readonly away?: ReactNode;
}

export function PlayerPanel({ side, view, isStale, clock, away }: PlayerPanelProps) {
  const { room, names } = useTexts();
  const isMine = side === "me";
  const player = view[side];
  const role = isMine ? room.you : room.opponent;
  const animal = playerName(player?.name, names);
  const color = player && room.colors[player.color];
  const note =
    isStale && view.isStarted
      ? player?.isOnTurn === true && <span className={styles["stale"]}>{room.lastKnown}</span>
      : away;
  const hasClock = clock !== undefined;
  return (
    <fieldset
      className={classes(styles["panel"], styles[side])}
      aria-label={role}
      data-turn={player?.isOnTurn}
    >
      <PlayerDisc color={player?.color} name={player?.name} />
      <div className={styles["person"]}>
        <span className={styles["name"]} data-nobody={player === undefined || undefined}>
          {player === undefined ? room.noOpponent : role + (animal ? ` · ${animal}` : "")}
        </span>
        <span className={styles["state"]}>
          {player?.isOnTurn === true && (
            <Badge tone={isStale ? "muted" : "accent"}>
              <span>{isMine ? room.yourTurn : room.opponentsTurn}</span>
              <AnimatedDots {...ROOM_DOTS} />
            </Badge>
          )}
          {!isMine && player && view.overlay.kind === "ready" && (
            <Badge tone={player.isReady ? "good" : "muted"}>
              {player.isReady ? room.ready : room.notReady}
            </Badge>
          )}
          {!hasClock && note}
        </span>
      </div>
      <div className={styles["captures"]}>
        <ScoreDots isMine={isMine} view={view} />
        {/* A player who is called by a color is not told it again. */}
        {color !== undefined && color !== role && <span className={styles["color"]}>{color}</span>}
      </div>
      {/* A line of its own below the clock: the dots keep their size. */}
      <div className={styles["time"]}>
        {clock}
        {hasClock && note}
      </div>
    </fieldset>
  );
}

interface ScoreDotsProps {
  readonly isMine: boolean;
  readonly view: RoomView;
}

const DOTS = Array.from({ length: PIECES_PER_SIDE }, (_, index) => index);

/** A row of twelve dots that fills with the captured pieces, and their number (P8). */
function ScoreDots({ isMine, view: { me, myScore, opponentScore } }: ScoreDotsProps) {
  const { room } = useTexts();
  const own = me?.color ?? "black";
  const color = isMine ? opponentOf(own) : own;
  const count = isMine ? myScore : opponentScore;
  const label = isMine ? room.yourCaptures(count) : room.opponentsCaptures(count);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- twelve discs are one picture, drawn by CSS
    <div role="img" aria-label={label} className={styles["score"]} data-color={color}>
      <span className={styles["dots"]}>
        {DOTS.map((index) => (
          <span key={index} className={styles["dot"]} data-filled={index < count} />
        ))}
      </span>
      <span className={styles["count"]}>{count}</span>
    </div>
  );
}
