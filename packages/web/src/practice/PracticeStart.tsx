// Before a game against the computer: how strong it plays, and who begins.
import type { Shelf } from "@kingrow/client";
import { ANALYSIS_PATH, SHOTS_PATH } from "@kingrow/protocol";
import { initialPosition } from "@kingrow/rules";
import { useState } from "react";
import { Board } from "../board/index.ts";
import { keeps } from "../browser/shelf.ts";
import { LocalHeader } from "../local/LocalHeader.tsx";
import { useSettings } from "../settings/settings.ts";
import links from "../shell/address/links.module.css";
import { PageFrame } from "../shell/frame/PageFrame.tsx";
import { useTitle } from "../shell/tab/useTab.ts";
import { useStudyTexts } from "../text/study/studyTexts.ts";
import { useTexts } from "../text/texts.ts";
import { Button } from "../ui/Button.tsx";
import { RadioRow } from "../ui/RadioRow.tsx";
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx";
import { chosenLast, LEVELS, SIDES, type PracticeChoice } from "./keptPractice.ts";
import styles from "./PracticeStart.module.css";

interface PracticeStartProps {
  readonly shelf: Shelf;
  readonly onStart: (chosen: PracticeChoice) => void;
}

export function PracticeStart({ shelf, onStart }: PracticeStartProps) {
  const texts = useStudyTexts().practice;
  const [chosen, setChosen] = useState(() => chosenLast(shelf));
  const [isKept] = useState(() => keeps(shelf));
  useTitle(texts.tabTitle);
  return (
    <PageFrame header={<LocalHeader title={texts.title} exit={texts.exit} />}>
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
          <p>{texts.intro}</p>
          <Level chosen={chosen} onChoose={setChosen} />
          <RadioRow
            label={texts.side}
            choices={SIDES}
            names={texts.sides}
            chosen={chosen.side}
            onChoose={(side) => setChosen({ ...chosen, side })}
          />
          <Button type="submit" variant="primary">
            {texts.start}
          </Button>
          {!isKept && <p>{texts.notKept}</p>}
          <a href={SHOTS_PATH} className={links["action"]}>
            {texts.shots}
          </a>
          <a href={ANALYSIS_PATH} className={links["action"]}>
            {texts.analysis}
          </a>
        </form>
      </div>
    </PageFrame>
  );
}

interface LevelProps {
  readonly chosen: PracticeChoice;
  readonly onChoose: (chosen: PracticeChoice) => void;
}

/** Numbers to choose from; the word for the one that holds stands below, and is read with each. */
function Level({ chosen, onChoose }: LevelProps) {
  const { level: label, levels, about } = useStudyTexts().practice;
  const names = Object.fromEntries(
    LEVELS.map((level) => [
      level,
      <span key={level}>
        {level} <VisuallyHidden>{levels[level - 1]}</VisuallyHidden>
      </span>,
    ]),
  );
  const choose = (choice: string): void => {
    const level = LEVELS.find((each) => String(each) === choice);
    if (level !== undefined) onChoose({ ...chosen, level });
  };
  return (
    <div className={styles["level"]}>
      <RadioRow<string>
        label={label}
        choices={LEVELS.map(String)}
        names={names}
        chosen={String(chosen.level)}
        onChoose={choose}
      />
      <p>
        <strong>{levels[chosen.level - 1]}.</strong> {about[chosen.level - 1]}
      </p>
    </div>
  );
}

function FirstPosition({ side }: Pick<PracticeChoice, "side">) {
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
