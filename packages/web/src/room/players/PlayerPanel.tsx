// The two people at the table: who they are, whether they are ready or on turn, what they captured (P7 to P9).
import type { ReactNode } from "react";
import type { Color } from "@kingrow/rules";
import { useTexts } from "../../text/texts.ts";
import { AnimatedDots } from "../../ui/AnimatedDots.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { classes } from "../../ui/classes.ts";
import styles from "./PlayerPanel.module.css";
import { ROOM_DOTS } from "../header/RoomHeader.tsx";
import type { PlayerView, RoomView } from "@kingrow/client";
import { ScoreDots } from "./ScoreDots.tsx";

interface PanelProps {
  readonly view: RoomView;
  /** In a game with clocks this player's, in the room at the end of the panel. */
  readonly clock: ReactNode;
}

interface OpponentPanelProps extends PanelProps {
  /** What is said while the opponent is away. */
  readonly away: ReactNode;
}

export function OpponentPanel({ view, clock, away }: OpponentPanelProps) {
  const { room } = useTexts();
  const { opponent, opponentScore, me, overlay } = view;
  const captured: Color = me?.color ?? "black";
  return (
    <fieldset
      className={classes(styles["panel"], styles["opponent"])}
      aria-label={room.opponent}
      data-turn={opponent?.isOnTurn}
      data-timed={clock !== null || undefined}
    >
      {opponent === undefined ? (
        <div className={styles["person"]}>
          <span className={styles["disc"]} aria-hidden="true" />
          <span className={styles["nobody"]}>{room.noOpponent}</span>
        </div>
      ) : (
        <Person name={room.opponent} player={opponent}>
          {opponent.isOnTurn && <Turn text={room.opponentsTurn} />}
          {overlay.kind === "ready" && <Readiness isReady={opponent.isReady} />}
        </Person>
      )}
      <Captures name={room.opponent} player={opponent}>
        <ScoreDots
          count={opponentScore}
          color={captured}
          label={room.opponentsCaptures(opponentScore)}
        />
        {away}
      </Captures>
      {clock}
    </fieldset>
  );
}

export function OwnPanel({ view, clock }: PanelProps) {
  const { room } = useTexts();
  const { me, myScore } = view;
  if (me === undefined) return null;
  return (
    <fieldset
      className={classes(styles["panel"], styles["me"])}
      aria-label={room.you}
      data-turn={me.isOnTurn}
      data-timed={clock !== null || undefined}
    >
      <Person name={room.you} player={me}>
        {me.isOnTurn && <Turn text={room.yourTurn} />}
      </Person>
      <Captures name={room.you} player={me}>
        <ScoreDots
          count={myScore}
          color={me.color === "white" ? "black" : "white"}
          label={room.yourCaptures(myScore)}
        />
      </Captures>
      {clock}
    </fieldset>
  );
}

interface PersonProps {
  readonly name: string;
  readonly player: PlayerView;
  readonly children: ReactNode;
}

function Person({ name, player, children }: PersonProps) {
  return (
    <div className={styles["person"]}>
      <span className={styles["disc"]} data-color={player.color} aria-hidden="true" />
      <span className={styles["name"]}>{name}</span>
      <span className={styles["state"]}>{children}</span>
    </div>
  );
}

interface CapturesProps {
  readonly name: string;
  readonly player: PlayerView | undefined;
  readonly children: ReactNode;
}

/** A player who is called by a color is not told it again. */
function Captures({ name, player, children }: CapturesProps) {
  const { room } = useTexts();
  const color = player && room.colors[player.color];
  return (
    <div className={styles["captures"]}>
      {children}
      {color !== undefined && color !== name && <span className={styles["color"]}>{color}</span>}
    </div>
  );
}

function Turn({ text }: { readonly text: string }) {
  return (
    <Badge tone="accent">
      <span>{text}</span>
      <AnimatedDots {...ROOM_DOTS} />
    </Badge>
  );
}

function Readiness({ isReady }: { readonly isReady: boolean }) {
  const { room } = useTexts();
  return <Badge tone={isReady ? "good" : "muted"}>{isReady ? room.ready : room.notReady}</Badge>;
}
