// The games that a text holds, of which one is opened.
import type { PdnGame } from "@kingrow/rules";
import { useId, type ReactNode } from "react";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import styles from "../frame/Study.module.css";
import { gameName } from "../tree/commentText.ts";

const MOST_ROWS = 5;

interface GameChoiceProps {
  readonly games: readonly PdnGame[];
  /** Its place among the games. */
  readonly chosen: number;
  readonly onChoose: (chosen: number) => void;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** A native list: fast with thousands of rows, and usable by pointer, touch and keys. */
export function GameChoice({ games, chosen, onChoose, onOpen, children }: GameChoiceProps) {
  const texts = useStudyTexts();
  const id = useId();
  return (
    <div className={styles["panel"]}>
      <label htmlFor={id}>{texts.study.chosenGame(games.length)}</label>
      <select
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the list takes the place of the pressed button
        autoFocus
        id={id}
        size={Math.min(games.length, MOST_ROWS)}
        value={chosen}
        onChange={(event) => onChoose(Number(event.target.value))}
        onDoubleClick={onOpen}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // The key would press the button that has the focus again once the list is gone.
          event.preventDefault();
          onOpen();
        }}
      >
        {games.map((game, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the games of a file are known by their place
          <option key={index} value={index}>
            {`${index + 1}. ${gameName(game, texts)}`}
          </option>
        ))}
      </select>
      {children}
    </div>
  );
}
