// Four buttons through a game: to the start, back, on, to the end.
import { useAllTexts } from "../text/allTexts.ts";
import { Button } from "../ui/Button.tsx";
import { TravelIcon } from "../ui/gameIcons.tsx";
import styles from "./MoveList.module.css";
import { TRAVELS, type Travel } from "./timeline.ts";

interface TravelBarProps {
  readonly isEmpty: boolean;
  /** Each says in words what it does, where there is room. */
  readonly hasNames: boolean;
  readonly onTravel: (way: Travel) => void;
}

export function TravelBar({ isEmpty, hasNames, onTravel }: TravelBarProps) {
  const { record } = useAllTexts();
  return (
    <fieldset className={styles["travel"]} aria-label={record.travel}>
      {TRAVELS.map((way) => (
        <Button
          key={way}
          variant="quiet"
          icon={<TravelIcon way={way} />}
          aria-label={record.travels[way]}
          title={record.travels[way]}
          disabled={isEmpty}
          onClick={() => onTravel(way)}
        >
          {hasNames && <span className={styles["way"]}>{record.travels[way]}</span>}
        </Button>
      ))}
    </fieldset>
  );
}
