// The table two people sit at: header, both players, the board, and what there is to do and to read.
import { lazy, Suspense, useEffect, useState } from "react";
import { useStore } from "zustand";
import { ConnectionStatus } from "../app/ConnectionStatus.tsx";
import { goHome } from "../app/navigation.ts";
import { PageFrame } from "../app/PageFrame.tsx";
import { roomPath } from "../app/roomAddress.ts";
import { useServices } from "../app/services.ts";
import { MoveList } from "../record/MoveList.tsx";
import { useTexts } from "../text/texts.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { BoardArea } from "./BoardArea.tsx";
import { GameActions, type GameActionsProps } from "./GameActions.tsx";
import { Messages } from "./Messages.tsx";
import { MoveField } from "./MoveField.tsx";
import { OpponentPanel, OwnPanel } from "./PlayerPanel.tsx";
import { RoomHeader } from "./RoomHeader.tsx";
import type { RoomSession } from "./session/roomSession.ts";
import styles from "./RoomTable.module.css";
import { savedGameOf } from "./savedGameOf.ts";
import { roomView } from "./session/roomView.ts";
import { useLook, type Look } from "./useLook.ts";
import { useTurnMark } from "./useTurnMark.ts";

interface RoomTableProps {
  readonly session: RoomSession;
}

const NONE: readonly string[] = [];

export function RoomTable({ session }: RoomTableProps) {
  const data = useStore(session.store);
  const view = roomView(data);
  const leaving = useLeaving(data.roomId, view?.isStarted === true);
  const moves = data.state?.moves ?? NONE;
  const look = useLook(moves, view?.overlay.kind === "result");
  useTurnMark(data.roomId, view?.mayMove === true);
  if (view === undefined) return null;
  return (
    <PageFrame header={<RoomHeader data={data} view={view} onExit={leaving.ask} />}>
      <div className={styles["table"]}>
        <OpponentPanel view={view} />
        <BoardArea session={session} data={data} view={view} look={look} />
        <OwnPanel view={view} />
        <Messages session={session} data={data} view={view} look={look} />
        <ConnectionStatus place={styles["status"]} />
        <MoveList moves={moves} journey={look.journey} />
        <Actions session={session} data={data} view={view} look={look} />
      </div>
      {leaving.isAsking && <LeaveDialog onStay={leaving.stay} />}
    </PageFrame>
  );
}

const SaveGame = lazy(async () => ({ default: (await import("../record/SaveGame.tsx")).SaveGame }));

interface ActionsProps extends GameActionsProps {
  readonly look: Look;
}

/** What there is to do in a running game; after it, the ways to keep it. */
function Actions(props: ActionsProps) {
  const { data, view } = props;
  const game = savedGameOf(view, data.state?.moves ?? NONE);
  if (game === undefined) return <Playing {...props} />;
  return (
    <Suspense fallback={<Playing {...props} />}>
      <SaveGame game={game} />
    </Suspense>
  );
}

function Playing({ session, data, view, look: { journey } }: ActionsProps) {
  const toPresent = (): void => {
    if (journey.past !== undefined) journey.back();
  };
  return (
    <>
      <MoveField session={session} view={view} onPlay={toPresent} />
      <GameActions session={session} data={data} view={view} />
    </>
  );
}

/** Leaving a running game asks once, by the button as by the browser's own buttons. */
function useLeaving(roomId: string, isRunning: boolean) {
  const { leaveGuard } = useServices();
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!isRunning) return undefined;
    return leaveGuard.protect(roomPath(roomId), () => setAsking(true));
  }, [leaveGuard, roomId, isRunning]);
  return {
    isAsking: isAsking && isRunning,
    ask: () => (isRunning ? setAsking(true) : goHome()),
    stay: () => setAsking(false),
  };
}

function LeaveDialog({ onStay }: { readonly onStay: () => void }) {
  const { actions } = useTexts();
  return (
    <ConfirmDialog
      title={actions.leaveTitle}
      keep={actions.leaveNo}
      onKeep={onStay}
      proceed={actions.leaveYes}
      onProceed={goHome}
    >
      {actions.leaveText}
    </ConfirmDialog>
  );
}
