// What kind of game one would like, for playing now as for a room of one's own (P63).
import type { RoomWishes } from "@kingrow/client";
import { OPENINGS, PACES } from "@kingrow/protocol";
import { useTexts } from "../text/texts.ts";
import styles from "./RoomOptions.module.css";

export interface RoomOptionsFieldsProps {
  readonly wishes: RoomWishes;
  readonly onChange: (wishes: RoomWishes) => void;
}

export function RoomOptionsFields({ wishes, onChange }: RoomOptionsFieldsProps) {
  const options = useTexts().options;
  const { pace = "none", opening = "free", watchable } = wishes;
  return (
    <div className={styles["fields"]}>
      <Choice
        label={options.clock}
        choices={PACES}
        names={options.paces}
        chosen={pace}
        onChoose={(pace) => onChange({ ...wishes, pace })}
      />
      <Choice
        label={options.opening}
        choices={OPENINGS}
        names={options.openings}
        chosen={opening}
        onChoose={(opening) => onChange({ ...wishes, opening })}
      />
      <Choice
        label={options.watching}
        choices={WATCHING}
        names={options.watchings}
        chosen={watchingOf(watchable)}
        onChoose={(chosen) => onChange({ ...wishes, watchable: WATCHABLE[chosen] })}
      />
    </div>
  );
}

/** What is not as usual, in few words. */
export function ChosenOptions({ wishes }: Pick<RoomOptionsFieldsProps, "wishes">) {
  const options = useTexts().options;
  const { drawn } = useTexts().lobby;
  const { pace = "none", opening, watchable } = wishes;
  const watching = `${options.watching} ${options.watchings[watchingOf(watchable)]}`;
  const names = [
    pace !== "none" && pace,
    opening === "ballot" && drawn,
    watchable !== undefined && watching,
  ];
  return names.map(
    (name) =>
      name !== false && (
        <span key={name} className={styles["chosen"]}>
          {name}
        </span>
      ),
  );
}

/** `usual`: public rooms may be watched, private ones not (O1). */
const WATCHING = ["usual", "yes", "no"] as const;
const WATCHABLE = { usual: undefined, yes: true, no: false } as const;

function watchingOf(watchable: boolean | undefined): (typeof WATCHING)[number] {
  if (watchable === undefined) return "usual";
  return watchable ? "yes" : "no";
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly choices: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly chosen: T;
  readonly onChoose: (choice: T) => void;
}

function Choice<T extends string>({ label, choices, names, chosen, onChoose }: ChoiceProps<T>) {
  const choose = (value: string): void => {
    const choice = choices.find((each) => each === value);
    if (choice !== undefined) onChoose(choice);
  };
  return (
    <label className={styles["field"]}>
      {label}
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
