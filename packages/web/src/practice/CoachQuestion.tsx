// The coach's button; its warning and the two answers, in the places of a message and of the actions.
import { useEffect } from "react";
import { useStore } from "zustand";
import { spokenMove } from "../record/spokenMove.ts";
import { catchFocus } from "../room/view/catchFocus.ts";
import { useServices } from "../shell/services/services.ts";
import { useStudyTexts } from "../text/study/studyTexts.ts";
import { useTexts } from "../text/texts.ts";
import { Button } from "../ui/Button.tsx";
import type { Warning } from "./coach.ts";
import styles from "./CoachQuestion.module.css";
import type { Practice } from "./openPractice.ts";

/** Among the signs of the header. */
export function CoachButton({ coach }: Practice) {
  const { coach: name } = useStudyTexts().practice;
  const isOn = useStore(coach.isOn);
  return (
    <Button
      variant="quiet"
      icon={isOn ? "coach" : "noCoach"}
      aria-label={name}
      aria-pressed={isOn}
      title={name}
      onClick={() => coach.turn(!isOn)}
    />
  );
}

/** The warning in words, said once. */
export function CoachWarning({ warning }: { readonly warning: Warning }) {
  const { announcer } = useServices();
  const { record } = useTexts();
  const { losesGame, losesPieces, answerIs } = useStudyTexts().practice;
  const { pieces, answer } = warning;
  const loss = pieces === undefined ? losesGame : losesPieces(pieces);
  const spoken = `${loss} ${answerIs(spokenMove(answer, record.words))}`;
  useEffect(() => announcer.say(spoken, "assertive"), [announcer, spoken]);
  return (
    <p className={styles["warning"]} data-note-line>
      <span>
        <strong>{loss}</strong> {answerIs(answer)}
      </span>
    </p>
  );
}

export function CoachAnswers({ practice }: { readonly practice: Practice }) {
  const { takeBack, anotherNo } = useStudyTexts().practice;
  const { coach, session } = practice;
  // The pressed button goes with the warning.
  useEffect(() => catchFocus, []);
  return (
    <div className={styles["answers"]}>
      <Button onClick={coach.playOn}>{anotherNo}</Button>
      <Button variant="primary" onClick={session.offerTakeback}>
        {takeBack}
      </Button>
    </div>
  );
}
