// The mark of Kingrow, a crown of squares and discs, alone or with the name.

import styles from "./Logo.module.css";

/** The mark alone. Drawn on a grid of 16 so that every edge is sharp in a browser tab. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false" className={styles["mark"]}>
      <path d="M0 8h4v4H0zm6-2h4v6H6zm6 2h4v4h-4zM4 12h4v3H4zm8 0h4v3h-4z" />
      <path className={styles["low"]} d="M0 12h4v3H0zm8 0h4v3H8z" />
      <circle cx="2" cy="5" r="2" />
      <circle cx="8" cy="3" r="2" />
      <circle cx="14" cy="5" r="2" />
    </svg>
  );
}

/** Mark and name; the size follows the text around it. */
export function Logo() {
  return (
    <span className={styles["logo"]}>
      <LogoMark />
      <span>Kingrow</span>
    </span>
  );
}
