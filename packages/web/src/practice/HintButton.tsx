// Asks for the move the computer would play here.
import { roomView } from "@kingrow/client";
import { useStore } from "zustand";
import { Button } from "../ui/Button.tsx";
import { HintIcon } from "../ui/HintIcon.tsx";
import type { Practice } from "./practice.ts";
import { usePracticeTexts } from "./practiceTexts.ts";

export function HintButton({ practice }: { readonly practice: Practice }) {
  const { hint: label } = usePracticeTexts();
  const { isThinking, move } = useStore(practice.hint);
  const mayMove = useStore(practice.session.store, (data) => roomView(data)?.mayMove === true);
  return (
    <Button
      variant="quiet"
      icon={<HintIcon />}
      aria-label={label}
      title={label}
      busy={isThinking}
      disabled={!mayMove || move !== undefined}
      onClick={practice.askHint}
    />
  );
}
