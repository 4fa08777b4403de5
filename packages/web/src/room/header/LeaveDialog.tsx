// Asks once before a running game is left (P21).
import { goHome } from "../../shell/address/navigation.ts";
import { useAllTexts } from "../../text/catalogue/allTexts.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";

export function LeaveDialog({ onStay }: { readonly onStay: () => void }) {
  const { actions } = useAllTexts();
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
