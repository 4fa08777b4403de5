// The alert about a connection error or a rate limit (P19, P20).
import { useStore } from "zustand";
import { alertText } from "../text/alertText.ts";
import { useTexts } from "../text/texts.ts";
import { AlertDialog } from "../ui/AlertDialog.tsx";
import { useServices } from "../shell/services.ts";

export function ConnectionAlert() {
  const { connection } = useServices();
  const texts = useTexts();
  const alert = useStore(connection.store, (state) => state.alert);
  if (alert === undefined) return null;
  return (
    <AlertDialog
      title={texts.connection.alertTitle}
      okay={texts.connection.okay}
      onClose={connection.dismissAlert}
    >
      {alertText(alert, texts)}
    </AlertDialog>
  );
}
