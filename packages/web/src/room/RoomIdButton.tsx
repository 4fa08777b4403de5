// The room id, which copies the room's link (P5).
import { COPIED_SHOWN_MS } from "@kingrow/protocol";
import { roomLink } from "../shell/navigation.ts";
import { useTexts } from "../text/texts.ts";
import { CheckIcon, CopyIcon } from "../ui/icons.tsx";
import styles from "./RoomIdButton.module.css";
import { useCopied } from "../shell/useCopied.ts";

export function RoomIdButton({ roomId }: { readonly roomId: string }) {
  const { room } = useTexts();
  const [isCopied, copy] = useCopied(COPIED_SHOWN_MS);
  return (
    <button
      type="button"
      className={styles["button"]}
      aria-label={room.copyLink(roomId)}
      title={room.copyLink(roomId)}
      onClick={() => copy(roomLink(roomId))}
    >
      <span className={styles["id"]}>{roomId}</span>
      {isCopied ? <CheckIcon /> : <CopyIcon />}
      <output className={styles["copied"]}>{isCopied && room.copied}</output>
    </button>
  );
}
