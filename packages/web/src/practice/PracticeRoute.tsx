// Playing the computer: the game that is kept, or the choice of a new one. Nothing is asked of a server.
import { systemClock as clock } from "@kingrow/client";
import { useState } from "react";
import { createShelf } from "../browser/shelf.ts";
import { begin, drop, goOn, type Begun, type Chosen } from "./keptPractice.ts";
import { PracticeGame } from "./PracticeGame.tsx";
import { PracticeStart } from "./PracticeStart.tsx";

const shelf = createShelf(() => localStorage);

export function PracticeRoute() {
  const [begun, setBegun] = useState<Begun | undefined>(() => goOn(shelf, clock.now()));
  const start = (chosen: Chosen): void => {
    const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
    setBegun(begin(chosen, chance, clock.now()));
  };
  const another = (): void => {
    drop(shelf);
    setBegun(undefined);
  };
  if (begun === undefined) return <PracticeStart shelf={shelf} onStart={start} />;
  return <PracticeGame begun={begun} shelf={shelf} onAnother={another} />;
}
