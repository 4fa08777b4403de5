// Setting up a position: pieces are put, moved and taken away; what cannot be played is refused in words.
import {
  initialPosition,
  pieceAt,
  type Color,
  type Piece,
  type Position,
  type Square,
} from "@kingrow/rules";
import { useId, useState } from "react";
import { Disc } from "../../board/pieces/Disc.tsx";
import { SetupBoard } from "../../board/SetupBoard.tsx";
import { squareOfElement } from "../../board/input/useRovingFocus.ts";
import { useBoardSettings } from "../../settings/settings.ts";
import { useServices } from "../../shell/services/services.ts";
import { useStudyTexts, type StudyTexts } from "../../text/study/studyTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/base/Icon.tsx";
import { RadioRow } from "../../ui/form/RadioRow.tsx";
import { COLORS, EMPTY, faultsOf, KINDS, put, shift, type SetupFault } from "../tree/setupRules.ts";
import { StudyFrame } from "../frame/StudyFrame.tsx";
import styles from "../frame/Study.module.css";
import { FenField } from "./FenField.tsx";

/** What is put on a square; undefined takes away what is there. */
type Tool = Piece | undefined;
const TOOLS: readonly Tool[] = [...KINDS, undefined];

interface SetupProps {
  readonly start: Position;
  readonly near: Color;
  readonly onTurn: () => void;
  /** The position that was set up; undefined if it was discarded. */
  readonly onDone: (position: Position | undefined) => void;
}

export function Setup({ start, near, onTurn, onDone }: SetupProps) {
  const { study: texts, board } = useStudyTexts();
  const { announcer } = useServices();
  const look = useBoardSettings();
  const [position, setPosition] = useState<Position>({ ...start, jumper: undefined });
  const [tool, setTool] = useState(TOOLS[0]);
  const change = (square: Square, next: Position): void => {
    setPosition(next);
    announcer.say(nameOf(square, pieceAt(next, square), texts));
  };
  const press = (square: Square): void => {
    const before = pieceAt(position, square);
    const isThere = before?.color === tool?.color && before?.type === tool?.type;
    change(square, put(position, square, isThere ? undefined : tool));
  };
  const faults = faultsOf(position);
  // A side that still has no piece is not shown as a mistake.
  const isUnfinished = faults.some(({ kind }) => kind === "none");
  return (
    <StudyFrame
      board={
        <SetupBoard
          position={position}
          turned={near === "white"}
          {...look}
          label={board.label}
          lightSquare={board.lightSquare}
          nameOf={(square, piece) => nameOf(square, piece, texts)}
          onPress={press}
          onShift={(from, to) => change(to, shift(position, from, to))}
        />
      }
    >
      <div className={styles["title"]}>
        <h1>{texts.setUp}</h1>
        {/* Said as they come and go. */}
        <output className={isUnfinished || faults.length === 0 ? "soft" : styles["bad"]}>
          {isUnfinished
            ? texts.needsPieces
            : faults.map((fault) => faultText(fault, texts)).join(" ") || texts.putting}
        </output>
      </div>
      <Tools
        chosen={tool}
        onChoose={setTool}
        onDrop={(which, square) => change(square, put(position, square, which))}
      />
      <Choices position={position} onChange={setPosition} onTurn={onTurn} onDone={onDone} />
    </StudyFrame>
  );
}

interface ChoicesProps extends Pick<SetupProps, "onTurn" | "onDone"> {
  readonly position: Position;
  readonly onChange: (position: Position) => void;
}

/** Whose turn it is, two positions to begin with, and the ways on. */
function Choices({ position, onChange, onTurn, onDone }: ChoicesProps) {
  const { study: texts, replay } = useStudyTexts();
  const isUnfit = faultsOf(position).length > 0;
  return (
    <>
      <RadioRow
        label={texts.turn}
        choices={COLORS}
        names={{ black: texts.toMove("black"), white: texts.toMove("white") }}
        chosen={position.turn}
        onChoose={(turn) => onChange({ ...position, turn })}
      />
      <div className={styles["pair"]}>
        <Button
          aria-disabled={(position.black | position.white) === 0 || undefined}
          onClick={() => onChange({ ...EMPTY, turn: position.turn })}
        >
          {texts.clear}
        </Button>
        <Button onClick={() => onChange(initialPosition)}>{texts.usual}</Button>
        <Button icon="turn" label={replay.turnBoard} onClick={onTurn} />
      </div>
      <div className={styles["pair"]}>
        <Button onClick={() => onDone(undefined)}>{texts.discard}</Button>
        <Button variant="primary" disabled={isUnfit} onClick={() => onDone(position)}>
          {texts.done}
        </Button>
      </div>
      <FenField position={position} onChange={onChange} />
    </>
  );
}

function nameOf(square: Square, piece: Piece | undefined, texts: StudyTexts["study"]): string {
  const name = piece === undefined ? texts.empty : texts.tools[`${piece.color}-${piece.type}`];
  return texts.setupSquare(square, name);
}

export function faultText(fault: SetupFault, { setupFaults }: StudyTexts["study"]): string {
  if (fault.kind === "man-on-king-row") return setupFaults[fault.kind](fault.color, fault.square);
  return setupFaults[fault.kind](fault.color);
}

interface ToolsProps {
  readonly chosen: Tool;
  readonly onChoose: (tool: Tool) => void;
  readonly onDrop: (tool: Tool, square: Square) => void;
}

/** What is put on the board: chosen like any choice, or dragged there. */
function Tools({ chosen, onChoose, onDrop }: ToolsProps) {
  const texts = useStudyTexts().study;
  const group = useId();
  return (
    <fieldset className={styles["tools"]} aria-label={texts.putting}>
      {TOOLS.map((tool) => {
        const name = tool ? texts.tools[`${tool.color}-${tool.type}`] : texts.tools.nothing;
        return (
          <label
            key={name}
            title={name}
            onPointerDown={(event) => {
              onChoose(tool);
              event.currentTarget.setPointerCapture(event.pointerId);
            }}
            onPointerUp={({ clientX, clientY }) => {
              const square = squareOfElement(document.elementFromPoint(clientX, clientY));
              if (square !== undefined) onDrop(tool, square);
            }}
          >
            <input
              type="radio"
              name={group}
              checked={tool === chosen}
              onChange={() => onChoose(tool)}
            />
            {tool === undefined ? <Icon name="erase" /> : <Disc {...tool} />}
            <span className="unseen">{name}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
