// A game against the computer, at the table of every game.
import { roomView, type RoomData } from "@kingrow/client";
import { reasonOf } from "@kingrow/engine/review";
import { useContext, useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { Shapes, type Shape } from "../board/surface/Shapes.tsx";
import { startEngine } from "../engine/startEngine.ts";
import { LocalGameHeader, LocalTable, Note, WaitingRoomContext } from "../local/LocalTable.tsx";
import { RoomAnnouncements } from "../room/announcements/RoomAnnouncements.tsx";
import type { TableExtras } from "../room/view/tableExtras.ts";
import { useIsUnreachable } from "../shell/frame/ConnectionStatus.tsx";
import { LoadingScreen } from "../shell/frame/MessageScreen.tsx";
import { changed } from "../text/changed.ts";
import { useStudyTexts } from "../text/study/studyTexts.ts";
import { useTexts, type Texts } from "../text/texts.ts";
import {
  CoachAnswers,
  CoachButton,
  CoachWarning,
  HintButton,
  useHintNote,
} from "./CoachAndHint.tsx";
import type { PracticeSetup } from "./keptPractice.ts";
import { nextLevel, type Level } from "./levelRecords.ts";
import { openPractice, type Practice } from "./openPractice.ts";

interface PracticeGameProps {
  readonly begun: PracticeSetup;
  readonly onAnother: () => void;
}

/** The game is open, and the computer there, for as long as the screen is. */
export function PracticeGame({ begun, onAnother }: PracticeGameProps) {
  const [practice, setPractice] = useState<Practice>();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const opened = openPractice(begun, startEngine({ onMissing: setMissing }));
    // oxlint-disable-next-line react/set-state-in-effect -- it lives exactly as long as the effect
    setPractice(opened);
    return opened.close;
  }, [begun]);
  if (practice === undefined) return <LoadingScreen />;
  return <Playing practice={practice} isMissing={isMissing} onAnother={onAnother} />;
}

interface PlayingProps {
  readonly practice: Practice;
  /** There is no engine in this browser. */
  readonly isMissing: boolean;
  readonly onAnother: () => void;
}

function Playing(props: PlayingProps) {
  const { practice } = props;
  const isWarned = useStore(practice.coach.warning, (warning) => warning !== undefined);
  return (
    <LocalTable game={practice} texts={useComputerTexts(isWarned)} extras={useExtras(props)} />
  );
}

/** The page's texts as they read while the computer is the opponent. */
function useComputerTexts(isWarned: boolean): Texts {
  const texts = useTexts();
  const { practice } = useStudyTexts();
  return useMemo(() => {
    const { computer, said, waitsForYou } = practice;
    const atTable = changed<Texts>(texts, { ...computer, say: said });
    // The computer answers after the person has answered the coach.
    return isWarned ? changed<Texts>(atTable, { room: { opponentsTurn: waitsForYou } }) : atTable;
  }, [texts, practice, isWarned]);
}

function useExtras({ practice, isMissing, onAnother }: PlayingProps): TableExtras {
  const { connection, practice: own, study } = useStudyTexts();
  const [isUnreachable, waiting] = [useIsUnreachable(), useContext(WaitingRoomContext)];
  // The room in which the player waits is out of reach.
  const lost = waiting && isUnreachable ? connection.lost : undefined;
  const note = useHintNote(practice) ?? lost ?? (isMissing ? study.noEngine : undefined);
  const warning = useStore(practice.coach.warning);
  const { level, seed, session } = practice;
  return {
    onAnother,
    drawn: <Drawn practice={practice} />,
    archive: { opponent: { kind: "computer", level }, occasion: `practice ${seed}` },
    actions: <HintButton practice={practice} />,
    answers: warning && <CoachAnswers practice={practice} />,
    afterGame: <GoUp level={level} />,
    header: (
      <LocalGameHeader
        title={own.levelIs(level, own.levels[level - 1] ?? "")}
        texts={own}
        session={session}
        hasMoves={hasMoves}
        onAnother={onAnother}
      >
        <CoachButton {...practice} />
      </LocalGameHeader>
    ),
    announcements: (
      <>
        <RoomAnnouncements session={session} />
        {warning && <CoachWarning mistake={warning} />}
        {note !== undefined && <Note>{note}</Note>}
      </>
    ),
  };
}

/** The move of the hint, or the answer to a mistake that the coach names. */
function Drawn({ practice: { hint, coach, session } }: { readonly practice: Practice }) {
  const good = useStore(hint, ({ move }) => move?.path);
  const bad = useStore(coach.warning, (mistake) =>
    mistake && reasonOf(mistake).reason !== "misses" ? mistake.answer[0]?.path : undefined,
  );
  const turned = useStore(session.store, (data) => roomView(data)?.me?.color === "white");
  const shapes: readonly Shape[] = [
    ...(good
      ? [{ path: good.slice(0, 1), kind: "good" } as const, { path: good, kind: "good" } as const]
      : []),
    ...(bad ? [{ path: bad, kind: "bad" } as const] : []),
  ];
  return <Shapes shapes={shapes} turned={turned} />;
}

/** After three wins in a row the next level is worth a try. */
function GoUp({ level }: { readonly level: Level }) {
  const { goUp } = useStudyTexts().practice;
  const next = nextLevel(level);
  return next && <p>{goUp(next)}</p>;
}

/** A move of the computer alone is no loss to anybody. */
function hasMoves(data: RoomData): boolean {
  return roomView(data)?.hasMoved === true;
}
