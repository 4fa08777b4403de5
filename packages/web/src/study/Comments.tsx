// What is written about the position looked at: words of a PDN, in whatever script.
import styles from "./Study.module.css";
import { nodeAt } from "./tree.ts";
import type { Walk } from "./useWalk.ts";

export function Comments({ walk }: { readonly walk: Walk }) {
  const { tree, at } = walk.study;
  return nodeAt(tree, at).comments?.map((text) => (
    <p key={text} dir="auto" className={styles["soft"]} style={{ overflowWrap: "anywhere" }}>
      {text}
    </p>
  ));
}
