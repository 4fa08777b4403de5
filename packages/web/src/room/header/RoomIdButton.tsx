// The room id, which copies the room's link (P5).
import { roomLink } from "../../shell/address/navigation.ts";
import { useTexts } from "../../text/texts.ts";
import { CheckIcon, CopyIcon } from "../../ui/roomIcons.tsx";
import styles from "./RoomIdButton.module.css";
import { useCopied } from "../../shell/tab/useCopied.ts";

export function RoomIdButton({ roomId }: { readonly roomId: string }) {
  const { room } = useTexts();
  const [isCopied, copy] = useCopied();
  const name = room.copyLink(roomId);
  return (
    <button
      type="button"
      className={styles["button"]}
      // What is written on it is part of its name.
      aria-label={isCopied ? `${name}. ${room.copied}` : name}
      title={name}
      onClick={() => copy(roomLink(roomId))}
    >
      <span className={styles["id"]}>{roomId}</span>
      {isCopied ? <CheckIcon /> : <CopyIcon />}
      <output className={styles["copied"]}>{isCopied && room.copied}</output>
    </button>
  );
}
