// The layout of a room: header, both players, board, actions and messages.
import { roomPath, type PlayerId } from "@kingrow/protocol";
import { useContext, useEffect, useEffectEvent, useState } from "react";
import { ConnectionStatus } from "../shell/frame/ConnectionStatus.tsx";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { useHeldFor } from "../shell/time/useTime.ts";
import { useStoreAfterFrame } from "../shell/time/tellAfterFrame.ts";
import { goHome, guardLeaving } from "../shell/address/navigation.ts";
import { PageFrame } from "../shell/frame/PageFrame.tsx";
import { useServices } from "../shell/services/services.ts";
import { useTexts } from "../text/texts.ts";
import { BoardArea } from "./game/BoardArea.tsx";
import { gameParts } from "./game/gameParts.ts";
import type { Viewpoint } from "./view/tableView.ts";
import { PlayerPanel } from "./players/PlayerPanel.tsx";
import { ExitButton, RoomTitle, TableHeader } from "./header/RoomHeader.tsx";
import { TableExtrasContext } from "./view/tableExtras.ts";
import { mayAbort, roomView, type RoomData, type RoomSession } from "@kingrow/client";
import styles from "./RoomTable.module.css";

const PRESENT: Viewpoint = { ply: undefined, isResultAside: false };

/** A shorter break of the connection changes nothing on the screen. Milliseconds. */
const STALE_AFTER_MS = 1_500;

export function RoomTable({ session }: { readonly session: RoomSession }) {
  // The board alone answers an input at once; what stands around it follows a frame later.
  const data = useStoreAfterFrame(session.store);
  const game = gameParts.use();
  const [since] = useState(data);
  const view = roomView(data);
  const { header, near } = useContext(TableExtrasContext);
  const isStarted = useStore(session.store, ({ state }) => state?.gameStatus === "started");
  const leaving = useLeaving(session, isStarted && header === undefined);
  const [viewpoint] = useState(() => createStore<Viewpoint>(() => PRESENT));
  const { connection } = useServices();
  const isUp = useStore(connection.store, ({ phase }) => phase === "connected");
  // Clocks and turn are the last known ones while the server cannot be reached.
  const isStale = useHeldFor(!isUp, STALE_AFTER_MS);
  if (view === undefined) return null;
  const room = { session, data, view };
  const clockFor = (player?: PlayerId) => {
    const clock = data.state?.clocks?.[player ?? ""];
    return game && clock && <game.PlayerClock clock={clock} isStale={isStale} />;
  };
  return (
    <PageFrame
      header={
        header ?? (
          <RoomHeader data={data} isStale={isStale} isStarted={view.isStarted} leaving={leaving} />
        )
      }
    >
      <div
        className={styles["table"]}
        data-my-turn={view.me?.isOnTurn === true || undefined}
        data-stale={isStale || undefined}
        data-ended={data.state?.gameStatus === "ended" || undefined}
        data-timed={data.state?.clocks != null || undefined}
        data-crossed={(near !== undefined && near !== view.me?.color) || undefined}
      >
        <PlayerPanel
          side="opponent"
          view={view}
          isStale={isStale}
          clock={clockFor((view.opponent ?? view.departed)?.id)}
          away={game && <game.AwayBadge data={data} />}
          said={game && <game.GreetingBubble roomId={data.roomId} />}
        />
        <BoardArea session={session} viewpoint={viewpoint} />
        {view.me && (
          <PlayerPanel
            side="me"
            view={view}
            isStale={isStale}
            clock={clockFor(view.me.id)}
            said={game && <game.OwnBubble />}
          />
        )}
        <ConnectionStatus place={styles["status"]} />
        {game && <game.GameSide {...room} viewpoint={viewpoint} since={since} />}
      </div>
    </PageFrame>
  );
}

interface RoomHeaderProps {
  readonly data: RoomData;
  readonly isStale: boolean;
  readonly isStarted: boolean;
  readonly leaving: ReturnType<typeof useLeaving>;
}

/** What only a game needs comes with its board. */
function RoomHeader({ data, isStale, isStarted, leaving }: RoomHeaderProps) {
  const { room } = useTexts();
  const game = gameParts.use();
  return (
    <TableHeader
      title={
        <RoomTitle
          roomId={data.roomId}
          isStarted={isStarted}
          isOver={data.state?.gameStatus === "ended"}
          isStale={isStale}
        >
          {game && <game.ConnectionBars />}
        </RoomTitle>
      }
      exit={
        game && isStarted ? (
          <game.ExitGame {...leaving} />
        ) : (
          <ExitButton
            // The second click of a double click confirms nothing.
            onClick={({ detail }) => (leaving.isAsking ? detail < 2 && goHome() : leaving.onAsk())}
          >
            {room.exit}
          </ExitButton>
        )
      }
      tools={game && <game.Watchers data={data} />}
    />
  );
}

/** Leaving a running game asks once, by the button as by the browser's own buttons; not where it costs nothing (G8). */
function useLeaving({ store }: RoomSession, isRunning: boolean) {
  const { roomId } = store.getState();
  const { connection } = useServices();
  const [isAsking, setAsking] = useState(false);
  // The question goes with its game.
  if (isAsking && !isRunning) setAsking(false);
  const ask = (wanted = true): void => {
    // What is drawn may be a frame old, and the opponent's first move just here.
    const data = store.getState();
    const isStarted = data.state?.gameStatus === "started";
    const isFree = !isStarted || mayAbort(data, connection.serverClock.now());
    if (wanted && isFree) goHome();
    else setAsking(wanted);
  };
  const askOnBack = useEffectEvent(ask);
  useEffect(() => {
    if (!isRunning) return undefined;
    return guardLeaving(roomPath(roomId), () => askOnBack());
  }, [roomId, isRunning]);
  return { isAsking, onAsk: ask };
}
