// The games that a text holds, of which one is opened.
import type { PdnGame } from "@kingrow/rules";
import { useId, useState, type ReactNode } from "react";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "../frame/Study.module.css";
import { gameName } from "../tree/commentText.ts";

const MOST_ROWS = 5;

interface GameChoiceProps {
  readonly games: readonly PdnGame[];
  readonly onOpen: (game: PdnGame) => void;
  /** Back to where games come from. */
  readonly onForget: () => void;
  readonly children: ReactNode;
}

/** A native list: fast with thousands of rows, and usable by pointer, touch and keys. */
export function GameChoice({ games, onOpen, onForget, children }: GameChoiceProps) {
  const texts = useStudyTexts();
  const [chosen, setChosen] = useState(0);
  const id = useId();
  const open = (): void => {
    const game = games[chosen];
    if (game !== undefined) onOpen(game);
  };
  return (
    <div className={styles["panel"]}>
      <label htmlFor={id}>{texts.study.chosenGame(games.length)}</label>
      <select
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the list takes the place of the pressed button
        autoFocus
        id={id}
        size={Math.min(games.length, MOST_ROWS)}
        value={chosen}
        onChange={(event) => setChosen(Number(event.target.value))}
        onDoubleClick={open}
        onKeyDown={(event) => event.key === "Enter" && open()}
      >
        {games.map((game, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the games of a file are known by their place
          <option key={index} value={index}>
            {`${index + 1}. ${gameName(game, texts)}`}
          </option>
        ))}
      </select>
      {children}
      <div className={styles["pair"]}>
        <Button onClick={onForget}>{texts.analysis.otherGames}</Button>
        <Button variant="primary" onClick={open}>
          {texts.study.openPasted}
        </Button>
      </div>
    </div>
  );
}
