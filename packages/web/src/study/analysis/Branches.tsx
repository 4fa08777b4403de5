// The branches of the viewed position, and their deletion.
import { useServices } from "../../shell/services/services.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "../frame/Study.module.css";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import { deleteAt, nodeAt, ROOT } from "../tree/tree.ts";
import type { Walk } from "../tree/useWalk.ts";

export function Branches({ walk }: { readonly walk: Walk }) {
  const texts = useStudyTexts().study;
  const { announcer } = useServices();
  const { tree, at } = walk.study;
  const { children } = nodeAt(tree, at);
  return (
    <div className={styles["row"]}>
      {children.length > 1 && (
        <fieldset className={styles["row"]}>
          <legend className={styles["soft"]}>{texts.branches}</legend>
          {children.map((child) => (
            <Button key={child} onClick={() => walk.goTo(child)}>
              {nodeAt(tree, child).move}
            </Button>
          ))}
        </fieldset>
      )}
      {at !== ROOT && (
        <Button
          onClick={() => {
            walk.set(deleteAt(walk.study));
            announcer.say(texts.deleted, "polite");
          }}
        >
          {texts.deleteMove}
        </Button>
      )}
    </div>
  );
}
