// Looking for an opponent: for how long, for which game, and what to do meanwhile (O10).
import type { RoomState } from "@kingrow/protocol";
import { useEffect } from "react";
import { useServices } from "../../shell/services/services.ts";
import { useNow } from "../../shell/time/useTime.ts";
import { useTexts } from "../../text/texts.ts";
import { clockText } from "../../text/timeText.ts";
import buttons from "../../ui/Button.module.css";
import { Icon } from "../../ui/base/Icon.tsx";
import { DiscPair } from "./DiscPair.tsx";
import styles from "./ReadyOverlay.module.css";
import { RoomLink, WaitingButtons } from "./SharePanel.tsx";

interface MatchmakingProps {
  readonly roomId: string;
  /** When the person pressed Play Now, epoch milliseconds on the local clock. */
  readonly since: number;
  readonly isFound: boolean;
  readonly options: RoomState["options"] | undefined;
}

/** Its size stays when somebody is found. */
export function Matchmaking({ roomId, since, isFound, options }: MatchmakingProps) {
  const { share, lobby, options: texts } = useTexts();
  const { connection, announcer } = useServices();
  const time = clockText(useNow(connection.clock.now) - since);
  useEffect(() => {
    // The room says itself that somebody has come.
    if (!isFound) announcer.say(share.looking("").trim());
  }, [announcer, share, isFound]);
  return (
    <section
      className={styles["matchmaking"]}
      aria-labelledby="looking"
      data-found={isFound || undefined}
    >
      <DiscPair />
      <h2 id="looking">{isFound ? share.taken : share.looking(time)}</h2>
      <p className="soft">
        {texts.pacesInWords[options?.pace ?? "none"]}
        {options?.opening === "ballot" && ` · ${lobby.drawn}`}
      </p>
      <div className={styles["meanwhile"]}>
        <WaitingButtons isAlone />
        <details className={styles["friend"]}>
          <summary className={buttons["link"]}>
            <span className={buttons["label"]}>
              <Icon name="invite" />
              {share.inviteInstead}
            </span>
          </summary>
          <RoomLink roomId={roomId} />
        </details>
      </div>
    </section>
  );
}
