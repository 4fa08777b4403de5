// The button: four weights of one shape, with a busy state that does not change its size.

import {
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from "react";

import styles from "./Button.module.css";
import { classes } from "./classes.ts";
import { Spinner } from "./Spinner.tsx";

type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

export interface ButtonProps extends Omit<ComponentProps<"button">, "className" | "ref"> {
  readonly ref?: RefObject<HTMLButtonElement | null>;
  readonly variant?: ButtonVariant;
  /** Disables the button and turns a spinner in place of its label, which is still read. */
  readonly busy?: boolean;
  readonly icon?: ReactNode;
}

export function Button(props: ButtonProps) {
  const { variant = "secondary", busy = false, icon, disabled, children, ...rest } = props;
  const own = useRef<HTMLButtonElement>(null);
  const { ref = own } = props;
  useFocusKept(ref, busy);
  return (
    <button
      ref={ref}
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

/** The browser takes the focus from a button that is disabled; it comes back with the answer. */
function useFocusKept(ref: RefObject<HTMLElement | null>, busy: boolean): void {
  const had = useRef(false);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (!busy && had.current && activeElement === body) ref.current?.focus();
    had.current = busy && activeElement === ref.current;
  }, [ref, busy]);
}
