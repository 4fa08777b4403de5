// How many people watch, and the link by which more of them can (P67).
import type { RoomData } from "@kingrow/client";
import { WATCH_PATH } from "@kingrow/protocol";
import { useCopied } from "../../shell/tab/useCopied.ts";
import { useTexts } from "../../text/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { CheckIcon } from "../../ui/roomIcons.tsx";

/** A private room that may be watched has a link for that; any other shows watchers once there are some. */
export function Watchers({ data: { state } }: { readonly data: RoomData }) {
  const { room, record } = useTexts();
  const [isCopied, copy] = useCopied();
  if (state === undefined || (state.watchers === 0 && state.watchId === null)) return null;
  const name = record.watchers(state.watchers);
  return (
    <Button
      variant="quiet"
      icon={isCopied ? <CheckIcon /> : <EyeIcon />}
      aria-label={isCopied ? `${name} ${room.copied}` : name}
      title={name}
      onClick={() => copy(window.location.origin + WATCH_PATH + (state.watchId ?? state.id))}
    >
      {state.watchers}
    </Button>
  );
}

/** An eye: people who watch. */
function EyeIcon() {
  return (
    <Icon>
      <path d="M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12z" />
      <circle cx="12" cy="12" r="3" />
    </Icon>
  );
}
