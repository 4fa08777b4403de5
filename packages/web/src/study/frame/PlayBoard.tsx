// A board on which whole moves are played for whoever is to move; a capture goes on jump by jump.
import {
  findMove,
  findStep,
  legalMoves,
  playStep,
  type Color,
  type Explanation,
  type Move,
  type Position,
  type Square,
  type StepSquares,
} from "@kingrow/rules";
import { useState, type SyntheticEvent } from "react";
import { DrawnBoard, type DrawnBoardProps } from "../../board/DrawnBoard.tsx";
import { useBoardKey } from "../../shell/keys/useBoardKey.ts";
import { squareOfElement } from "../../board/input/useRovingFocus.ts";
import type { Shape } from "../../board/surface/Shapes.tsx";
import { endsOf, pathText, type PlyPosition } from "../../record/moves/timeline.ts";
import { useBoardSettings } from "../../settings/settings.ts";
import { usePanel } from "../../shell/frame/HeaderTools.tsx";
import { useServices } from "../../shell/services/services.ts";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import { turnText } from "./scoreText.ts";

const loadKeys = async () => (await import("../../shell/keys/KeysDialog.tsx")).BoardKeysDialog;

interface PlayBoardProps {
  readonly position: Position;
  readonly lastStep: StepSquares | undefined;
  readonly near: Color;
  /** Nothing can be moved for now. */
  readonly isShut?: boolean;
  readonly shapes?: readonly Shape[];
  readonly drawing?: DrawnBoardProps["drawing"];
  readonly preview?: PlyPosition | undefined;
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
  const { board, study } = useStudyTexts();
  const look = useBoardSettings();
  const [chain, setChain] = useState<Chain>();
  const [Keys, open, close] = usePanel();
  if (chain !== undefined && chain.from !== position) setChain(undefined);
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
  useBoardKey("?", () => open(loadKeys));
  useBoardKey("s", () => announcer.say(turnText(shown, study)));
  const isOpen = !isShut && preview === undefined;
  const jump = (event: SyntheticEvent<HTMLElement>): void => {
    const to = squareOfElement(event.target);
    if (!isOpen || to === undefined) return;
    const capture = captureTo(position, under?.path ?? [], to);
    if (capture === undefined) return;
    event.stopPropagation();
    event.preventDefault();
    onMove(capture);
  };
  return (
    <>
      <DrawnBoard
        position={preview?.position ?? shown}
        lastStep={preview ? preview.lastStep : under ? endsOf(under.path.slice(-2)) : lastStep}
        near={near}
        viewer={isOpen ? shown.turn : undefined}
        active={isOpen}
        texts={board}
        {...look}
        shapes={preview === undefined ? props.shapes : undefined}
        drawing={props.drawing}
        handlers={{
          onClickCapture: jump,
          onKeyDownCapture: (event) => (event.key === "Enter" || event.key === " ") && jump(event),
        }}
        onStep={step}
        onExplain={(why: Explanation) => announcer.say(board.explain(why))}
      />
      {Keys !== undefined && <Keys onClose={close} />}
    </>
  );
}

/** A capture with several jumps left that ends on a square, if no other move leads to that square. */
function captureTo(position: Position, path: readonly Square[], to: Square): Move | undefined {
  const [only, other] = legalMoves(position).filter(
    (move) =>
      path.every((square, index) => move.path[index] === square) &&
      move.path.includes(to, path.length),
  );
  const last = (only?.path.length ?? 0) - 1;
  if (other !== undefined || last <= Math.max(1, path.length)) return undefined;
  return only?.path.indexOf(to, path.length) === last ? only : undefined;
}
