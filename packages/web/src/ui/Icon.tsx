// What all icons have in common: one line weight, drawn in the colour of the text around them.

import type { ReactNode } from "react";

import styles from "./icons.module.css";

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
