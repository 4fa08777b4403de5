// What a PDN tells of its game and of the viewed position.
import { Fragment, useState, type MouseEvent } from "react";
import { Button } from "../../ui/Button.tsx";
import { playedParts, shortenComments } from "./commentText.ts";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import { withoutShapes } from "./shapes.ts";
import { nodeAt } from "./tree.ts";
import type { Walk } from "./useWalk.ts";

/** So many letters are shown at first: a text of megabytes would hold the page up. */
const FIRST = 1500;
/** Each press shows so many times as many. */
const TIMES = 4;

export function Comments({ walk }: { readonly walk: Walk }) {
  const { tree, at } = walk.study;
  const comments = withoutShapes(nodeAt(tree, at).comments);
  return comments.length > 0 && <CommentList key={at} comments={comments} />;
}

function CommentList({ comments }: { readonly comments: readonly string[] }) {
  const texts = useStudyTexts().study;
  const [most, setMost] = useState(FIRST);
  const { shortened, isAll } = shortenComments(comments, most, texts);
  const showMore = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    const next = TIMES * most;
    const read = currentTarget.previousElementSibling;
    // With all of it shown the button goes; the focus it has stays where one reads on.
    if (shortenComments(comments, next, texts).isAll && read instanceof HTMLElement)
      read.focus({ preventScroll: true });
    setMost(next);
  };
  return (
    <>
      {shortened.map(({ text, shown }) => (
        <p
          key={text}
          tabIndex={-1}
          dir="auto"
          className="soft"
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

/** Players, event, date and result of the game from its PDN tags. A line that was not played has no result. */
export function PlayedLine({ walk: { study, isOffMain } }: { readonly walk: Walk }) {
  const texts = useStudyTexts().study;
  const { played } = study.tree;
  const shown = played && isOffMain ? { ...played, result: "*" as const } : played;
  const parts = shown === undefined ? [] : playedParts(shown, texts);
  return (
    parts.length > 0 && (
      <p className="soft" style={{ overflowWrap: "anywhere" }}>
        {parts.map((part, index) => (
          <Fragment key={part}>
            {index > 0 && " · "}
            {/* Names may be written from right to left, each for itself. */}
            <bdi>{part}</bdi>
          </Fragment>
        ))}
      </p>
    )
  );
}
