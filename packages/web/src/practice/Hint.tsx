// The move the computer would play here: asked for by a button, and said in words.
import { roomView } from "@kingrow/client";
import { formatMove } from "@kingrow/rules";
import { useEffect } from "react";
import { useStore } from "zustand";
import { spokenMove } from "../record/spokenMove.ts";
import { useServices } from "../shell/services/services.ts";
import { useStudyTexts } from "../text/study/studyTexts.ts";
import { useTexts } from "../text/texts.ts";
import { Button } from "../ui/Button.tsx";
import type { Practice } from "./openPractice.ts";

export function HintButton({ practice }: { readonly practice: Practice }) {
  const { hint: label } = useStudyTexts().practice;
  const { actions } = useTexts();
  const { isThinking, move } = useStore(practice.hint);
  const mayMove = useStore(practice.session.store, (data) => roomView(data)?.mayMove === true);
  return (
    <Button
      variant="quiet"
      icon="hint"
      title={label}
      busy={isThinking}
      disabled={!mayMove || move !== undefined}
      onClick={practice.askHint}
    >
      {actions.bar.hint}
    </Button>
  );
}

/** The hint in words, said once when it is there. */
export function useHintText({ hint }: Practice): string | undefined {
  const { announcer } = useServices();
  const { record } = useTexts();
  const { hintIs } = useStudyTexts().practice;
  const move = useStore(hint, (known) => known.move);
  const text = move && hintIs(spokenMove(formatMove(move), record.words));
  useEffect(() => {
    if (text !== undefined) announcer.say(text, "polite");
  }, [announcer, text]);
  return text;
}
