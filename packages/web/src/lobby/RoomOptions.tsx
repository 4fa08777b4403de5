// The kind of game, folded up with what of it is not as usual; its fields are fetched when they are asked for.
import { useState } from "react";
import { later, withTexts } from "../shell/later/later.ts";
import { useLobbyTexts } from "../text/catalogue/lobbyTexts.ts";
import styles from "./RoomOptions.module.css";
import type { RoomOptionsFieldsProps } from "./RoomOptionsFields.tsx";

const fieldsPart = later(withTexts(() => import("./RoomOptionsFields.tsx")));

export function RoomOptions(props: RoomOptionsFieldsProps) {
  const lobby = useLobbyTexts();
  const [isOpen, setOpen] = useState(false);
  const { pace = "none", opening } = props.wishes;
  return (
    <details
      className={styles["options"]}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {lobby.options}
        {pace !== "none" && <span className={styles["chosen"]}>{pace}</span>}
        {opening === "ballot" && <span className={styles["chosen"]}>{lobby.drawn}</span>}
      </summary>
      {isOpen && <Fields {...props} />}
    </details>
  );
}

function Fields(props: RoomOptionsFieldsProps) {
  const part = fieldsPart.use();
  return part && <part.RoomOptionsFields {...props} />;
}
