// The screen of a local game: the room screen with the header and the extras of a local room.
import { roomView, type RoomData, type RoomSession } from "@kingrow/client";
import { createContext, useContext, useMemo, type ReactNode } from "react";
import { useStore } from "zustand";
import { ExitButton, RoomTitle, TableHeader } from "../room/header/RoomHeader.tsx";
import { RoomTable } from "../room/RoomTable.tsx";
import { TableExtrasContext, type TableExtras } from "../room/view/tableExtras.ts";
import { goToRoom } from "../shell/address/navigation.ts";
import { DeadEnd, LoadingScreen } from "../shell/frame/MessageScreen.tsx";
import { ServicesContext, useServices } from "../shell/services/services.ts";
import { SiteNav } from "../site/SiteHeader.tsx";
import { useStudyTexts, type StudyTexts } from "../text/study/studyTexts.ts";
import { TextsContext, type Texts } from "../text/texts.ts";
import { classes } from "../ui/base/classes.ts";
import { Button } from "../ui/Button.tsx";
import { ConfirmButton } from "../ui/question/ConfirmButton.tsx";
import type { LocalGame } from "./localLink.ts";
import styles from "./LocalTable.module.css";

export type LocalTexts = StudyTexts["practice"] | StudyTexts["table"];

interface LocalTableProps {
  readonly game: LocalGame;
  readonly texts: Texts;
  readonly extras: TableExtras;
}

export function LocalTable({ game: { connection, session }, texts, extras }: LocalTableProps) {
  const outer = useServices();
  // What the table asks the connection for, it asks the one within the page.
  const services = useMemo(() => ({ ...outer, connection }), [outer, connection]);
  const isSeated = useStore(session.store, (data) => roomView(data)?.me !== undefined);
  return (
    <ServicesContext value={services}>
      <TextsContext value={texts}>
        <TableExtrasContext value={extras}>
          {isSeated ? <RoomTable session={session} /> : <LoadingScreen />}
        </TableExtrasContext>
      </TextsContext>
    </ServicesContext>
  );
}

/** Said in the place of messages while there is none. */
export function Note({ children }: { readonly children: ReactNode }) {
  return <p className={styles["note"]}>{children}</p>;
}

interface ElsewhereProps {
  readonly texts: LocalTexts;
  readonly onHere: () => void;
}

/** Replaces a local game that was opened in another tab. */
export function Elsewhere({ texts, onHere }: ElsewhereProps) {
  return (
    <DeadEnd title={texts.elsewhere} text={texts.elsewhereText}>
      <Button variant="primary" onClick={onHere}>
        {texts.here}
      </Button>
    </DeadEnd>
  );
}

/** The room in which the person waits for an opponent meanwhile. */
export const WaitingRoomContext = createContext<RoomSession | undefined>(undefined);

interface WaitingHeaderProps {
  readonly session: RoomSession;
  readonly children?: ReactNode;
}

interface GameHeaderProps extends WaitingHeaderProps {
  readonly title: string;
  readonly texts: LocalTexts;
  /** Whether somebody would lose moves with a running game. */
  readonly hasMoves: (data: RoomData) => boolean;
  readonly onAnother: () => void;
  /** Visitors arrive at the first position: no screen comes before it. */
  readonly isArrival?: boolean;
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

/** The way to another game, until the result offers it; a running game is asked about once. */
function AnotherGame({ session, texts, hasMoves, onAnother }: GameHeaderProps) {
  const { another, anotherTitle: title, anotherText: text, anotherNo: keep } = texts;
  const { onAnother: isInResult } = useContext(TableExtrasContext);
  const isOver = useStore(session.store, ({ state }) => state?.gameStatus === "ended");
  const mustAsk = (): boolean => {
    const data = session.store.getState();
    return roomView(data)?.isStarted === true && hasMoves(data);
  };
  if (isOver && isInResult) return null;
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

/** The game is played inside the room: its way out stays, and where there is space its id and its status. */
export function WaitingHeader({ session, children }: WaitingHeaderProps) {
  const { room, practice } = useStudyTexts();
  const roomId = useStore(session.store, (data) => data.roomId);
  const isAwaited = useStore(session.store, (data) => roomView(data)?.opponent !== undefined);
  return (
    <TableHeader
      title={
        <span className={styles["waiting"]}>
          <RoomTitle roomId={roomId} isStarted={false} />
        </span>
      }
      exit={
        <>
          <Button variant={isAwaited ? "primary" : "quiet"} onClick={() => goToRoom(roomId)}>
            {practice.toRoom}
          </Button>
          <ExitButton>{room.exit}</ExitButton>
        </>
      }
      tools={children}
    />
  );
}
