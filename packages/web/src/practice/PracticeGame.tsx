// A game against the computer, at the table of every game.
import { roomView, systemClock as clock, type RoomData, type Shelf } from "@kingrow/client";
import type { StepSquares } from "@kingrow/rules";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { startEngine } from "../engine/startEngine.ts";
import { AnotherGame } from "../local/AnotherGame.tsx";
import { LocalGameHeader } from "../local/LocalHeader.tsx";
import { LocalTable, Note } from "../local/LocalTable.tsx";
import { LocalAnnouncements } from "../local/LocalAnnouncements.tsx";
import type { TableExtras } from "../room/view/tableExtras.ts";
import { settingsStore } from "../settings/settings.ts";
import { LoadingScreen } from "../shell/frame/FullScreen.tsx";
import { CoachAnswers, CoachWarning, useWarning } from "./CoachQuestion.tsx";
import { HintButton, useHintText } from "./Hint.tsx";
import type { PracticeSetup } from "./keptPractice.ts";
import { nextLevel, type Level } from "./levelRecords.ts";
import { openPractice, type Hint, type Practice } from "./openPractice.ts";
import { useStudyTexts } from "../text/study/studyTexts.ts";
import { useComputerTexts } from "./practiceTexts.ts";

interface PracticeGameProps {
  readonly begun: PracticeSetup;
  readonly shelf: Shelf;
  readonly onAnother: () => void;
}

export function PracticeGame({ begun, shelf, onAnother }: PracticeGameProps) {
  const [practice, isWeak] = usePractice(begun, shelf);
  if (practice === undefined) return <LoadingScreen />;
  return <Playing practice={practice} shelf={shelf} isWeak={isWeak} onAnother={onAnother} />;
}

/** The game is open, and the computer there, for as long as the screen is. */
function usePractice(begun: PracticeSetup, shelf: Shelf): readonly [Practice | undefined, boolean] {
  const [practice, setPractice] = useState<Practice>();
  const [isWeak, setWeak] = useState(false);
  useEffect(() => {
    const engine = startEngine({ onWeak: () => setWeak(true) });
    const asksFirst = (): boolean => settingsStore.getState().confirmMoves;
    const opened = openPractice(begun, { clock, shelf, engine, asksFirst });
    // oxlint-disable-next-line react/set-state-in-effect -- it lives exactly as long as the effect
    setPractice(opened);
    return opened.close;
  }, [begun, shelf]);
  return [practice, isWeak];
}

interface PlayingProps {
  readonly practice: Practice;
  readonly shelf: Shelf;
  readonly isWeak: boolean;
  readonly onAnother: () => void;
}

function Playing(props: PlayingProps) {
  const { practice } = props;
  const hint = useStore(practice.hint);
  const texts = useComputerTexts(hint.move !== undefined);
  const extras = useExtras(props, hint);
  return (
    <LocalTable
      connection={practice.connection}
      session={practice.session}
      texts={texts}
      extras={extras}
    />
  );
}

function useExtras(props: PlayingProps, hint: Hint): TableExtras {
  const { practice, shelf, isWeak, onAnother } = props;
  const own = useStudyTexts().practice;
  const note = useHintText(practice) ?? (isWeak ? own.weak : undefined);
  const warning = useWarning(practice);
  const { level, seed, session } = practice;
  return {
    hint: endsOf(hint),
    onAnother,
    archive: { opponent: { kind: "computer", level }, occasion: `practice ${seed}` },
    actions: <HintButton practice={practice} />,
    answers: warning && <CoachAnswers practice={practice} />,
    afterGame: <GoUp shelf={shelf} level={practice.level} />,
    header: (
      <LocalGameHeader
        session={session}
        exit={own.exit}
        title={own.levelIs(level, own.levels[level - 1] ?? "")}
      >
        <AnotherGame session={session} texts={own} hasMoves={hasMoves} onAnother={onAnother} />
      </LocalGameHeader>
    ),
    announcements: (
      <>
        <LocalAnnouncements session={session} said={own.said} />
        {warning && <CoachWarning warning={warning} />}
        {note !== undefined && <Note>{note}</Note>}
      </>
    ),
  };
}

/** After three wins in a row the next level is worth a try. */
function GoUp({ shelf, level }: { readonly shelf: Shelf; readonly level: Level }) {
  const { goUp } = useStudyTexts().practice;
  const next = nextLevel(shelf, level);
  return next && <p>{goUp(next)}</p>;
}

/** A move of the computer alone is no loss to anybody. */
function hasMoves(data: RoomData): boolean {
  return roomView(data)?.hasMoved === true;
}

function endsOf({ move }: Hint): StepSquares | undefined {
  const [from, to] = [move?.path[0], move?.path.at(-1)];
  return from === undefined || to === undefined ? undefined : { from, to };
}
