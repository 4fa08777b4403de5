// Help in a game: the coach's button, its warning and the two answers, in the places of a message and of the actions, and
// the hint, which is asked for by a button and said in words.
import { roomView } from "@kingrow/client";
import { answerTo, reasonOf, type TurningPoint } from "@kingrow/engine/review";
import { formatMove } from "@kingrow/rules";
import { useEffect, type ReactNode } from "react";
import { useStore } from "zustand";
import { spokenMove } from "../record/moves/spokenMove.ts";
import { unbroken } from "../record/moves/unbroken.ts";
import { catchFocus } from "../room/view/catchFocus.ts";
import { useServices } from "../shell/services/services.ts";
import study from "../study/frame/Study.module.css";
import { useStudyTexts } from "../text/study/studyTexts.ts";
import { Button } from "../ui/Button.tsx";
import styles from "./CoachAndHint.module.css";
import type { Practice } from "./openPractice.ts";

export function CoachButton({ coach }: Practice) {
  const { coach: name } = useStudyTexts().practice;
  const isOn = useStore(coach.isOn);
  return (
    <Button
      variant="quiet"
      icon={isOn ? "coach" : "noCoach"}
      aria-pressed={isOn}
      title={name}
      onClick={() => coach.turn(!isOn)}
    >
      <span className={styles["name"]}>{name}</span>
    </Button>
  );
}

/** What the review says of the mistake. */
export function CoachWarning({ mistake }: { readonly mistake: TurningPoint }) {
  const { announcer } = useServices();
  const { record, review } = useStudyTexts();
  const { reason, pieces } = reasonOf(mistake);
  const answer = answerTo(mistake).map(formatMove);
  const inWords = (named: (move: string) => string, between: string): string =>
    review.reasons[reason](named(mistake.played), pieces, answer.map(named).join(between));
  const spoken = inWords((move) => spokenMove(move, record.words), ", ");
  useEffect(() => announcer.say(spoken, "assertive"), [announcer, spoken]);
  return (
    <p className={styles["warning"]} data-note-line>
      {unbroken(inWords(String, " "))}
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

export function HintButton({ practice }: { readonly practice: Practice }) {
  const texts = useStudyTexts();
  const { isThinking, move } = useStore(practice.hint);
  const mayMove = useStore(practice.session.store, (data) => roomView(data)?.mayMove === true);
  return (
    <Button
      variant="quiet"
      icon="puzzles"
      title={texts.practice.hint}
      busy={isThinking}
      disabled={!mayMove || move !== undefined}
      onClick={practice.askHint}
    >
      {texts.actions.bar.hint}
    </Button>
  );
}

export function useHintNote({ hint }: Practice): ReactNode {
  const { announcer } = useServices();
  const { record, practice } = useStudyTexts();
  const move = useStore(hint, (known) => known.move);
  const written = move && formatMove(move);
  const spoken = written && practice.hintIs(spokenMove(written, record.words));
  useEffect(() => {
    if (spoken !== undefined) announcer.say(spoken);
  }, [announcer, spoken]);
  return written && <span className={study["good"]}>{practice.hintIs(written)}</span>;
}
