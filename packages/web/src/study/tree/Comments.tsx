// The PDN comments of the viewed position.
import { useState, type MouseEvent } from "react";
import { Button } from "../../ui/Button.tsx";
import { remarksUpTo } from "./remarks.ts";
import styles from "../frame/Study.module.css";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import { wordsIn } from "./drawing.ts";
import { nodeAt } from "./tree.ts";
import type { Walk } from "./useWalk.ts";

/** So many letters are shown at first: a text of megabytes would hold the page up. */
const FIRST = 1500;
/** Each press shows so many times as many. */
const TIMES = 4;

export function Comments({ walk }: { readonly walk: Walk }) {
  const { tree, at } = walk.study;
  const comments = wordsIn(nodeAt(tree, at).comments);
  return comments.length > 0 && <Remarks key={at} comments={comments} />;
}

function Remarks({ comments }: { readonly comments: readonly string[] }) {
  const texts = useStudyTexts().study;
  const [most, setMost] = useState(FIRST);
  const { remarks, isAll } = remarksUpTo(comments, most, texts);
  const showMore = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    const next = TIMES * most;
    const read = currentTarget.previousElementSibling;
    // With all of it shown the button goes; the focus it has stays where one reads on.
    if (remarksUpTo(comments, next, texts).isAll && read instanceof HTMLElement)
      read.focus({ preventScroll: true });
    setMost(next);
  };
  return (
    <>
      {remarks.map(({ text, shown }) => (
        <p
          key={text}
          tabIndex={-1}
          dir="auto"
          className={styles["soft"]}
          style={{ overflowWrap: "anywhere" }}
        >
          {shown}
        </p>
      ))}
      {!isAll && (
        <Button variant="quiet" onClick={showMore}>
          {texts.more}
        </Button>
      )}
    </>
  );
}
