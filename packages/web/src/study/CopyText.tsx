// A button that copies a text; where the page may not, the text is shown for copying by hand.
import { useState } from "react";
import { CopyByHand } from "../record/CopyByHand.tsx";
import { useCopied } from "../shell/useCopied.ts";
import { Button } from "../ui/Button.tsx";
import { useStudyTexts } from "./studyTexts.ts";

interface CopyTextProps {
  readonly label: string;
  readonly text: () => string;
}

export function CopyText({ label, text }: CopyTextProps) {
  const { copied } = useStudyTexts();
  const [byHand, setByHand] = useState<string>();
  const [isCopied, copy] = useCopied(setByHand);
  return (
    <>
      <Button onClick={() => copy(text())}>{isCopied ? copied : label}</Button>
      {byHand !== undefined && (
        <CopyByHand title={label} text={byHand} onClose={() => setByHand(undefined)} />
      )}
    </>
  );
}
