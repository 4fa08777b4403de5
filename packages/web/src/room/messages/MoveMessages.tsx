// Messages about a premove, or a move that waits for confirmation.
import type { Choice, RoomSession } from "@kingrow/client";
import type { Square } from "@kingrow/rules";
import { pathText } from "../../record/timeline.ts";
import { WholeMoves } from "../../record/WholeMoves.tsx";
import { useTexts } from "../../text/texts.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./Messages.module.css";

interface PremoveProps {
  readonly session: RoomSession;
  readonly path: readonly Square[];
}

export function Premove({ session, path }: PremoveProps) {
  const { play } = useTexts();
  return (
    <>
      <p>
        <WholeMoves>{play.premove(pathText(path))}</WholeMoves>
      </p>
      <Button variant="quiet" onClick={() => session.premove(undefined)}>
        {play.forget}
      </Button>
    </>
  );
}

interface ChoiceMessageProps {
  readonly session: RoomSession;
  readonly choice: Choice;
}

/** A move that waits: sent by one button, taken back by the other (P25). */
export function ChoiceMessage({ session, choice: { path, isWhole } }: ChoiceMessageProps) {
  const { play } = useTexts();
  const move = pathText(path);
  return (
    <>
      <p>
        <WholeMoves>{isWhole ? play.choice(move) : play.chainGoesOn(move)}</WholeMoves>
      </p>
      <span className={styles["choices"]}>
        <Button onClick={session.takeBack}>{play.takeBack}</Button>
        <Button variant="primary" disabled={!isWhole} onClick={session.confirm}>
          {play.confirm}
        </Button>
      </span>
    </>
  );
}
