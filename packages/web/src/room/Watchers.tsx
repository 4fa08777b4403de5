// How many people watch, and the link by which more of them can (P67).
import type { RoomData } from "@kingrow/client";
import { WATCH_PATH } from "@kingrow/protocol";
import { useCopied } from "../shell/useCopied.ts";
import { useAllTexts } from "../text/allTexts.ts";
import { EyeIcon } from "../ui/EyeIcon.tsx";
import { CheckIcon } from "../ui/roomIcons.tsx";
import styles from "./Watchers.module.css";

/** A private room that may be watched has a link for that; any other shows watchers once there are some. */
export function Watchers({ data: { state } }: { readonly data: RoomData }) {
  const { room, record } = useAllTexts();
  const [isCopied, copy] = useCopied();
  if (state === undefined || (state.watchers === 0 && state.watchId === null)) return null;
  const name = record.watchers(state.watchers);
  return (
    <button
      type="button"
      className={styles["watchers"]}
      aria-label={isCopied ? `${name} ${room.copied}` : name}
      title={name}
      onClick={() => copy(window.location.origin + WATCH_PATH + (state.watchId ?? state.id))}
    >
      {isCopied ? <CheckIcon /> : <EyeIcon />}
      {state.watchers}
    </button>
  );
}
