// A position as text (FEN): it can be read, changed, pasted and copied.
import { formatFen, parseFen, type Position } from "@kingrow/rules";
import { useState } from "react";
import { CopyButton } from "../../record/Share.tsx";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import styles from "../frame/Study.module.css";

interface FenFieldProps {
  readonly position: Position;
  readonly onChange: (position: Position) => void;
}

export function FenField({ position, onChange }: FenFieldProps) {
  const { study: texts } = useStudyTexts();
  /** What is being typed. */
  const [draft, setDraft] = useState<string>();
  const written = formatFen(position);
  const read = draft === undefined ? undefined : parseFen(draft);
  const type = (text: string): void => {
    const typed = parseFen(text);
    setDraft(text);
    if (typed.ok) onChange(typed.value);
  };
  return (
    <div className={styles["fen"]}>
      <label>
        FEN
        <input
          dir="ltr"
          spellCheck={false}
          value={draft ?? written}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setDraft(undefined)}
        />
      </label>
      <CopyButton label={texts.copyFen} text={() => written} />
      <div role="alert" className={styles["bad"]}>
        {read?.ok === false && texts.fens[read.error]}
      </div>
    </div>
  );
}
