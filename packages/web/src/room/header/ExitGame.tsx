// The way out of a running game: it asks once, in place (P21).
import { goHome } from "../../shell/address/navigation.ts";
import { useTexts } from "../../text/texts.ts";
import { AskingButton } from "../../ui/ConfirmButton.tsx";
import { ExitIcon } from "../../ui/roomIcons.tsx";

interface ExitGameProps {
  readonly isAsking: boolean;
  /** Leaves at once where leaving costs nothing. */
  readonly onAsk: (isAsking: boolean) => void;
}

export function ExitGame({ isAsking, onAsk }: ExitGameProps) {
  const { actions, room } = useTexts();
  return (
    <AskingButton
      variant="quiet"
      icon={<ExitIcon />}
      place="below"
      question={{
        title: actions.leaveTitle,
        text: actions.leaveText,
        keep: actions.leaveNo,
        proceed: actions.leaveYes,
      }}
      isAsking={isAsking}
      onAsk={onAsk}
      onProceed={goHome}
    >
      {room.exit}
    </AskingButton>
  );
}
