// The common layout of the study screens: header, board, and what is said about it, on a phone in parts.
import { useLayoutEffect, type PropsWithChildren, type ReactNode } from "react";
import { useFocusKept } from "../../shell/frame/arrival.ts";
import { SitePage } from "../../site/SiteHeader.tsx";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import { RadioRow } from "../../ui/form/RadioRow.tsx";
import styles from "./Study.module.css";

/** The board stands at the left on a wide screen, and first on a phone. */
export function StudyFrame({ board, children }: PropsWithChildren<{ readonly board: ReactNode }>) {
  // A branch that was chosen may be deleted.
  const note = useFocusKept(() => document.getElementById("main"));
  // The whole page scrolls, so its root needs the mark for the style sheet. A `:has()` there would search every element.
  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.toggleAttribute("data-board-stays", true);
    return () => documentElement.removeAttribute("data-board-stays");
  }, []);
  return (
    <SitePage>
      <div className={styles["table"]} onFocus={note}>
        <div className={styles["board"]}>{board}</div>
        <div className={styles["side"]}>{children}</div>
      </div>
    </SitePage>
  );
}

interface CardTabsProps<Card extends string> {
  readonly names: Readonly<Record<Card, string>>;
  readonly choices: readonly Card[];
  readonly chosen: Card;
  readonly onChoose: (card: Card) => void;
}

/** Which part a phone shows below the board. The parts follow as siblings; the chosen one has `data-open`. */
export function CardTabs<Card extends string>(props: CardTabsProps<Card>) {
  return (
    <div className={styles["cards"]}>
      <RadioRow label={useStudyTexts().review.card} {...props} />
    </div>
  );
}
