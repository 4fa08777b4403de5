// Two at one device: the game that is kept, or a new one. Nothing is asked of a server.
import { openRoom, systemClock as clock, type Connection, type RoomSession } from "@kingrow/client";
import type { Room } from "@kingrow/room";
import { useEffect, useState } from "react";
import { createShelf } from "../browser/shelf.ts";
import { agreeTo } from "../local/agree.ts";
import { Elsewhere } from "../local/Elsewhere.tsx";
import { useIsElsewhere } from "../local/keptGame.ts";
import { afterFrame } from "../ui/afterFrame.ts";
import { createLocalConnection } from "../local/localLink.ts";
import { keepRoom, LOCAL_ROOM, newRoom, type LocalRoom } from "../local/localRoom.ts";
import { whoeverMoves } from "../local/players.ts";
import { settingsStore } from "../settings/settings.ts";
import { goHome } from "../shell/address/navigation.ts";
import { arrive } from "../shell/frame/arrival.ts";
import { LoadingScreen } from "../shell/frame/FullScreen.tsx";
import { keepTable, NAME, tableFrom, type KeptTable } from "./keptTable.ts";
import { TableGame } from "./TableGame.tsx";
import { useStudyTexts } from "../text/study/studyTexts.ts";

const shelf = createShelf(() => localStorage);

interface Open {
  readonly begunAt: KeptTable["begunAt"];
  readonly room: LocalRoom;
  readonly connection: Connection;
  readonly session: RoomSession;
}

export function TableRoute() {
  const [kept, setKept] = useState(() => tableFrom(shelf, clock.now()));
  const { turns } = kept;
  /** The button goes with its screen: the focus is the next one's. */
  const goOn = (next: typeof kept): void => {
    arrive();
    setKept(next);
  };
  const another = (): void => {
    const now = clock.now();
    goOn({ room: newRoom("one", now), begunAt: now, turns });
  };
  const open = useOpen(kept);
  useEffect(() => {
    if (open === undefined) return undefined;
    const write = (room: Room): void => keepTable(shelf, { room, begunAt: open.begunAt, turns });
    write(open.room.store.getState());
    return open.room.store.subscribe(write);
  }, [open, turns]);
  const texts = useStudyTexts().table;
  const isElsewhere = useIsElsewhere(shelf, NAME);
  const here = (): void => goOn(tableFrom(shelf, clock.now()));
  if (isElsewhere) return <Elsewhere texts={texts} onHere={here} />;
  if (open === undefined) return <LoadingScreen />;
  return (
    <TableGame
      connection={open.connection}
      session={open.session}
      shelf={shelf}
      begunAt={open.begunAt}
      turns={turns}
      onTurns={() => setKept({ ...kept, turns: !turns })}
      onAnother={another}
    />
  );
}

/** The room is open for as long as the screen is; until the next one is open, all of it belongs to the one before. */
function useOpen({ room: start, begunAt }: KeptTable): Open | undefined {
  const [open, setOpen] = useState<Open>();
  useEffect(() => {
    const room = keepRoom(start, clock);
    const connection = createLocalConnection(
      room,
      whoeverMoves(() => clock.now()),
      { clock, later: afterFrame },
    );
    const asksFirst = (): boolean => settingsStore.getState().confirmMoves;
    const session = openRoom({
      connection,
      roomId: LOCAL_ROOM,
      goHome,
      asksFirst,
    });
    const stop = agreeTo(room, { draws: true });
    // oxlint-disable-next-line react/set-state-in-effect -- it lives exactly as long as the effect
    setOpen({ begunAt, room, connection, session });
    return () => {
      stop();
      session.close();
      room.close();
    };
  }, [start, begunAt]);
  return open;
}
