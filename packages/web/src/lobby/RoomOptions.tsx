// The kind of game, folded up with what of it is not as usual; its fields are fetched when they are asked for.
import { useState } from "react";
import { useTexts } from "../text/texts.ts";
import { later } from "../shell/later/later.ts";
import styles from "./RoomOptions.module.css";
import type { RoomOptionsFieldsProps } from "./RoomOptionsFields.tsx";

const fieldsPart = later(() => import("./RoomOptionsFields.tsx"));

export function RoomOptions(props: RoomOptionsFieldsProps) {
  const lobby = useTexts().lobby;
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
