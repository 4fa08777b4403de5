// An error that fills the screen, with the time until the page goes home (P13).
import { FullScreen } from "../shell/FullScreen.tsx";
import { HomeLink } from "../shell/HomeLink.tsx";
import { useNow } from "../shell/useTime.ts";
import { useTitle } from "../shell/useTab.ts";
import { Button } from "../ui/Button.tsx";
import links from "../shell/links.module.css";
import { useServices } from "../shell/services.ts";
import { useRoomTexts } from "../text/roomTexts.ts";
import { useTexts } from "../text/texts.ts";
import styles from "./FailureScreen.module.css";

export interface FailureScreenProps {
  readonly sentence: string;
  /** When the page goes home, epoch milliseconds; `undefined`: it does not. */
  readonly homeAt?: number | undefined;
}

export function FailureScreen({ sentence, homeAt }: FailureScreenProps) {
  const { app } = useTexts();
  useTitle(`${sentence} · ${app.name}`);
  return (
    <FullScreen title={sentence} isAlert>
      {homeAt !== undefined && (
        <p className={styles["countdown"]}>
          <Countdown homeAt={homeAt} />
        </p>
      )}
      <HomeLink className={links["action"]}>{app.toLobby}</HomeLink>
    </FullScreen>
  );
}

function Countdown({ homeAt }: { readonly homeAt: number }) {
  const { room } = useRoomTexts();
  const { clock } = useServices().connection;
  const left = homeAt - useNow(clock.now, 250);
  return <>{room.goingHome(Math.max(0, Math.round(left / 1_000)))}</>;
}

/** The seat is taken in another window; it can be taken back. */
export function TakenOverScreen({ onTakeBack }: { readonly onTakeBack: () => void }) {
  const { connection } = useTexts();
  return (
    <FullScreen title={connection.takenOverTitle} text={connection.takenOverText} isAlert>
      <Button variant="primary" onClick={onTakeBack}>
        {connection.playHere}
      </Button>
    </FullScreen>
  );
}
