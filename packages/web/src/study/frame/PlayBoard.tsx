// A board on which whole moves are played for whoever is to move; a capture goes on jump by jump.
import {
  findMove,
  findStep,
  playStep,
  type Color,
  type Explanation,
  type Move,
  type Position,
  type Square,
  type StepSquares,
} from "@kingrow/rules";
import { useState } from "react";
import { pathText } from "../../record/timeline.ts";
import type { DrawnBoardProps } from "../../board/DrawnBoard.tsx";
import type { Shape } from "../../board/index.ts";
import type { Preview } from "./MoveLine.tsx";
import { useServices } from "../../shell/services/services.ts";
import { useTexts } from "../../text/texts.ts";
import { StudyBoard } from "./StudyFrame.tsx";

interface PlayBoardProps {
  readonly position: Position;
  readonly lastStep: StepSquares | undefined;
  readonly near: Color;
  /** Nothing can be moved for now. */
  readonly isShut?: boolean;
  readonly shapes?: readonly Shape[];
  readonly drawing?: DrawnBoardProps["drawing"];
  /** Shown for now in place of the position. */
  readonly preview?: Preview | undefined;
  readonly onMove: (move: Move) => void;
}

/** The jumps of a capture that goes on. */
interface Chain {
  /** The position before it; with another one the chain is forgotten. */
  readonly from: Position;
  readonly position: Position;
  readonly path: readonly Square[];
}

export function PlayBoard(props: PlayBoardProps) {
  const { position, lastStep, near, isShut = false, preview, onMove } = props;
  const { announcer } = useServices();
  const { board } = useTexts();
  const [chain, setChain] = useState<Chain>();
  const under = chain?.from === position ? chain : undefined;
  const shown = under?.position ?? position;
  const step = (from: Square, to: Square): void => {
    const found = findStep(shown, from, to);
    if (found === undefined) return;
    const played = playStep(shown, found);
    const path = [...(under?.path ?? [from]), to];
    setChain(played.turnEnded ? undefined : { from: position, position: played.position, path });
    const move = played.turnEnded ? findMove(position, pathText(path)) : undefined;
    if (move?.ok === true) onMove(move.value);
  };
  return (
    <StudyBoard
      position={preview?.position ?? shown}
      lastStep={preview ? preview.lastStep : under === undefined ? lastStep : lastOf(under.path)}
      near={near}
      isOpen={!isShut && preview === undefined}
      shapes={preview === undefined ? props.shapes : undefined}
      drawing={props.drawing}
      onStep={step}
      onExplain={(why: Explanation) => announcer.say(board.explain(why), "polite")}
    />
  );
}

function lastOf(path: readonly Square[]): StepSquares | undefined {
  const [from, to] = path.slice(-2);
  return from === undefined || to === undefined ? undefined : { from, to };
}
