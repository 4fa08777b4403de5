// The levels to choose from: a card for each, with a word, what to expect, and how the person has fared there.
import { useId } from "react";
import { useStudyTexts } from "../text/study/studyTexts.ts";
import { LEVELS } from "./keptPractice.ts";
import styles from "./LevelCards.module.css";
import { recordAt, type Level } from "./levelRecords.ts";

interface LevelCardsProps {
  readonly chosen: Level;
  readonly onChoose: (level: Level) => void;
}

export function LevelCards({ chosen, onChoose }: LevelCardsProps) {
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
          <span id={`${id}-${level}`} className={styles["about"]}>
            {about[level - 1]} <Fared level={level} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** "3 wins, 1 loss"; nothing before the first game. */
function Fared({ level }: { readonly level: Level }) {
  const { wins, losses, draws } = useStudyTexts().practice;
  const record = recordAt(level);
  const counts = [
    record.wins > 0 && wins(record.wins),
    record.losses > 0 && losses(record.losses),
    record.draws > 0 && draws(record.draws),
  ].filter((count) => count !== false);
  return counts.length > 0 && <em>{counts.join(", ")}</em>;
}
