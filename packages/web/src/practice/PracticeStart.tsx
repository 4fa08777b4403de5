// Before a game against the computer: how strong it plays, who begins, and whether a coach looks on.
import { useContext, useId, useState } from "react";
import { keeps, localShelf } from "../browser/shelf.ts";
import { WaitingHeader, WaitingRoomContext } from "../local/LocalTable.tsx";
import { StillBoard } from "../record/StillBoard.tsx";
import { positionAt } from "../record/moves/timeline.ts";
import { PageFrame } from "../shell/frame/PageFrame.tsx";
import { SiteHeader } from "../site/SiteHeader.tsx";
import { useTitle } from "../shell/tab/useTab.ts";
import { useStudyTexts } from "../text/study/studyTexts.ts";
import { Button } from "../ui/Button.tsx";
import { RadioRow } from "../ui/form/RadioRow.tsx";
import { Switch } from "../ui/form/Switch.tsx";
import { chosenLast, LEVELS, SIDES, type PracticeChoice } from "./keptPractice.ts";
import { nextLevel, recordAt, type Level } from "./levelRecords.ts";
import styles from "./PracticeStart.module.css";

const FIRST_POSITION = positionAt([], 0);

export function PracticeStart({ onStart }: { readonly onStart: (chosen: PracticeChoice) => void }) {
  const texts = useStudyTexts().practice;
  const waiting = useContext(WaitingRoomContext);
  const [chosen, setChosen] = useState(chosenLast);
  const [isKept] = useState(() => keeps(localShelf));
  const change = (changes: Partial<PracticeChoice>): void => setChosen({ ...chosen, ...changes });
  const next = nextLevel(chosen.level);
  useTitle(texts.tabTitle);
  return (
    <PageFrame
      hasNavigation={waiting === undefined}
      header={waiting ? <WaitingHeader session={waiting} /> : <SiteHeader />}
    >
      <div className={styles["start"]}>
        <div className={styles["board"]} aria-hidden="true" inert>
          <StillBoard shown={FIRST_POSITION} near={chosen.side === "white" ? "white" : "black"} />
        </div>
        <form
          className={styles["choices"]}
          onSubmit={(event) => {
            event.preventDefault();
            onStart(chosen);
          }}
        >
          {!waiting && <h1>{texts.title}</h1>}
          <p className="soft">{texts.intro}</p>
          {next !== undefined && (
            <Button onClick={() => change({ level: next })}>{texts.goUp(next)}</Button>
          )}
          <LevelCards chosen={chosen.level} onChoose={(level) => change({ level })} />
          <RadioRow
            label={texts.side}
            showsLabel
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
            <small>{texts.coachText}</small>
          </div>
          {!isKept && <p className="soft">{texts.notKept}</p>}
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

interface LevelCardsProps {
  readonly chosen: Level;
  readonly onChoose: (level: Level) => void;
}

/** A card for each level, with a word, what to expect, and how the person has fared there. */
function LevelCards({ chosen, onChoose }: LevelCardsProps) {
  const { level: label, levels, about } = useStudyTexts().practice;
  const id = useId();
  return (
    <fieldset className={styles["cards"]}>
      <legend>{label}</legend>
      {LEVELS.map((level) => (
        <label key={level} className={styles["card"]}>
          <input
            type="radio"
            name={id}
            checked={level === chosen}
            aria-label={`${level} ${levels[level - 1]}`}
            aria-describedby={`${id}-${level}`}
            onChange={() => onChoose(level)}
          />
          <span className={styles["number"]}>{level}</span> <b>{levels[level - 1]}</b>
          <small id={`${id}-${level}`}>
            {about[level - 1]} <Fared level={level} />
          </small>
        </label>
      ))}
    </fieldset>
  );
}

/** "3 wins, 1 loss"; nothing before the first game. */
function Fared({ level }: { readonly level: Level }) {
  const texts = useStudyTexts().practice;
  const record = recordAt(level);
  const kinds = (["wins", "losses", "draws"] as const).filter((kind) => record[kind] > 0);
  const counts = kinds.map((kind) => texts[kind](record[kind]));
  return counts.length > 0 && <b>{counts.join(", ")}</b>;
}
