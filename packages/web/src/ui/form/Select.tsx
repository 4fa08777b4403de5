// One choice out of more than can stand side by side.
import type { ReactNode } from "react";
import styles from "./Select.module.css";

interface SelectProps<T extends string | number> {
  readonly label: string;
  readonly picture?: ReactNode;
  readonly choices: readonly T[];
  readonly names: Readonly<Partial<Record<T, string>>>;
  readonly chosen: T;
  readonly onChoose: (choice: T) => void;
}

export function Select<T extends string | number>(props: SelectProps<T>) {
  const { label, picture, choices, names, chosen, onChoose } = props;
  const choose = (value: string): void => {
    const choice = choices.find((each) => `${each}` === value);
    if (choice !== undefined) onChoose(choice);
  };
  return (
    <label className={styles["select"]}>
      <span>{label}</span>
      {picture}
      <select value={chosen} onChange={({ target }) => choose(target.value)}>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {names[choice]}
          </option>
        ))}
      </select>
    </label>
  );
}
