// Players, event, date and result of the game from its PDN tags.
import { Fragment } from "react";
import { playedParts } from "./remarks.ts";
import styles from "../frame/Study.module.css";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import type { Tree } from "./tree.ts";

export function PlayedLine({ tree }: { readonly tree: Tree }) {
  const texts = useStudyTexts().study;
  const parts = tree.played === undefined ? [] : playedParts(tree.played, texts);
  return (
    parts.length > 0 && (
      <p className={styles["soft"]} style={{ overflowWrap: "anywhere" }}>
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
