// The mark of Kingrow, a crown of squares and discs, alone or with the name.
import styles from "./Logo.module.css";

/** The mark alone. Drawn for 16 pixels first: few shapes, none thinner than one of them. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={styles["mark"]}>
      <circle cx="1.75" cy="4.25" r="1.75" />
      <circle cx="8" cy="2.5" r="2.25" />
      <circle cx="14.25" cy="4.25" r="1.75" />
      <path d="M1 7l3.5 3.25L8 5.75l3.5 4.5L15 7v4H1zm0 5h3v3H1zm5.5 0h3v3h-3zM12 12h3v3h-3z" />
      <path opacity="0.55" d="M4 12h2.5v3H4zm5.5 0H12v3H9.5z" />
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
