// A turning ring for work that takes a moment.
import { classes } from "./base/classes.ts";
import styles from "./Spinner.module.css";

/** As large as the text around it; with a label for those who do not see it, it stands for a whole page. */
export function Spinner({ label }: { readonly label?: string }) {
  if (label === undefined) return <span aria-hidden="true" className={styles["ring"]} />;
  return (
    <output>
      <span aria-hidden="true" className={classes(styles["ring"], styles["page"])} />
      <span className="unseen">{label}</span>
    </output>
  );
}
