// The rules of the game in ten lines, each with a picture and most with a board to try them on (P36).
import { useId, useState } from "react";
import { CROWNS } from "../board/pieces/Disc.tsx";
import { DiscSymbols } from "../board/pieces/DiscSymbols.tsx";
import { useStudyTexts } from "../text/study/studyTexts.ts";
import { Button } from "../ui/Button.tsx";
import { LESSONS } from "./lessons.ts";
import { PICTURES, type Picture, type Spot } from "./pictures.ts";
import styles from "./Rules.module.css";

const SIDE = 5;
const SQUARES = Array.from({ length: SIDE * SIDE }, (_, index) => index)
  .filter((index) => index % 2 === 0)
  .map((index) => `M${index % SIDE} ${Math.floor(index / SIDE)}h1v1h-1z`)
  .join("");

/** `onTry` gets the place of a lesson in `LESSONS`. */
export function Rules({ onTry }: { readonly onTry: (lesson: number) => void }) {
  const { help } = useStudyTexts();
  const [hasBoard] = useState(() => document.getElementById("kingrow-crown") !== null);
  const id = useId();
  return (
    <>
      {!hasBoard && <DiscSymbols />}
      <ol className={styles["lines"]}>
        {PICTURES.map((picture) => {
          const { line } = picture;
          const lesson = LESSONS.findIndex(({ name }) => name === line);
          return (
            <li key={line} className={styles["line"]}>
              <MiniBoard {...picture} />
              <span className={styles["words"]}>
                <span id={id + line}>{help.lines[line]}</span>
                {lesson >= 0 && (
                  <Button
                    variant="quiet"
                    aria-describedby={id + line}
                    onClick={() => onTry(lesson)}
                  >
                    {help.tryIt}
                  </Button>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** Decoration: the line beside it says the same in words. Needs DiscSymbols somewhere in the page. */
function MiniBoard({ pieces, ways }: Picture) {
  return (
    <svg viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true" className={styles["board"]}>
      <path d={SQUARES} fill="var(--square-dark)" />
      {/* Beneath the pieces: none that it is about is covered. */}
      {ways.map((way) => (
        <Way key={way.join(" ")} way={way} />
      ))}
      {pieces.map(({ at: [x, y], color, type, isFaded }) => (
        <g key={`${x}-${y}`} opacity={isFaded ? 0.4 : 1}>
          <use href={`#kingrow-${color}-${type}`} x={x} y={y} width="1" height="1" />
          {type === "king" && (
            <use href="#kingrow-crown" x={x} y={y} width="1" height="1" fill={CROWNS[color]} />
          )}
        </g>
      ))}
    </svg>
  );
}

/** Marked as the board marks it: a dark casing under a bright core. */
function Way({ way }: { readonly way: readonly Spot[] }) {
  const line = `M${way.map(([x, y]) => `${x + 0.5} ${y + 0.5}`).join("L")}`;
  const [x, y] = way.at(-1) ?? [0, 0];
  return (
    <g fill="none" stroke="var(--mark-casing)" strokeLinecap="round" strokeLinejoin="round">
      <path d={line} strokeWidth="0.17" />
      <path d={line} stroke="var(--mark-core)" strokeWidth="0.09" />
      <circle cx={x + 0.5} cy={y + 0.5} r="0.17" fill="var(--mark-core)" strokeWidth="0.05" />
    </g>
  );
}
