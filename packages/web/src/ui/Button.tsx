// The button: four weights of one shape, with a busy state that does not change its size.
import { useLayoutEffect, useRef, type ComponentProps, type RefObject } from "react";
import styles from "./Button.module.css";
import { classes } from "./base/classes.ts";
import { Icon, type IconName } from "./base/Icon.tsx";
import { Spinner } from "./Spinner.tsx";

export interface ButtonProps extends Omit<ComponentProps<"button">, "className" | "ref"> {
  readonly ref?: RefObject<HTMLButtonElement | null>;
  readonly variant?: "primary" | "secondary" | "quiet" | "danger";
  /** Disables the button and turns a spinner in place of its icon, or else of its label, which is still read. */
  readonly busy?: boolean;
  readonly icon?: IconName;
  /** The name of a button that shows an icon alone. */
  readonly label?: string;
}

export function Button(props: ButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  const { ref = own, variant = "secondary", busy = false, icon, label, ...rest } = props;
  const isOff = rest.disabled === true || busy;
  useFocusRestored(ref, isOff);
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      ref={ref}
      className={classes(styles["button"], styles[variant])}
      disabled={isOff}
      aria-busy={busy || undefined}
    >
      <span className={styles["label"]}>
        {icon && (busy ? <Spinner /> : <Icon name={icon} />)}
        {rest.children}
      </span>
      {busy && !icon && <Spinner />}
    </button>
  );
}

/** The browser takes the focus from a button that is disabled; it comes back once the button is not. */
function useFocusRestored(ref: RefObject<HTMLElement | null>, isOff: boolean): void {
  const had = useRef(false);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (!isOff && had.current && activeElement === body) ref.current?.focus();
    had.current = isOff && activeElement === ref.current;
  }, [ref, isOff]);
}
