// Loads the page anew, with all its parts. Offline that would take away even what is there.
import { Button } from "../../ui/Button.tsx";
import { useOffline } from "./useTab.ts";
import { useTexts } from "../../text/texts.ts";

export function ReloadButton() {
  const { connection } = useTexts();
  const isOffline = useOffline();
  return (
    <Button variant="primary" disabled={isOffline} onClick={() => window.location.reload()}>
      {isOffline ? connection.offlineTitle : connection.tryAgain}
    </Button>
  );
}
