// The panels of the two players: who they are, whether they are ready or on turn, what they captured (P7 to P9).
import { useContext, type ReactNode } from "react";
import type { RoomView } from "@kingrow/client";
import { opponentOf } from "@kingrow/rules";
import { PlayerRow } from "../../record/PlayerRow.tsx";
import { playerName } from "../../text/roomName.ts";
import { useTexts } from "../../text/texts.ts";
import { AnimatedDots } from "../../ui/base/AnimatedDots.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { ROOM_DOTS } from "../header/RoomHeader.tsx";
import { TableExtrasContext } from "../view/tableExtras.ts";
import { Readiness } from "./Readiness.tsx";

interface PlayerPanelProps {
  readonly side: "opponent" | "me";
  readonly view: RoomView;
  /** The server cannot be reached: turn and clock are the last known ones. */
  readonly isStale: boolean;
  readonly clock: ReactNode;
  readonly away?: ReactNode;
  readonly said?: ReactNode;
}

export function PlayerPanel({ side, view, isStale, clock, away, said }: PlayerPanelProps) {
  const { room, names, absence } = useTexts();
  const { answers } = useContext(TableExtrasContext);
  const isMine = side === "me";
  const hasLeft = !isMine && view.departed !== undefined;
  const player = hasLeft ? view.departed : view[side];
  const role = isMine ? room.you : room.opponent;
  const animal = playerName(player?.name, names);
  const own = view.me?.color ?? "black";
  const isOnTurn = player?.isOnTurn === true;
  const isLastKnown = isStale && view.isStarted;
  const lastKnown = isLastKnown && isOnTurn && <small>({room.lastKnown})</small>;
  const count = isMine ? view.myScore : view.opponentScore;
  return (
    <PlayerRow
      side={side}
      label={role}
      title={player === undefined ? room.noOpponent : role + (animal ? ` · ${animal}` : "")}
      color={player?.color}
      name={player?.name}
      isOnTurn={isOnTurn}
      state={
        <>
          {isOnTurn && (
            <Badge tone={isStale ? "muted" : "accent"}>
              <span>{isMine ? room.yourTurn : room.opponentsTurn}</span>
              {!isStale && answers === undefined && <AnimatedDots {...ROOM_DOTS} />}
            </Badge>
          )}
          {hasLeft && <Badge tone="muted">{absence.left}</Badge>}
          {!clock && lastKnown}
          {player && view.overlay.kind === "ready" && <Readiness isReady={player.isReady} />}
        </>
      }
      captures={{
        count,
        of: isMine ? opponentOf(own) : own,
        label: isMine ? room.yourCaptures(count) : room.opponentsCaptures(count),
      }}
      clock={
        clock && (
          <>
            {clock}
            {lastKnown}
          </>
        )
      }
      said={said}
      note={!isLastKnown && away}
    />
  );
}
