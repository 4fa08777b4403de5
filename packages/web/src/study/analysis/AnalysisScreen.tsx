// The analysis board: both sides are moved, moves branch, the computer looks on, and arrows and circles are drawn.
import { opponentOf, type Color, type Position } from "@kingrow/rules";
import { useState } from "react";
import type { Shape } from "../../board/surface/Shapes.tsx";
import { MoveList, TravelButtons } from "../../record/MoveList.tsx";
import { moveInto, type PlyPosition } from "../../record/timeline.ts";
import { arrive } from "../../shell/frame/arrival.ts";
import { useServices } from "../../shell/services/services.ts";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "../frame/Study.module.css";
import { PlayBoard } from "../frame/PlayBoard.tsx";
import { StudyFrame } from "../frame/StudyFrame.tsx";
import { Comments, PlayedLine } from "../tree/Comments.tsx";
import { shapesIn, shapeText, toggleShape, type ShapePath } from "../tree/shapes.ts";
import { hasMove, nodeAt, type Study } from "../tree/tree.ts";
import { studyOf } from "../tree/treeLink.ts";
import { useWalk, type Walk } from "../tree/useWalk.ts";
import engineStyles from "./Engine.module.css";
import { EnginePanel, EvaluationBar } from "./EnginePanel.tsx";
import { ImportExport } from "./ImportExport.tsx";
import { MoveTree } from "./MoveTree.tsx";
import { Setup } from "./Setup.tsx";
import { BoardTools, Tools, type BoardToolsProps } from "./Tools.tsx";
import { useLines, type EngineSwitches, type Lines } from "./useLines.ts";

interface AnalysisScreenProps {
  readonly start: Study;
  /** Whether the link carries all that is written. */
  readonly isWhole: boolean;
  readonly onChange: (study: Study) => void;
}

type Panel = "setup" | "files" | undefined;

export function AnalysisScreen({ start, isWhole, onChange }: AnalysisScreenProps) {
  const { study: texts, analysis } = useStudyTexts();
  const walk = useWalk(start, onChange);
  const [near, setNear] = useState<Color>("black");
  const [panel, setPanel] = useState<Panel>();
  const [switches, setSwitches] = useState<EngineSwitches>({ isOn: false, hasThreat: false });
  const [preview, setPreview] = useState<PlyPosition>();
  const [isPen, setPen] = useState(false);
  const lines = useLines(walk.position, switches);
  const { position } = walk;
  /** The button goes with its screen: the focus is the next one's. */
  const change = (next: Panel): void => {
    arrive();
    setPanel(next);
  };
  const open = (study: Study): void => {
    walk.open(study);
    change(undefined);
  };
  if (panel === "setup") {
    const leave = (next: Position | undefined): void =>
      next ? open(studyOf(next, [])) : change(undefined);
    return <Setup start={position} near={near} onDone={leave} />;
  }
  return (
    <StudyFrame
      board={
        <AnalysisBoard walk={walk} lines={lines} near={near} preview={preview} isPen={isPen} />
      }
    >
      <Head walk={walk} isPen={isPen} onPen={setPen} onTurn={() => setNear(opponentOf)} />
      <EnginePanel
        position={position}
        lines={lines}
        switches={switches}
        onSwitch={setSwitches}
        onPreview={setPreview}
        onPlay={({ line }, count) => walk.playLine(line, count)}
      />
      <div className={styles["moves"]}>
        <MoveList moves={walk.moves} history={walk.history}>
          <MoveTree walk={walk} />
        </MoveList>
      </div>
      <Comments walk={walk} />
      <div className={styles["row"]}>
        <Tools walk={walk} />
        <Button onClick={() => setPanel("files")}>{analysis.files}</Button>
      </div>
      {!isWhole && <p className={styles["soft"]}>{texts.linkTooSmall}</p>}
      {panel === "files" && (
        <ImportExport
          study={walk.study}
          onOpen={open}
          onSetUp={() => change("setup")}
          onClose={() => setPanel(undefined)}
        />
      )}
    </StudyFrame>
  );
}

interface HeadProps extends BoardToolsProps {
  readonly walk: Walk;
}

function Head({ walk: { study, position }, ...tools }: HeadProps) {
  const texts = useStudyTexts().study;
  const { turn } = position;
  return (
    <div className={`${styles["row"]} ${engineStyles["analysis"]}`}>
      <h1>{texts.analysisHeading}</h1>
      <p className={styles["soft"]}>
        {hasMove(position) ? texts.toMove(turn) : texts.gameOver(turn)}
      </p>
      <span className={styles["row"]}>
        <BoardTools {...tools} />
      </span>
      <PlayedLine tree={study.tree} />
    </div>
  );
}

interface AnalysisBoardProps {
  readonly walk: Walk;
  readonly lines: Lines;
  readonly near: Color;
  readonly preview: PlyPosition | undefined;
  readonly isPen: boolean;
}

/** The board with the best move, the threat and what was drawn, the bar beside it, and the ways through the moves. */
function AnalysisBoard({ walk, lines, near, preview, isPen }: AnalysisBoardProps) {
  const { analysis } = useStudyTexts();
  const { announcer } = useServices();
  const { tree, at } = walk.study;
  const [best] = lines.thoughts;
  const shapes: readonly Shape[] = [
    ...(best ? [{ path: best.move.path, kind: "good" } as const] : []),
    ...(lines.threat ? [{ path: lines.threat.move.path, kind: "bad" } as const] : []),
    ...shapesIn(nodeAt(tree, at).comments).map((path) => ({ path, kind: "drawn" }) as const),
  ];
  const onDraw = (path: ShapePath): void => {
    const { study, isNew } = toggleShape(walk.study, path);
    walk.set(study);
    announcer.say(isNew ? shapeText(path, analysis) : analysis.erased, "polite");
  };
  return (
    <>
      <div className={engineStyles["boardAndBar"]}>
        <PlayBoard
          position={walk.position}
          lastStep={moveInto(walk.moves, walk.ply)}
          near={near}
          shapes={shapes}
          drawing={{ isPen, onDraw }}
          preview={preview}
          onMove={walk.play}
        />
        <EvaluationBar position={walk.position} best={best} isTurned={near === "white"} />
      </div>
      <div className={styles["arrows"]}>
        <TravelButtons isEmpty={walk.moves.length === 0} go={walk.history.go} />
      </div>
    </>
  );
}
