// The kind of game, folded up with what of it is not as usual; its fields are fetched when they are asked for.
import { useState } from "react";
import { later, withTexts } from "../shell/later/later.ts";
import { useLobbyTexts } from "../text/catalogue/lobbyTexts.ts";
import styles from "./RoomOptions.module.css";
import type { RoomOptionsFieldsProps } from "./RoomOptionsFields.tsx";

const fieldsPart = later(withTexts(() => import("./RoomOptionsFields.tsx")));

export function RoomOptions(props: RoomOptionsFieldsProps) {
  const lobby = useLobbyTexts();
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <details
      className={styles["options"]}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {lobby.options}
        {isOpen !== undefined && <Chosen {...props} />}
      </summary>
      {isOpen === true && <Fields {...props} />}
    </details>
  );
}

/** Before it was unfolded all is as usual. */
function Chosen({ wishes }: RoomOptionsFieldsProps) {
  const part = fieldsPart.use();
  return part && <part.ChosenOptions wishes={wishes} />;
}

function Fields(props: RoomOptionsFieldsProps) {
  const part = fieldsPart.use();
  return part && <part.RoomOptionsFields {...props} />;
}
