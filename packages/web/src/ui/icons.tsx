// The base of all icons, and the icons of the headers.
import type { ReactNode } from "react";
import styles from "./icons.module.css";

/** One line weight, in the colour of the text around it. */
export function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={styles["icon"]}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

export function OfflineIcon() {
  return (
    <Icon>
      <path d="M3 9.5a13 13 0 0 1 5-3m4-.5c3.5 0 6.6 1.3 9 3.5M6 13a9 9 0 0 1 4-2.2m5 .7c1.1.4 2.1 1 3 1.7M9.5 16.5a4 4 0 0 1 5 0M12 20v.01M4 3l16 18" />
    </Icon>
  );
}

export function SettingsIcon() {
  return (
    <Icon>
      <path d="M4 7.5h8m6 0h2M4 16.5h2m6 0h8" />
      <circle cx="15" cy="7.5" r="2.75" />
      <circle cx="9" cy="16.5" r="2.75" />
    </Icon>
  );
}

export function HelpIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M9.7 9.8a2.4 2.4 0 1 1 3.5 2.1c-.8.4-1.2.9-1.2 1.7M12 16.5v.01" />
    </Icon>
  );
}

export function SoundIcon() {
  return (
    <Icon>
      <path d="M4.5 9.5v5h3.5l4.5 4v-13l-4.5 4Zm11-.5a4.3 4.3 0 0 1 0 6m2.5-8.5a7.8 7.8 0 0 1 0 11" />
    </Icon>
  );
}

export function MutedIcon() {
  return (
    <Icon>
      <path d="M4.5 9.5v5h3.5l4.5 4v-13l-4.5 4Zm11.5.5 4.5 4.5m0-4.5L16 14.5" />
    </Icon>
  );
}
