// The texts of a game against the computer.
import { useMemo } from "react";
import { changed } from "../text/changed.ts";
import { hintBoard } from "../text/grammar.ts";
import { useStudyTexts } from "../text/study/studyTexts.ts";
import { useTexts, type Texts } from "../text/texts.ts";

export function useComputerTexts(isHinted: boolean): Texts {
  const texts = useTexts();
  const { practice } = useStudyTexts();
  return useMemo(() => {
    const { computer, hintMark } = practice;
    const atTable = changed<Texts>(texts, computer);
    return isHinted
      ? changed<Texts>(atTable, { board: hintBoard(atTable.board, hintMark) })
      : atTable;
  }, [texts, practice, isHinted]);
}
