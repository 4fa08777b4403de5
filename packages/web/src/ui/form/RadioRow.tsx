// A few choices side by side, of which one holds.
import { useId, type ReactNode } from "react";
import styles from "./RadioRow.module.css";

interface RadioRowProps<T extends string | number> {
  readonly label: string;
  /** The choices do not tell by themselves what they are about. */
  readonly showsLabel?: boolean;
  readonly choices: readonly T[];
  readonly names: Readonly<Record<T, ReactNode>>;
  readonly chosen: T;
  readonly onChoose: (choice: T) => void;
}

export function RadioRow<T extends string | number>(props: RadioRowProps<T>) {
  const { label, showsLabel = false, choices, names, chosen, onChoose } = props;
  const group = useId();
  return (
    <fieldset className={styles["row"]}>
      <legend className={showsLabel ? undefined : "unseen"}>{label}</legend>
      <div className={styles["choices"]}>
        {choices.map((choice) => (
          <label key={choice} className={styles["choice"]}>
            <input
              type="radio"
              name={group}
              checked={choice === chosen}
              onChange={() => onChoose(choice)}
            />
            {names[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
