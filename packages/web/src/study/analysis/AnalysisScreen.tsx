// The analysis board: both sides are moved, moves branch, the computer looks on, and arrows and circles are drawn.
import { opponentOf, type Color, type Position } from "@kingrow/rules";
import { useMemo, useState, type ReactNode } from "react";
import { outlineOf, type Shape } from "../../board/surface/Shapes.tsx";
import { MoveList, TravelButtons } from "../../record/moves/MoveList.tsx";
import { moveInto, type PlyPosition } from "../../record/moves/timeline.ts";
import { ShareButton } from "../../record/Share.tsx";
import { arrive } from "../../shell/frame/arrival.ts";
import { useServices } from "../../shell/services/services.ts";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "../frame/Study.module.css";
import { turnText } from "../frame/scoreText.ts";
import { PlayBoard } from "../frame/PlayBoard.tsx";
import { CardTabs, StudyFrame } from "../frame/StudyFrame.tsx";
import { Comments, PlayedLine } from "../tree/Comments.tsx";
import { shapesIn, shapeText, toggleShape, type ShapePath } from "../tree/shapes.ts";
import { firstColor, nodeAt, type Study } from "../tree/tree.ts";
import { studyOf } from "../tree/treeLink.ts";
import { useWalk, type Walk } from "../tree/useWalk.ts";
import engineStyles from "./Engine.module.css";
import { EnginePanel, EvaluationBar, TurnDisc, type EnginePanelProps } from "./EnginePanel.tsx";
import { ImportExport, type OpenedBook } from "./ImportExport.tsx";
import { MoveTree } from "./MoveTree.tsx";
import { Setup } from "./Setup.tsx";
import { BoardTools, Tools } from "./Tools.tsx";
import { useLines, type EngineSwitches, type Lines } from "./useLines.ts";

interface AnalysisScreenProps {
  readonly start: Study;
  /** Whether the link carries all that is written. */
  readonly isWhole: boolean;
  readonly onChange: (study: Study) => void;
}

type Panel = "setup" | "files" | undefined;

/** The parts below the board of a phone. */
const CARDS = ["engine", "moves", "more"] as const;
type Card = (typeof CARDS)[number];

export function AnalysisScreen({ start, isWhole, onChange }: AnalysisScreenProps) {
  const walk = useWalk(start, onChange);
  // Whoever moves first is near, as in the puzzle or the game that it may come from.
  const [near, setNear] = useState<Color>(() => firstColor(start.tree));
  const [panel, setPanel] = useState<Panel>();
  const [opened, setOpened] = useState<OpenedBook>();
  const [switches, setSwitches] = useState<EngineSwitches>({ isOn: false, hasThreat: false });
  const [preview, setPreview] = useState<PlyPosition>();
  const [isPen, setPen] = useState(false);
  const lines = useLines(walk.position, switches);
  const turn = (): void => setNear(opponentOf);
  /** The button goes with its screen: the focus is the next one's. */
  const change = (next: Panel): void => {
    arrive();
    setPanel(next);
  };
  const open = (study: Study, side: Color, from?: OpenedBook): void => {
    setOpened(from);
    setNear(side);
    walk.open(study);
    change(undefined);
  };
  if (panel === "setup") {
    const leave = (next: Position | undefined): void =>
      next ? open(studyOf(next, []), near) : change(undefined);
    return <Setup start={walk.position} near={near} onTurn={turn} onDone={leave} />;
  }
  return (
    <StudyFrame
      board={
        <AnalysisBoard walk={walk} lines={lines} near={near} preview={preview} isPen={isPen} />
      }
    >
      <Head walk={walk} near={near}>
        <BoardTools walk={walk} isPen={isPen} onPen={setPen} onTurn={turn} />
      </Head>
      {/* Outside the parts: it stays when the screen is turned and its part goes. */}
      {panel === "files" && (
        <ImportExport
          study={walk.study}
          opened={opened}
          onOpen={(study, from) => open(study, firstColor(study.tree), from)}
          onClose={() => setPanel(undefined)}
        />
      )}
      <Parts
        walk={walk}
        lines={lines}
        switches={switches}
        onSwitch={setSwitches}
        onPreview={setPreview}
      >
        <More
          walk={walk}
          isWhole={isWhole}
          onSetUp={() => change("setup")}
          onFiles={() => setPanel("files")}
        />
      </Parts>
    </StudyFrame>
  );
}

