// The header of a local game.
import type { RoomSession } from "@kingrow/client";
import { createContext, useContext, type ReactNode } from "react";
import { useStore } from "zustand";
import { ExitButton, RoomTitle, TableHeader } from "../room/header/RoomHeader.tsx";
import { goHome, goToRoom } from "../shell/address/navigation.ts";
import { SiteNav } from "../shell/header/SiteHeader.tsx";
import { useStudyTexts } from "../text/study/studyTexts.ts";
import { useTexts } from "../text/texts.ts";
import { Button } from "../ui/Button.tsx";
import { classes } from "../ui/classes.ts";
import styles from "./LocalTable.module.css";

/** The room in which the person waits for an opponent meanwhile. */
export const WaitingRoomContext = createContext<RoomSession | undefined>(undefined);

interface LocalHeaderProps {
  readonly title: string;
  /** The name of the way out. */
  readonly exit: string;
  /** Among the tools. */
  readonly children?: ReactNode;
}

interface GameHeaderProps extends LocalHeaderProps {
  readonly session: RoomSession;
}

export function LocalHeader({ title, exit, children }: LocalHeaderProps) {
  const waiting = useContext(WaitingRoomContext);
  if (waiting !== undefined) return <WaitingHeader session={waiting}>{children}</WaitingHeader>;
  return (
    <TableHeader
      title={<h1 className={styles["title"]}>{title}</h1>}
      exit={<ExitButton text={exit} onExit={goHome} />}
      tools={children}
    />
  );
}

/** After a game the navigation of the site takes the place of the title where there is space. */
export function LocalGameHeader({ session, ...header }: GameHeaderProps) {
  const isOver = useStore(session.store, ({ state }) => state?.gameStatus === "ended");
  const isWaiting = useContext(WaitingRoomContext) !== undefined;
  if (!isOver || isWaiting) return <LocalHeader {...header} />;
  return (
    <TableHeader
      title={
        <>
          <h1 className={classes(styles["title"], styles["over"])}>{header.title}</h1>
          <span className={styles["navigation"]}>
            <SiteNav />
          </span>
        </>
      }
      exit={<ExitButton text={header.exit} onExit={goHome} />}
      tools={header.children}
    />
  );
}

interface WaitingHeaderProps {
  readonly session: RoomSession;
  readonly children: ReactNode;
}

/** The game is played inside the room: its id, its status, and its way out stay. */
function WaitingHeader({ session, children }: WaitingHeaderProps) {
  const { room } = useTexts();
  const { practice } = useStudyTexts();
  const roomId = useStore(session.store, (data) => data.roomId);
  return (
    <TableHeader
      title={<RoomTitle roomId={roomId} isStarted={false} />}
      exit={
        <>
          <Button variant="quiet" onClick={() => goToRoom(roomId)}>
            {practice.toRoom}
          </Button>
          <ExitButton text={room.exit} onExit={goHome} />
        </>
      }
      tools={children}
    />
  );
}
