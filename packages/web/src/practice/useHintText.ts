// The hint in words, said once when it is there.
import { formatMove } from "@kingrow/rules";
import { useEffect } from "react";
import { useStore } from "zustand";
import { spokenMove } from "../record/spokenMove.ts";
import { useServices } from "../shell/services.ts";
import { useAllTexts } from "../text/allTexts.ts";
import type { Practice } from "./practice.ts";
import { usePracticeTexts } from "./practiceTexts.ts";

export function useHintText({ hint }: Practice): string | undefined {
  const { announcer } = useServices();
  const { record } = useAllTexts();
  const { hintIs } = usePracticeTexts();
  const move = useStore(hint, (known) => known.move);
  const text = move && hintIs(spokenMove(formatMove(move), record.words));
  useEffect(() => {
    if (text !== undefined) announcer.say(text, "polite");
  }, [announcer, text]);
  return text;
}
