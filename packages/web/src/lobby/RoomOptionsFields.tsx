// What kind of game one would like, for playing now as for a room of one's own (P63).
import type { GameWishes } from "@kingrow/client";
import { PACES } from "@kingrow/protocol";
import { useLobbyTexts } from "../text/lobbyTexts.ts";
import styles from "./RoomOptionsFields.module.css";

interface RoomOptionsFieldsProps {
  readonly wishes: GameWishes;
  readonly onChange: (wishes: GameWishes) => void;
}

export function RoomOptionsFields({ wishes, onChange }: RoomOptionsFieldsProps) {
  const { clock, paces } = useLobbyTexts();
  const choose = (chosen: string): void =>
    onChange({ ...wishes, pace: PACES.find((pace) => pace === chosen) });
  return (
    <label className={styles["field"]}>
      {clock}
      <select value={wishes.pace ?? "none"} onChange={({ target }) => choose(target.value)}>
        {PACES.map((pace) => (
          <option key={pace} value={pace}>
            {paces[pace]}
          </option>
        ))}
      </select>
    </label>
  );
}
