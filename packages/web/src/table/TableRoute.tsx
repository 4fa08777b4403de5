// Two at one device: the game that is kept, or a new one, at the table of every game. Nothing is asked of a server.
import { systemClock as clock, type RoomData } from "@kingrow/client";
import type { Room } from "@kingrow/room";
import type { Color } from "@kingrow/rules";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { keeps, localShelf, readFields } from "../browser/shelf.ts";
import { gameIn, keepOn, keptFrom, roomFrom, takeHold, useIsElsewhere } from "../local/keptGame.ts";
import { openLocalGame, type LocalGame } from "../local/localLink.ts";
import { bothPlayers, newRoom } from "../local/localRoom.ts";
import { Elsewhere, LocalGameHeader, LocalTable, Note } from "../local/LocalTable.tsx";
import { AtOneDevice } from "../room/announcements/RoomAnnouncements.tsx";
import type { TableExtras } from "../room/view/tableExtras.ts";
import { arrive } from "../shell/frame/arrival.ts";
import { LoadingScreen } from "../shell/frame/MessageScreen.tsx";
import { useTitle } from "../shell/tab/useTab.ts";
import { useStoreAfterFrame } from "../shell/time/tellAfterFrame.ts";
import { useStudyTexts } from "../text/study/studyTexts.ts";
import { afterFrame } from "../ui/base/afterFrame.ts";
import { Button } from "../ui/Button.tsx";
import { sideHere, useSidedTexts, useSpokenTexts } from "./tableTexts.ts";
import { useNear } from "./useNear.ts";
import styles from "./TableRoute.module.css";

const NAME = "kingrow.table";

interface KeptTable {
  readonly room: Room;
  /** When the first of these games began, epoch milliseconds. */
  readonly begunAt: number;
  /** Whether the board is turned to whoever moves; otherwise it stays, and crowns face their owners. */
  readonly turns: boolean;
}

export function TableRoute() {
  const [kept, setKept] = useState(() => tableFrom(clock.now()));
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
    const { begunAt, game } = open;
    const write = (room: Room): void => keepOn(NAME, keptOf({ room, begunAt, turns }));
    write(game.room.store.getState());
    return game.room.store.subscribe(write);
  }, [open, turns]);
  const texts = useStudyTexts().table;
  const isElsewhere = useIsElsewhere(NAME);
  const here = (): void => goOn(tableFrom(clock.now()));
  if (isElsewhere) return <Elsewhere texts={texts} onHere={here} />;
  if (open === undefined) return <LoadingScreen />;
  return (
    <TableGame
      {...open}
      turns={turns}
      onTurns={() => setKept({ ...kept, turns: !turns })}
      onAnother={another}
    />
  );
}

/** The room is open for as long as the screen is; until the next one is open, all of it belongs to the one before. */
function useOpen({ room, begunAt }: KeptTable) {
  const [open, setOpen] = useState<{ readonly begunAt: number; readonly game: LocalGame }>();
  useEffect(() => {
    const game = openLocalGame(room, bothPlayers, { clock, later: afterFrame });
    // oxlint-disable-next-line react/set-state-in-effect -- it lives exactly as long as the effect
    setOpen({ begunAt, game });
    return game.close;
  }, [room, begunAt]);
  return open;
}

/** The game that was under way, or a new one; from now on it is this tab's. */
function tableFrom(now: number): KeptTable {
  const kept = readFields(NAME);
  const game = gameIn(kept);
  const room = (game && roomFrom(game, now)) ?? newRoom("one", now);
  const begunAt = typeof kept["begunAt"] === "number" ? kept["begunAt"] : now;
  const table = { room, begunAt, turns: kept["turns"] !== false };
  takeHold(NAME, keptOf(table));
  return table;
}

function keptOf({ room, ...table }: KeptTable): object {
  return { ...keptFrom(room), ...table };
}

interface TableGameProps extends Omit<KeptTable, "room"> {
  readonly game: LocalGame;
  readonly onTurns: () => void;
  readonly onAnother: () => void;
}

function TableGame(props: TableGameProps) {
  const { game, turns } = props;
  const own = useStudyTexts().table;
  const texts = useSidedTexts();
  const here = useStore(game.session.store, sideHere);
  // The texts of the seats change with the seats, one frame after the board.
  const seated = sideHere(useStoreAfterFrame(game.session.store));
  const isOver = useStore(game.session.store, ({ state }) => state?.gameStatus === "ended");
  const { near, handlers } = useNear({ here, turns, isOver });
  const extras = useExtras(props, near);
  useTitle(own.tabTitle);
  return (
    <div className={turns ? undefined : styles["facing"]} {...handlers}>
      <LocalTable game={game} texts={texts[seated]} extras={extras} />
    </div>
  );
}

function useExtras(props: TableGameProps, near: Color): TableExtras {
  const { session } = props.game;
  const { begunAt, turns, onTurns, onAnother } = props;
  const { actions, table: own } = useStudyTexts();
  const spokenAt = useSpokenTexts();
  const [isKept] = useState(() => keeps(localShelf));
  return {
    near,
    archive: { opponent: { kind: "table" }, occasion: `table ${begunAt}` },
    actions: (
      <Button variant="quiet" icon="turn" aria-pressed={turns} title={own.turns} onClick={onTurns}>
        {actions.bar.turn}
      </Button>
    ),
    header: (
      <LocalGameHeader
        title={own.title}
        texts={own}
        session={session}
        hasMoves={hasMoves}
        isArrival
        onAnother={onAnother}
      />
    ),
    announcements: (
      <>
        <AtOneDevice session={session} textsAt={spokenAt} />
        {!isKept && <Note>{own.notKept}</Note>}
      </>
    ),
  };
}

/** Both sides are here, so every move is somebody's. */
function hasMoves({ state }: RoomData): boolean {
  return state !== undefined && state.moves.length > 0;
}
