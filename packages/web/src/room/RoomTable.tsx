// The table two people sit at: header, both players, the board, and what there is to do and to read.
import { roomPath } from "@kingrow/protocol";
import { useEffect, useState } from "react";
import { ConnectionStatus } from "../shell/ConnectionStatus.tsx";
import { useStoreAfterFrame } from "../shell/useStoreAfterFrame.ts";
import { goHome } from "../shell/navigation.ts";
import { PageFrame } from "../shell/PageFrame.tsx";
import { useServices } from "../shell/services.ts";
import { BoardArea } from "./BoardArea.tsx";
import { gameParts } from "./gameParts.ts";
import { createPlace } from "./place.ts";
import { OpponentPanel, OwnPanel } from "./PlayerPanel.tsx";
import { RoomHeader } from "./RoomHeader.tsx";
import { type RoomSession, roomView } from "@kingrow/client";
import styles from "./RoomTable.module.css";

interface RoomTableProps {
  readonly session: RoomSession;
}

export function RoomTable({ session }: RoomTableProps) {
  // The board alone answers an input at once; what stands around it follows a frame later.
  const data = useStoreAfterFrame(session.store);
  const game = gameParts.use();
  const [since] = useState(data);
  const view = roomView(data);
  const leaving = useLeaving(data.roomId, view?.isStarted === true);
  const [place] = useState(createPlace);
  const { fetchAhead } = useServices();
  useEffect(() => {
    if (game !== undefined) fetchAhead("lobby");
  }, [fetchAhead, game]);
  if (view === undefined) return null;
  return (
    <PageFrame header={<RoomHeader data={data} view={view} onExit={leaving.ask} />}>
      <div className={styles["table"]} data-my-turn={view.me?.isOnTurn === true || undefined}>
        <OpponentPanel view={view} />
        <BoardArea session={session} place={place} />
        <OwnPanel view={view} />
        <ConnectionStatus place={styles["status"]} />
        {game !== undefined && (
          <>
            <game.Voice session={session} since={since} />
            <game.GameSide session={session} data={data} view={view} place={place} />
          </>
        )}
      </div>
      {leaving.isAsking && game !== undefined && <game.LeaveDialog onStay={leaving.stay} />}
    </PageFrame>
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