interface HeadProps {
  readonly walk: Walk;
  readonly near: Color;
  readonly children: ReactNode;
}

/** The name of the screen, and a bar of icons. */
function Head({ walk, near, children }: HeadProps) {
  const { study: texts } = useStudyTexts();
  const { position, moves, ply, study } = walk;
  const { comments } = nodeAt(study.tree, study.at);
  const shapes = useMemo(
    () => shapesIn(comments).map((path) => outlineOf(path, near === "white")),
    [comments, near],
  );
  return (
    <div className={engineStyles["head"]}>
      <TurnDisc position={position} />
      <h1>{texts.analysisHeading}</h1>
      <TravelButtons at={ply} count={moves.length} go={walk.history.go} />
      {children}
      <ShareButton
        subject={{
          position,
          lastStep: moveInto(moves, ply),
          near,
          shapes,
          caption: turnText(position, texts),
          link: () => window.location.href,
        }}
      />
    </div>
  );
}

interface PartsProps extends Omit<EnginePanelProps, "position" | "isOpen" | "onPlay"> {
  readonly walk: Walk;
  readonly children: ReactNode;
}

function Parts({ walk, children, ...engine }: PartsProps) {
  const { analysis, review } = useStudyTexts();
  const [card, setCard] = useState<Card>("moves");
  // In place of no moves the ways to begin are shown.
  const shown = card === "moves" && walk.moves.length === 0 ? "more" : card;
  return (
    <>
      <CardTabs
        choices={CARDS}
        names={{ engine: analysis.engine, moves: review.cards.moves, more: analysis.more }}
        chosen={card}
        onChoose={setCard}
      />
      <EnginePanel
        {...engine}
        position={walk.position}
        isOpen={card === "engine"}
        onPlay={({ line }, count) => walk.playLine(line, count)}
      />
      <div className={styles["moves"]} data-open={shown === "moves" || undefined}>
        <MoveList moves={walk.moves} history={walk.history}>
          <MoveTree walk={walk} />
        </MoveList>
      </div>
      <div className={styles["panel"]} data-open={shown === "more" || undefined}>
        {children}
      </div>
    </>
  );
}

interface MoreProps {
  readonly walk: Walk;
  readonly isWhole: boolean;
  readonly onSetUp: () => void;
  readonly onFiles: () => void;
}

function More({ walk, isWhole, onSetUp, onFiles }: MoreProps) {
  const { study, analysis } = useStudyTexts();
  return (
    <>
      <PlayedLine walk={walk} />
      <Comments walk={walk} />
      <div className={styles["pair"]}>
        <Tools walk={walk} />
        <Button onClick={onSetUp}>{study.setUp}</Button>
        <Button onClick={onFiles}>{analysis.files}</Button>
      </div>
      {!isWhole && <p className="soft">{study.linkTooSmall}</p>}
    </>
  );
}

interface AnalysisBoardProps {
  readonly walk: Walk;
  readonly lines: Lines;
  readonly near: Color;
  readonly preview: PlyPosition | undefined;
  readonly isPen: boolean;
}

/** The board with the best move, the threat and what was drawn, and the bar beside it. */
function AnalysisBoard({ walk, lines, near, preview, isPen }: AnalysisBoardProps) {
  const { analysis } = useStudyTexts();
  const { announcer } = useServices();
  const { tree, at } = walk.study;
  const [best] = lines.thoughts;
  const shapes: readonly Shape[] = [
    ...(best ? [{ path: best.move.path, kind: "good" } as const] : []),
    ...(typeof lines.threat === "object"
      ? [{ path: lines.threat.move.path, kind: "bad" } as const]
      : []),
    ...shapesIn(nodeAt(tree, at).comments).map((path) => ({ path, kind: "drawn" }) as const),
  ];
  const onDraw = (path: ShapePath): void => {
    const { study, isNew } = toggleShape(walk.study, path);
    walk.set(study);
    announcer.say(isNew ? shapeText(path, analysis) : analysis.erased);
  };
  return (
    <>
      <div className={isPen ? engineStyles["pen"] : undefined}>
        <PlayBoard
          position={walk.position}
          lastStep={moveInto(walk.moves, walk.ply)}
          near={near}
          shapes={shapes}
          drawing={{ isPen, onDraw }}
          preview={preview}
          onMove={walk.play}
        />
      </div>
      {best && <EvaluationBar position={walk.position} best={best} isTurned={near === "white"} />}
    </>
  );
}
