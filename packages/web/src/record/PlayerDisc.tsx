// A disc in the colour of a player, with the picture of the player's name at its edge.
import type { Color } from "@kingrow/rules";
import { Disc } from "../board/pieces/Disc.tsx";
import { playerName } from "../text/roomName.ts";
import { useTexts } from "../text/texts.ts";
import { NameDisc } from "../ui/NameDisc.tsx";
import styles from "./PlayerDisc.module.css";

interface PlayerDiscProps {
  /** `undefined` while nobody sits there. */
  readonly color: Color | undefined;
  /** The number of the name. */
  readonly name: number | null | undefined;
}

/** Decoration: name and colour stand beside it. */
export function PlayerDisc({ color, name }: PlayerDiscProps) {
  const { names } = useTexts();
  const word = playerName(name, names);
  return (
    <span className={styles["disc"]} data-color={color} aria-hidden="true">
      {color && <Disc color={color} type="man" />}
      {name != null && word !== undefined && <NameDisc number={name} name={word} />}
    </span>
  );
}
