// Which part of an upright screen stands below the board: one at a time. Beside the board all of them are seen.
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import { RadioRow } from "../../ui/RadioRow.tsx";
import styles from "./Study.module.css";

interface CardTabsProps<Card extends string> {
  readonly names: Readonly<Record<Card, string>>;
  readonly choices: readonly Card[];
  readonly chosen: Card;
  readonly onChoose: (card: Card) => void;
}

/** The parts follow it as siblings; the one that is chosen has `data-open`. */
export function CardTabs<Card extends string>(props: CardTabsProps<Card>) {
  return (
    <div className={styles["cards"]}>
      <RadioRow label={useStudyTexts().review.card} hidesLabel {...props} />
    </div>
  );
}
