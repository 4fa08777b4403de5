// The button: four weights of one shape, with a busy state that does not change its size.

import type { ComponentProps, ReactNode } from "react";

import styles from "./Button.module.css";
import { classes } from "./classes.ts";
import { Spinner } from "./Spinner.tsx";

type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

interface ButtonProps extends Omit<ComponentProps<"button">, "className"> {
  readonly variant?: ButtonVariant;
  /** Disables the button and turns a spinner in place of its label, which is still read. */
  readonly busy?: boolean;
  readonly icon?: ReactNode;
}

export function Button(props: ButtonProps) {
  const { variant = "secondary", busy = false, icon, disabled, children, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={classes(styles["button"], styles[variant])}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
    >
      <span className={styles["label"]}>
        {icon}
        {children}
      </span>
      {busy && (
        <span className={styles["busy"]}>
          <Spinner />
        </span>
      )}
    </button>
  );
}
