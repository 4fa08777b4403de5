// The two ways to open a room (P3).
import { useTexts } from "../text/texts.ts";
import { Button } from "../ui/Button.tsx";
import styles from "./CreateButtons.module.css";

interface CreateButtonsProps {
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
  readonly onCreate: (isPrivate: boolean) => void;
}

export function CreateButtons({ isBusy, isDisabled, onCreate }: CreateButtonsProps) {
  const { lobby } = useTexts();
  return (
    <div className={styles["create"]}>
      <div className={styles["buttons"]}>
        <Button
          variant="primary"
          busy={isBusy}
          disabled={isDisabled}
          onClick={() => onCreate(false)}
        >
          {lobby.createPublic}
        </Button>
        <Button busy={isBusy} disabled={isDisabled} onClick={() => onCreate(true)}>
          {lobby.createPrivate}
        </Button>
      </div>
      <p className={styles["hint"]}>{lobby.createHint}</p>
    </div>
  );
}
