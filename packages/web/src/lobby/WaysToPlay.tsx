// All that one can do here, the most likely first, each with a word about it (P3, P60).
import { PRACTICE_PATH, TABLE_PATH } from "@kingrow/protocol";
import type { ReactNode } from "react";
import links from "../shell/address/links.module.css";
import { useTexts } from "../text/texts.ts";
import { Button } from "../ui/Button.tsx";
import styles from "./WaysToPlay.module.css";

interface WaysToPlayProps {
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
  readonly onCreate: (isPrivate: boolean) => void;
  readonly isSeeking: boolean;
  readonly onPlayNow: () => void;
}

export function WaysToPlay(props: WaysToPlayProps) {
  const { isBusy, isDisabled, onCreate, isSeeking, onPlayNow } = props;
  const lobby = useTexts().lobby;
  return (
    <div className={styles["ways"]}>
      <Way hint={lobby.playNowHint}>
        <Button
          variant="primary"
          busy={isSeeking}
          disabled={isDisabled || isBusy}
          onClick={onPlayNow}
        >
          {lobby.playNow}
        </Button>
      </Way>
      <Way hint={lobby.privateHint}>
        <Button busy={isBusy} disabled={isDisabled || isSeeking} onClick={() => onCreate(true)}>
          {lobby.createPrivate}
        </Button>
      </Way>
      <Way hint={lobby.publicHint}>
        <Button busy={isBusy} disabled={isDisabled || isSeeking} onClick={() => onCreate(false)}>
          {lobby.createPublic}
        </Button>
      </Way>
      <a className={links["action"]} href={PRACTICE_PATH}>
        {lobby.computer}
      </a>
      <a className={links["action"]} href={TABLE_PATH}>
        {lobby.table}
      </a>
    </div>
  );
}

function Way({ hint, children }: { readonly hint: string; readonly children: ReactNode }) {
  return (
    <div className={styles["way"]}>
      {children}
      <p>{hint}</p>
    </div>
  );
}
