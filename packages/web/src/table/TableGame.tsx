// A game of two at one device, at the table of every game.
import type { RoomData } from "@kingrow/client";
import type { Color } from "@kingrow/rules";
import { useState } from "react";
import { useStore } from "zustand";
import { keeps, localShelf } from "../browser/shelf.ts";
import type { LocalGame } from "../local/localLink.ts";
import { LocalGameHeader, LocalTable, Note } from "../local/LocalTable.tsx";
import { AtOneDevice } from "../room/announcements/RoomAnnouncements.tsx";
import type { TableExtras } from "../room/view/tableExtras.ts";
import { useStoreAfterFrame } from "../shell/time/tellAfterFrame.ts";
import { useTitle } from "../shell/tab/useTab.ts";
import { Button } from "../ui/Button.tsx";
import { useStudyTexts } from "../text/study/studyTexts.ts";
import { sideHere, useSidedTexts, useSpokenTexts } from "./tableTexts.ts";
import { useNear } from "./useNear.ts";
import styles from "./TableGame.module.css";

interface TableGameProps {
  readonly game: LocalGame;
  readonly begunAt: number;
  readonly turns: boolean;
  readonly onTurns: () => void;
  readonly onAnother: () => void;
}

export function TableGame(props: TableGameProps) {
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
    onAnother,
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
