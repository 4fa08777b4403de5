// The panels of the two players: who they are, whether they are ready or on turn, what they captured (P7 to P9).
import type { ReactNode } from "react";
import type { PlayerView, RoomView } from "@kingrow/client";
import { opponentOf, PIECES_PER_SIDE, type Color } from "@kingrow/rules";
import { playerName } from "../../text/roomName.ts";
import { useTexts } from "../../text/texts.ts";
import { AnimatedDots } from "../../ui/AnimatedDots.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { classes } from "../../ui/classes.ts";
import { NameDisc } from "../../ui/NameDisc.tsx";
import { ROOM_DOTS } from "../header/RoomHeader.tsx";
import styles from "./PlayerPanel.module.css";

interface PanelProps {
  readonly view: RoomView;
  /** The server cannot be reached: turn and clock are the last known ones. */
  readonly isStale: boolean;
  readonly clock: ReactNode;
}

interface OpponentPanelProps extends PanelProps {
  readonly away: ReactNode;
}

export function OpponentPanel({ view, isStale, clock, away }: OpponentPanelProps) {
  const { room } = useTexts();
  const nameOf = useNamed();
  const { opponent, opponentScore, me, overlay } = view;
  return (
    <Panel
      side="opponent"
      name={room.opponent}
      shownName={opponent === undefined ? room.noOpponent : nameOf(room.opponent, opponent)}
      player={opponent}
      state={
        opponent && (
          <>
            {opponent.isOnTurn && <Turn text={room.opponentsTurn} isStale={isStale} />}
            {overlay.kind === "ready" && <Readiness isReady={opponent.isReady} />}
          </>
        )
      }
      isStale={isStale && view.isStarted}
      clock={clock}
      away={away}
    >
      <ScoreDots
        count={opponentScore}
        color={me?.color ?? "black"}
        label={room.opponentsCaptures(opponentScore)}
      />
    </Panel>
  );
}

export function OwnPanel({ view, isStale, clock }: PanelProps) {
  const { room } = useTexts();
  const nameOf = useNamed();
  const { me, myScore } = view;
  if (me === undefined) return null;
  return (
    <Panel
      side="me"
      name={room.you}
      shownName={nameOf(room.you, me)}
      player={me}
      state={me.isOnTurn && <Turn text={room.yourTurn} isStale={isStale} />}
      isStale={isStale && view.isStarted}
      clock={clock}
    >
      <ScoreDots count={myScore} color={opponentOf(me.color)} label={room.yourCaptures(myScore)} />
    </Panel>
  );
}

/** The role with the name of the player, where the player has one. */
function useNamed() {
  const { names } = useTexts();
  return (role: string, { name }: PlayerView): string => {
    const animal = playerName(name, names);
    return animal === undefined ? role : `${role} · ${animal}`;
  };
}

interface PlayerPanelProps {
  readonly side: "opponent" | "me";
  readonly name: string;
  readonly shownName: string;
  readonly player: PlayerView | undefined;
  readonly state: ReactNode;
  readonly isStale: boolean;
  readonly clock: ReactNode;
  readonly away?: ReactNode;
  readonly children: ReactNode;
}

function Panel(props: PlayerPanelProps) {
  const { side, name, shownName, player, state, isStale, clock, away, children } = props;
  const { room } = useTexts();
  const color = player && room.colors[player.color];
  return (
    <fieldset
      className={classes(styles["panel"], styles[side])}
      aria-label={name}
      data-turn={player?.isOnTurn}
    >
      <Disc player={player} />
      <div className={styles["lines"]}>
        <div className={styles["person"]}>
          <span className={styles["name"]} data-nobody={player === undefined || undefined}>
            {shownName}
          </span>
          <span className={styles["state"]}>{state}</span>
        </div>
        <div className={styles["captures"]}>
          {children}
          {/* A player who is called by a color is not told it again. */}
          {color !== undefined && color !== name && (
            <span className={styles["color"]}>{color}</span>
          )}
        </div>
      </div>
      {/* A line of its own below the clock: the dots keep their size. */}
      <div className={styles["time"]}>
        {clock}
        {isStale ? <span className={styles["stale"]}>{room.lastKnown}</span> : away}
      </div>
    </fieldset>
  );
}

function Disc({ player }: { readonly player: PlayerView | undefined }) {
  const { names } = useTexts();
  const name = playerName(player?.name, names);
  return (
    <span className={styles["disc"]} data-color={player?.color} aria-hidden="true">
      {player?.name != null && name !== undefined && <NameDisc number={player.name} name={name} />}
    </span>
  );
}

interface TurnProps {
  readonly text: string;
  readonly isStale: boolean;
}

function Turn({ text, isStale }: TurnProps) {
  return (
    <Badge tone={isStale ? "muted" : "accent"}>
      <span>{text}</span>
      <AnimatedDots {...ROOM_DOTS} />
    </Badge>
  );
}

function Readiness({ isReady }: { readonly isReady: boolean }) {
  const { room } = useTexts();
  return <Badge tone={isReady ? "good" : "muted"}>{isReady ? room.ready : room.notReady}</Badge>;
}

interface ScoreDotsProps {
  readonly count: number;
  readonly color: Color;
  readonly label: string;
}

const DOTS = Array.from({ length: PIECES_PER_SIDE }, (_, index) => index);

/** A row of twelve dots that fills with the captured pieces, and their number (P8). */
function ScoreDots({ count, color, label }: ScoreDotsProps) {
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
