// Offers to create a private room in place of a missing one.
import { openOwnRoom, type Refusal } from "@kingrow/client";
import { useEffect, useRef, useState } from "react";
import { goToRoom } from "../../shell/address/navigation.ts";
import { useServices } from "../../shell/services/services.ts";
import { useTexts } from "../../text/texts.ts";
import { refusalText } from "../../text/refusalText.ts";
import { Button } from "../../ui/Button.tsx";

interface OwnRoomProps {
  /** Somebody wants it: the page should not go home meanwhile. */
  readonly onAsk: () => void;
}

export function OwnRoom({ onAsk }: OwnRoomProps) {
  const texts = useTexts();
  const words = useTexts().failure;
  const { connection } = useServices();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refusal>();
  const visit = useRef(new AbortController());
  useEffect(() => () => visit.current.abort(), []);
  const open = async (): Promise<void> => {
    onAsk();
    visit.current = new AbortController();
    const { signal } = visit.current;
    setBusy(true);
    setRefused(undefined);
    setRefused(await openOwnRoom({ connection, signal, enterRoom: goToRoom }));
    setBusy(false);
  };
  return (
    <>
      {refused !== undefined && <p role="alert">{refusalText(refused, texts)}</p>}
      <Button variant="primary" busy={isBusy} onClick={() => void open()}>
        {words.ownRoom}
      </Button>
    </>
  );
}
