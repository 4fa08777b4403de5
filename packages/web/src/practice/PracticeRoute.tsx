// Playing the computer: the game that is kept, or the choice of a new one. Nothing is asked of a server.
import {
  systemClock as clock,
  type Connection,
  type RoomSession,
  type Visits,
} from "@kingrow/client";
import { useCallback, useEffect, useState } from "react";
import { useStore } from "zustand";
import { fieldsOf } from "../browser/shelf.ts";
import { arrive } from "../shell/frame/arrival.ts";
import { useServices } from "../shell/services/services.ts";
import { Elsewhere, WaitingRoomContext } from "../local/LocalTable.tsx";
import { useIsElsewhere } from "../local/keptGame.ts";
import { CalledBack } from "./CalledBack.tsx";
import {
  begin,
  drop,
  goOn,
  NAME,
  type PracticeSetup,
  type PracticeChoice,
} from "./keptPractice.ts";
import { PracticeGame } from "./PracticeGame.tsx";
import { PracticeStart } from "./PracticeStart.tsx";
import { useStudyTexts } from "../text/study/studyTexts.ts";

/** The button that leads from one of its screens to the next goes with the first: the focus is the next one's. */
export function PracticeRoute() {
  const [begun, setBegun] = useState<PracticeSetup | undefined>(() => {
    const kept = goOn(clock.now());
    const { seed } = fieldsOf(window.history.state);
    // A finished game is shown again only after a reload, or when the player comes back from its review.
    return kept?.room.phase === "ended" && kept.seed !== seed ? undefined : kept;
  });
  useEffect(() => {
    if (begun === undefined) return;
    window.history.replaceState({ ...fieldsOf(window.history.state), seed: begun.seed }, "");
  }, [begun]);
  const show = (next: PracticeSetup | undefined): void => {
    arrive();
    setBegun(next);
  };
  const start = (chosen: PracticeChoice): void => {
    const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
    show(begin(chosen, chance, clock.now()));
  };
  const another = (): void => {
    drop();
    show(undefined);
  };
  const waiting = useWaiting();
  const { connection } = useServices();
  // The seat is in another window now.
  const isTakenOver = useStore(connection.store, ({ phase }) => phase === "taken-over");
  const [isGone, setGone] = useState(false);
  const onGone = useCallback(() => setGone(true), []);
  const texts = useStudyTexts().practice;
  const isElsewhere = useIsElsewhere(NAME);
  // The other tab has played on: what began here is out of date.
  if (isElsewhere && begun !== undefined) setBegun(undefined);
  const screen =
    begun === undefined ? (
      <PracticeStart onStart={start} />
    ) : (
      <PracticeGame begun={begun} onAnother={another} />
    );
  return (
    <WaitingRoomContext value={isGone || isTakenOver ? undefined : waiting}>
      {isElsewhere ? <Elsewhere texts={texts} onHere={() => show(goOn(clock.now()))} /> : screen}
      {waiting !== undefined && (
        <CalledBack
          session={waiting}
          hasGame={begun !== undefined}
          isGone={isGone}
          onGone={onGone}
        />
      )}
    </WaitingRoomContext>
  );
}

/** The room in which the person waits meanwhile; the entry of the history knows it for a reload. */
function useWaiting(): RoomSession | undefined {
  const { visits, connection } = useServices();
  const [waiting, setWaiting] = useState<RoomSession>();
  useEffect(() => {
    // A session whose seat was lost stays known, so that its message is shown.
    const look = (): void => setWaiting((before) => visits.stayed.getState() ?? before);
    look();
    return visits.stayed.subscribe(look);
  }, [visits]);
  useEffect(() => {
    if (waiting === undefined) return resumeWaiting(visits, connection);
    const { roomId: waitsIn } = waiting.store.getState();
    window.history.replaceState({ ...fieldsOf(window.history.state), waitsIn }, "");
    return undefined;
  }, [visits, connection, waiting]);
  return waiting;
}

/** Goes on with the visit to the room in which the person waited before a reload. Returns how to call that off. */
function resumeWaiting(visits: Visits, connection: Connection): () => void {
  let isHere = true;
  const resume = async (roomId: string): Promise<void> => {
    const { openVisit } = await import("../room/RoomScreen.tsx");
    // A copied tab has the key of the other tab at first, and gets another one.
    await connection.enter();
    const isFree = isHere && visits.stayed.getState() === undefined;
    if (isFree && connection.playerKey.remembers(roomId))
      visits.move(roomId, () => openVisit(visits, connection, roomId));
  };
  const { waitsIn } = fieldsOf(window.history.state);
  // A room that was just left is given up first: a visit ends one tick after its screen.
  const cancel = connection.clock.after(0, () => {
    if (typeof waitsIn === "string") resume(waitsIn).catch(() => {});
  });
  return () => {
    isHere = false;
    cancel();
  };
}
