// The computer's lines beside the board, while they are switched on.
import { formatMove, type Position } from "@kingrow/rules";
import type { Thought } from "@kingrow/engine";
import { Fragment, useState } from "react";
import { Switch } from "../../ui/Switch.tsx";
import { scoreText } from "../frame/scoreText.ts";
import styles from "../frame/Study.module.css";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import { hasMove } from "../tree/tree.ts";
import { useLines } from "./useLines.ts";

/** So many moves of a line are shown. */
const SHOWN = 9;

interface EngineLinesProps {
  readonly position: Position;
  readonly onPlay: (thought: Thought) => void;
}

export function EngineLines({ position, onPlay }: EngineLinesProps) {
  const texts = useStudyTexts().study;
  const [isOn, setOn] = useState(false);
  const lines = useLines(position, isOn);
  return (
    <section>
      <Switch label={texts.lines} isOn={isOn} onChange={setOn} />
      {isOn && lines.isWeak && <p className={styles["soft"]}>{texts.weak}</p>}
      {isOn && !hasMove(position) && <p className={styles["soft"]}>{texts.noLines}</p>}
      {isOn && (
        <ol className={styles["list"]}>
          {lines.thoughts.map((thought) => (
            <li key={formatMove(thought.move)}>
              <button type="button" className={styles["line"]} onClick={() => onPlay(thought)}>
                <b>{scoreText(forBlack(thought, position), position, texts)}</b>
                {thought.line.slice(0, SHOWN).map((move, ply) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a move of a line is known by its place
                  <Fragment key={ply}>
                    {" "}
                    <span>{formatMove(move)}</span>
                  </Fragment>
                ))}
              </button>
              <p>{texts.depth(thought.depth)}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function forBlack({ score }: Thought, { turn }: Position): number {
  return turn === "black" ? score : -score;
}
