// The ways to a game: with whoever waits, or in a room of one's own (P3).
import { useLobbyTexts } from "../text/lobbyTexts.ts";
import { Button } from "../ui/Button.tsx";
import styles from "./CreateButtons.module.css";

interface CreateButtonsProps {
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
  readonly onCreate: (isPrivate: boolean) => void;
  readonly isSeeking: boolean;
  readonly onPlayNow: () => void;
}

export function CreateButtons(props: CreateButtonsProps) {
  const { isBusy, isDisabled, onCreate, isSeeking, onPlayNow } = props;
  const lobby = useLobbyTexts();
  return (
    <div className={styles["create"]}>
      <Button
        variant="primary"
        busy={isSeeking}
        disabled={isDisabled || isBusy}
        onClick={onPlayNow}
      >
        {lobby.playNow}
      </Button>
      <div className={styles["buttons"]}>
        <Button busy={isBusy} disabled={isDisabled || isSeeking} onClick={() => onCreate(false)}>
          {lobby.createPublic}
        </Button>
        <Button busy={isBusy} disabled={isDisabled || isSeeking} onClick={() => onCreate(true)}>
          {lobby.createPrivate}
        </Button>
      </div>
      <p className={styles["hint"]}>{lobby.createHint}</p>
    </div>
  );
}
