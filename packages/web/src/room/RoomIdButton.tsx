// The room id, which copies the room's link (P5).
import { roomLink } from "../shell/navigation.ts";
import { useRoomTexts } from "../text/roomTexts.ts";
import { CheckIcon, CopyIcon } from "../ui/roomIcons.tsx";
import styles from "./RoomIdButton.module.css";
import { useCopied } from "../shell/useCopied.ts";

/** Characters of an id that are shown; one or two more are shown too. */
const SHOWN_LENGTH = 6;

export function RoomIdButton({ roomId }: { readonly roomId: string }) {
  const { room } = useRoomTexts();
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
      <span className={styles["id"]}>{shortened(roomId)}</span>
      {isCopied ? <CheckIcon /> : <CopyIcon />}
      <output className={styles["copied"]}>{isCopied && room.copied}</output>
    </button>
  );
}

/** The start of a long id tells rooms apart well enough; the link has all of it. */
function shortened(roomId: string): string {
  return roomId.length > SHOWN_LENGTH + 2 ? `${roomId.slice(0, SHOWN_LENGTH)}…` : roomId;
}
