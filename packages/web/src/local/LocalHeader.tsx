// The header of a local game.
import { roomView, type RoomData, type RoomSession } from "@kingrow/client";
import { createContext, useContext, type ReactNode } from "react";
import { useStore } from "zustand";
import { ExitButton, RoomTitle, TableHeader } from "../room/header/RoomHeader.tsx";
import { goToRoom } from "../shell/address/navigation.ts";
import { SiteNav } from "../site/SiteHeader.tsx";
import { useStudyTexts } from "../text/study/studyTexts.ts";
import { Button } from "../ui/Button.tsx";
import { ConfirmButton } from "../ui/question/ConfirmButton.tsx";
import { classes } from "../ui/base/classes.ts";
import type { LocalTexts } from "./LocalTable.tsx";
import styles from "./LocalTable.module.css";

/** The room in which the person waits for an opponent meanwhile. */
export const WaitingRoomContext = createContext<RoomSession | undefined>(undefined);

interface GameHeaderProps {
  readonly title: string;
  readonly texts: LocalTexts;
  readonly session: RoomSession;
  /** Whether somebody would lose moves with a running game. */
  readonly hasMoves: (data: RoomData) => boolean;
  readonly onAnother: () => void;
  /** Visitors arrive at the first position: no screen comes before it. */
  readonly isArrival?: boolean;
  readonly children?: ReactNode;
}

/** The navigation of the site is there on arrival and after a game, in the place of the title where there is space. */
export function LocalGameHeader(props: GameHeaderProps) {
  const { title, texts, session, isArrival = false, children } = props;
  const waiting = useContext(WaitingRoomContext);
  const isUnderWay = useStore(
    session.store,
    ({ state }) => state?.gameStatus !== "ended" && !(isArrival && state?.moves.length === 0),
  );
  const tools = (
    <>
      <AnotherGame {...props} />
      {children}
    </>
  );
  if (waiting !== undefined) return <WaitingHeader session={waiting}>{tools}</WaitingHeader>;
  return (
    <TableHeader
      title={
        <>
          <h1 className={classes(styles["title"], !isUnderWay && styles["replaced"])}>{title}</h1>
          {!isUnderWay && (
            <span className={styles["navigation"]}>
              <SiteNav />
            </span>
          )}
        </>
      }
      exit={<ExitButton>{texts.exit}</ExitButton>}
      tools={tools}
    />
  );
}

/** The way to another game; a running one is asked about once. */
function AnotherGame({ session, texts, hasMoves, onAnother }: GameHeaderProps) {
  const { another, anotherTitle: title, anotherText: text, anotherNo: keep } = texts;
  const mustAsk = (): boolean => {
    const data = session.store.getState();
    return roomView(data)?.isStarted === true && hasMoves(data);
  };
  return (
    <ConfirmButton
      place="below"
      question={{ title, text, keep, proceed: another }}
      mustAsk={mustAsk}
      onProceed={onAnother}
    >
      {another}
    </ConfirmButton>
  );
}

interface WaitingHeaderProps {
  readonly session: RoomSession;
  readonly children?: ReactNode;
}

/** The game is played inside the room: its way out stays, and where there is space its id and its status. */
export function WaitingHeader({ session, children }: WaitingHeaderProps) {
  const { room, practice } = useStudyTexts();
  const roomId = useStore(session.store, (data) => data.roomId);
  return (
    <TableHeader
      title={
        <span className={styles["waiting"]}>
          <RoomTitle roomId={roomId} isStarted={false} />
        </span>
      }
      exit={
        <>
          <Button variant="quiet" onClick={() => goToRoom(roomId)}>
            {practice.toRoom}
          </Button>
          <ExitButton>{room.exit}</ExitButton>
        </>
      }
      tools={children}
    />
  );
}
