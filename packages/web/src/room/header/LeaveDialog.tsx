// Asks once before a running game is left (P21).
import { goHome } from "../../shell/address/navigation.ts";
import { useTexts } from "../../text/texts.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";

export function LeaveDialog({ onStay }: { readonly onStay: () => void }) {
  const { actions } = useTexts();
  return (
    <ConfirmDialog
      title={actions.leaveTitle}
      keep={actions.leaveNo}
      onKeep={onStay}
      proceed={actions.leaveYes}
      onProceed={goHome}
    >
      {actions.leaveText}
    </ConfirmDialog>
  );
}
