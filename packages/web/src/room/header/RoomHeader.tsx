// Logo, room id, status, and the way out (P5, P6, P21).
import { HeaderTools } from "../../shell/header/HeaderTools.tsx";
import { MuteButton } from "../../shell/header/MuteButton.tsx";
import { roomName } from "../../text/roomName.ts";
import { useTexts } from "../../text/texts.ts";
import { AnimatedDots } from "../../ui/AnimatedDots.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { ExitIcon } from "../../ui/roomIcons.tsx";
import { Logo, LogoMark } from "../../ui/Logo.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import type { ReactNode } from "react";
import { RoomIdButton } from "./RoomIdButton.tsx";
import type { RoomData, RoomView } from "@kingrow/client";
import styles from "./RoomHeader.module.css";

/** The dots of a room's waiting texts. */
export const ROOM_DOTS = { max: 4, stepMs: 300 } as const;

interface RoomHeaderProps {
  readonly data: RoomData;
  readonly view: RoomView;
  /** How good the connection is; its place is kept until that can be drawn. */
  readonly bars: ReactNode;
  /** How many people watch, once somebody does. */
  readonly watchers: ReactNode;
  readonly onExit: () => void;
}

export function RoomHeader({ data, view, bars, watchers, onExit }: RoomHeaderProps) {
  const { room, names } = useTexts();
  const name = roomName(data.roomId, names);
  return (
    <>
      <span className={styles["logo"]}>
        <Logo />
      </span>
      <span className={styles["mark"]}>
        <LogoMark />
      </span>
      <div className={styles["middle"]}>
        <div className={styles["id"]}>
          <span className={styles["bars"]}>{bars}</span>
          <h1>
            <VisuallyHidden>{room.heading(name)}</VisuallyHidden>
          </h1>
          <RoomIdButton roomId={data.roomId} />
          {watchers}
        </div>
        <StatusBadge isStarted={view.isStarted} />
      </div>
      <span className={styles["mute"]}>
        <MuteButton />
      </span>
      <HeaderTools />
      <Button variant="quiet" icon={<ExitIcon />} onClick={onExit}>
        {room.exit}
      </Button>
    </>
  );
}

function StatusBadge({ isStarted }: { readonly isStarted: boolean }) {
  const { room } = useTexts();
  if (isStarted) return <Badge tone="good">{room.inProgress}</Badge>;
  return (
    <Badge tone="waiting">
      <span>{room.waitingForOpponent}</span>
      <AnimatedDots {...ROOM_DOTS} />
    </Badge>
  );
}
