// Three choices in one row: the system's theme, light, dark.

import { useId, useState } from "react";

import { DarkIcon, LightIcon, SystemIcon } from "./icons.tsx";
import { chooseTheme, readTheme, THEMES, type Theme } from "./theme.ts";
import styles from "./ThemeSwitch.module.css";

interface ThemeSwitchProps {
  /** What the three choices are about, and the name of each. */
  readonly label: string;
  readonly names: Readonly<Record<Theme, string>>;
}

const ICONS = { system: SystemIcon, light: LightIcon, dark: DarkIcon } as const;

export function ThemeSwitch({ label, names }: ThemeSwitchProps) {
  const group = useId();
  const [chosen, setChosen] = useState(readTheme);
  const choose = (theme: Theme): void => {
    setChosen(theme);
    chooseTheme(theme);
  };
  return (
    <div role="radiogroup" aria-label={label} className={styles["switch"]}>
      {THEMES.map((theme) => {
        const Icon = ICONS[theme];
        return (
          <label key={theme} className={styles["choice"]} title={names[theme]}>
            <input
              type="radio"
              name={group}
              aria-label={names[theme]}
              checked={theme === chosen}
              onChange={() => choose(theme)}
            />
            <Icon />
          </label>
        );
      })}
    </div>
  );
}
