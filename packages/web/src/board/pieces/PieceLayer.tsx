// All pieces, each an element of its own for as long as it is on the board, from one position to the next.
import type { Position } from "@kingrow/rules";
import { useCallback, useState } from "react";
import styles from "./Piece.module.css";
import { PieceView } from "./PieceView.tsx";
import { type PieceTracking, dismiss, follow, track } from "./tracking.ts";

interface PieceLayerProps {
  readonly tracked: PieceTracking;
  readonly onFaded: (id: number) => void;
  readonly turned: boolean;
  readonly lifted: number | undefined;
  readonly ghost?: number | undefined;
  readonly durationFactor: number;
}

export function PieceLayer({ tracked, lifted, ghost, ...props }: PieceLayerProps) {
  const { pieces, leaving, slides, crowned, entered } = tracked;
  const shown = [...pieces, ...leaving].sort((one, other) => one.id - other.id);
  return (
    <div aria-hidden="true" className={styles["layer"]}>
      {shown.map((one) => (
        <PieceView
          key={one.id}
          id={one.id}
          square={one.square}
          color={one.piece.color}
          type={one.piece.type}
          lifted={one.square === lifted}
          ghost={one.square === ghost}
          slide={slides.find(({ id }) => id === one.id)}
          crowned={crowned.includes(one.id)}
          entered={entered.includes(one.id)}
          leavingLeg={leaving.find(({ id }) => id === one.id)?.leg}
          {...props}
        />
      ))}
    </div>
  );
}

/** Each position makes the next set of pieces with their ways; a captured piece that has faded is forgotten. */
export function usePieces(position: Position) {
  const [stored, setTracked] = useState(() => track(position));
  const tracked = stored.position === position ? stored : follow(stored, position);
  if (tracked !== stored) setTracked(tracked);
  const onFaded = useCallback((id: number) => setTracked((now) => dismiss(now, id)), []);
  return { tracked, onFaded };
}
