// Looking for an opponent: for how long, for which game, and what to do meanwhile (O10).
import { useEffect } from "react";
import { useServices } from "../../shell/services/services.ts";
import { useNow } from "../../shell/time/useTime.ts";
import { useTexts } from "../../text/texts.ts";
import { clockText } from "../../text/timeText.ts";
import buttons from "../../ui/Button.module.css";
import { classes } from "../../ui/base/classes.ts";
import { Icon } from "../../ui/base/Icon.tsx";
import type { RoomProps } from "../view/tableView.ts";
import { CardHead } from "./CardHead.tsx";
import { RoomLink, WaitingRows } from "./Invitation.tsx";
import { Seekers } from "./Seekers.tsx";

export function Matchmaking(room: RoomProps) {
  const { share, room: texts } = useTexts();
  const { connection, announcer } = useServices();
  const now = useNow(connection.clock.now);
  const time = clockText(now - (room.data.search?.since ?? now));
  useEffect(() => announcer.say(share.looking("").trim()), [announcer, share]);
  return (
    <section aria-labelledby="looking">
      {/* Who has taken ready back is still found by others, and does not look for one. */}
      <CardHead
        {...room}
        id="looking"
        title={room.view.me?.isReady === false ? texts.notReady : share.looking(time)}
      />
      <Seekers {...room} />
      <WaitingRows>
        {/* First, so that it moves least when its link takes the place of the others. */}
        <li>
          <details>
            <summary className={classes(buttons["button"], buttons["quiet"])}>
              <Icon name="next" />
              <span className={buttons["label"]}>
                <Icon name="invite" />
                {share.inviteInstead}
              </span>
            </summary>
            <RoomLink roomId={room.data.roomId} text={share.text} isMain />
          </details>
        </li>
      </WaitingRows>
    </section>
  );
}
