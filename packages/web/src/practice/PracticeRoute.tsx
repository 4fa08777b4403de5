// Playing the computer: the game that is kept, or the choice of a new one. Nothing is asked of a server.
import { systemClock as clock, type RoomSession } from "@kingrow/client";
import { useCallback, useEffect, useState } from "react";
import { arrive } from "../shell/frame/arrival.ts";
import { useServices } from "../shell/services/services.ts";
import { WaitingRoomContext } from "../local/LocalHeader.tsx";
import { Elsewhere } from "../local/LocalTable.tsx";
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
  const [begun, setBegun] = useState<PracticeSetup | undefined>(() => goOn(clock.now()));
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
    <WaitingRoomContext value={isGone ? undefined : waiting}>
      {isElsewhere ? <Elsewhere texts={texts} onHere={() => show(goOn(clock.now()))} /> : screen}
      {waiting !== undefined && <CalledBack session={waiting} isGone={isGone} onGone={onGone} />}
    </WaitingRoomContext>
  );
}

/** The room in which the person waits meanwhile. */
function useWaiting(): RoomSession | undefined {
  const { visits } = useServices();
  const [waiting, setWaiting] = useState<RoomSession>();
  useEffect(() => {
    // A session whose seat was lost stays known, so that its message is shown.
    const look = (): void => setWaiting((before) => visits.stayed.getState() ?? before);
    look();
    return visits.stayed.subscribe(look);
  }, [visits]);
  return waiting;
}
