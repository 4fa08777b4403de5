// The header of a table: logo, id, status, the way out, and what every header offers (P5, P6, P21).
import { useState, type ReactNode } from "react";
import { goHome, roomLink } from "../../shell/address/navigation.ts";
import { HeaderTools } from "../../shell/frame/HeaderTools.tsx";
import { roomName } from "../../text/roomName.ts";
import { useCopied } from "../../shell/tab/useCopied.ts";
import { useTexts } from "../../text/texts.ts";
import { AnimatedDots } from "../../ui/base/AnimatedDots.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { Button, type ButtonProps } from "../../ui/Button.tsx";
import { Icon } from "../../ui/base/Icon.tsx";
import { Popup } from "../../ui/Popup.tsx";
import { Logo, LogoMark } from "../../ui/Logo.tsx";
import styles from "./RoomHeader.module.css";

export const ROOM_DOTS = { max: 4, stepMs: 300 } as const;

interface RoomTitleProps {
  readonly roomId: string;
  readonly isStarted: boolean;
  /** The game has ended: nobody is expected. */
  readonly isOver?: boolean;
  /** The server cannot be reached. */
  readonly isStale?: boolean;
  readonly children?: ReactNode;
}

export function RoomTitle({ roomId, isStarted, isOver, isStale, children }: RoomTitleProps) {
  const { room, names } = useTexts();
  return (
    <>
      <h1 className="unseen">{room.heading(roomName(roomId, names))}</h1>
      <RoomIdButton roomId={roomId} />
      {children}
      {isStarted ? (
        <Badge tone={isStale ? "muted" : "good"}>{room.inProgress}</Badge>
      ) : (
        <Badge tone={isOver ? "muted" : "waiting"}>
          <span>{room.waitingForOpponent}</span>
          <AnimatedDots {...ROOM_DOTS} />
        </Badge>
      )}
    </>
  );
}

interface TableHeaderProps {
  readonly title: ReactNode;
  readonly exit: ReactNode;
  readonly tools: ReactNode;
}

/** The same places at every table: what is played, the way out, the tools. */
export function TableHeader({ title, exit, tools }: TableHeaderProps) {
  return (
    <>
      <span className={styles["logo"]}>
        <Logo />
      </span>
      <span className={styles["mark"]}>
        <LogoMark />
      </span>
      <div className={styles["middle"]}>{title}</div>
      <div className={styles["exit"]}>{exit}</div>
      <Tools>
        {tools}
        <HeaderTools />
      </Tools>
    </>
  );
}

export function ExitButton(props: ButtonProps) {
  return <Button variant="quiet" icon="exit" onClick={() => goHome()} {...props} />;
}

/** In one line where there is space, on a phone behind a key. */
function Tools({ children }: { readonly children: ReactNode }) {
  const { room } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popup isOpen={isOpen} onToggle={setOpen} className={styles["tools"]}>
      <Button
        variant="quiet"
        icon="more"
        label={room.more}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      <span data-open={isOpen || undefined}>{children}</span>
    </Popup>
  );
}

function RoomIdButton({ roomId }: { readonly roomId: string }) {
  const { room } = useTexts();
  const [isCopied, copy] = useCopied();
  const name = room.copyLink(roomId);
  return (
    <button
      type="button"
      className={styles["id"]}
      // What is written on it is part of its name.
      aria-label={isCopied ? `${name}. ${room.copied}` : name}
      title={name}
      onClick={() => copy(roomLink(roomId))}
    >
      <span>{roomId}</span>
      <Icon name={isCopied ? "check" : "copy"} />
      <output className={styles["copied"]}>{isCopied && room.copied}</output>
    </button>
  );
}
