// Before a game against the computer: how strong it plays, who begins, and whether a coach looks on.
import type { Shelf } from "@kingrow/client";
import { initialPosition } from "@kingrow/rules";
import { useContext, useState } from "react";
import { Board } from "../board/index.ts";
import { keeps } from "../browser/shelf.ts";
import { LocalHeader, WaitingRoomContext } from "../local/LocalHeader.tsx";
import { useSettings } from "../settings/settings.ts";
import { PageFrame } from "../shell/frame/PageFrame.tsx";
import { SiteHeader } from "../shell/header/SiteHeader.tsx";
import { useTitle } from "../shell/tab/useTab.ts";
import { useStudyTexts } from "../text/study/studyTexts.ts";
import { useTexts } from "../text/texts.ts";
import { Button } from "../ui/Button.tsx";
import { RadioRow } from "../ui/RadioRow.tsx";
import { Switch } from "../ui/Switch.tsx";
import { chosenLast, SIDES, type PracticeChoice } from "./keptPractice.ts";
import { LevelCards } from "./LevelCards.tsx";
import { nextLevel } from "./levelRecords.ts";
import styles from "./PracticeStart.module.css";

interface PracticeStartProps {
  readonly shelf: Shelf;
  readonly onStart: (chosen: PracticeChoice) => void;
}

export function PracticeStart({ shelf, onStart }: PracticeStartProps) {
  const texts = useStudyTexts().practice;
  const isWaiting = useContext(WaitingRoomContext) !== undefined;
  const [chosen, setChosen] = useState(() => chosenLast(shelf));
  const [isKept] = useState(() => keeps(shelf));
  const change = (changes: Partial<PracticeChoice>): void => setChosen({ ...chosen, ...changes });
  const next = nextLevel(shelf, chosen.level);
  useTitle(texts.tabTitle);
  return (
    <PageFrame
      hasNavigation={!isWaiting}
      header={isWaiting ? <LocalHeader title={texts.title} exit={texts.exit} /> : <SiteHeader />}
    >
      <div className={styles["start"]}>
        <div className={styles["board"]}>
          <FirstPosition side={chosen.side} />
        </div>
        <form
          className={styles["choices"]}
          onSubmit={(event) => {
            event.preventDefault();
            onStart(chosen);
          }}
        >
          {!isWaiting && <h1>{texts.title}</h1>}
          <p>{texts.intro}</p>
          {next !== undefined && (
            <Button onClick={() => change({ level: next })}>{texts.goUp(next)}</Button>
          )}
          <LevelCards shelf={shelf} chosen={chosen.level} onChoose={(level) => change({ level })} />
          <RadioRow
            label={texts.side}
            choices={SIDES}
            names={texts.sides}
            chosen={chosen.side}
            onChoose={(side) => change({ side })}
          />
          <div>
            <Switch
              label={texts.coach}
              isOn={chosen.coach}
              onChange={(coach) => change({ coach })}
            />
            <p>{texts.coachText}</p>
          </div>
          {!isKept && <p>{texts.notKept}</p>}
          <div className={styles["go"]}>
            <Button type="submit" variant="primary">
              {texts.start}
            </Button>
          </div>
        </form>
      </div>
    </PageFrame>
  );
}

function FirstPosition({ side }: { readonly side: PracticeChoice["side"] }) {
  const { board } = useTexts();
  const numbers = useSettings((settings) => settings.numbers);
  return (
    <div aria-hidden="true" inert>
      <Board
        position={initialPosition}
        lastStep={undefined}
        viewer={undefined}
        near={side === "white" ? "white" : "black"}
        active={false}
        onStep={ignore}
        texts={board}
        numbers={numbers}
      />
    </div>
  );
}

function ignore(): void {
  // Nothing can be moved before the game.
}
