// Whether a player is ready for the game to begin.
import { useTexts } from "../../text/texts.ts";
import { Badge } from "../../ui/Badge.tsx";

export function Readiness({ isReady }: { readonly isReady: boolean }) {
  const { room } = useTexts();
  return isReady ? (
    <Badge tone="good" icon="check">
      {room.ready}
    </Badge>
  ) : (
    <Badge tone="muted">{room.notReady}</Badge>
  );
}
