// A player beside the board: who it is and what is to know of them, the captured pieces, the clock (P7 to P9).
import { PIECES_PER_SIDE, type Color } from "@kingrow/rules";
import type { ReactNode } from "react";
import { Disc } from "../board/pieces/Disc.tsx";
import { playerName } from "../text/roomName.ts";
import { useTexts } from "../text/texts.ts";
import { classes } from "../ui/base/classes.ts";
import { NameDisc } from "../ui/base/NameDisc.tsx";
import styles from "./PlayerRow.module.css";

interface PlayerRowProps {
  readonly side: "opponent" | "me";
  readonly label: string;
  /** What stands in the row; the label unless told otherwise. */
  readonly title?: string;
  /** `undefined` while nobody sits there. */
  readonly color: Color | undefined;
  /** The number of the name. */
  readonly name: number | null | undefined;
  readonly isOnTurn: boolean;
  readonly state: ReactNode;
  /** The captured pieces: how many, of which colour, and how that is said. */
  readonly captures: { readonly count: number; readonly of: Color; readonly label: string };
  readonly clock: ReactNode;
  /** Stands in the place of the state. */
  readonly note?: ReactNode;
  /** Stands for a while in the place of the captured pieces. */
  readonly said?: ReactNode;
}

export function PlayerRow({ side, label, title = label, color, state, ...row }: PlayerRowProps) {
  const { room } = useTexts();
  const { clock, note, said } = row;
  const word = color && room.colors[color];
  // A player who is called by a color is not told it again.
  const colorWord = word !== label && word && <span className={styles["color"]}>{word}</span>;
  return (
    <fieldset
      className={classes(styles["panel"], styles[side])}
      aria-label={label}
      data-turn={row.isOnTurn}
    >
      <PlayerDisc color={color} name={row.name} />
      <div className={styles["person"]}>
        <span className={styles["name"]} data-nobody={!color || undefined}>
          {title}
        </span>
        <span className={styles["state"]}>
          {note}
          {state}
          {colorWord}
        </span>
      </div>
      {said}
      <Captures {...row.captures} />
      {clock && <div className={styles["time"]}>{clock}</div>}
    </fieldset>
  );
}

/** Decoration: name and color stand beside it. */
function PlayerDisc({ color, name: number }: Pick<PlayerRowProps, "color" | "name">) {
  const name = playerName(number, useTexts().names);
  return (
    <span className={styles["disc"]} data-color={color} aria-hidden="true">
      {color && <Disc color={color} type="man" />}
      {number != null && name !== undefined && <NameDisc number={number} name={name} />}
    </span>
  );
}

const DOTS = Array.from({ length: PIECES_PER_SIDE }, (_, index) => index);

/** A row of twelve dots that fills with the captured pieces, and their number (P8). */
function Captures({ count, of, label }: PlayerRowProps["captures"]) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- twelve discs are one picture, drawn by CSS
    <div role="img" aria-label={label} className={styles["score"]} data-color={of}>
      <span className={styles["dots"]}>
        {DOTS.map((index) => (
          <span key={index} className={styles["dot"]} data-filled={index < count} />
        ))}
      </span>
      <span className={styles["count"]}>{count}</span>
    </div>
  );
}
