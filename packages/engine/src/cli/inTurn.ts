// Runs tasks one after the other and yields to the event loop in between.

interface Turns<T> {
  readonly add: (item: T) => void;
  /** Nothing more comes: what waits is still done, nothing else. */
  readonly finish: () => void;
  /** Nothing is done any more. */
  readonly drop: () => void;
}

interface Meanwhile {
  /** Done while nothing waits, in small parts; false once there is no more of it. */
  readonly meanwhile: () => boolean;
}

export function inTurn<T>(act: (item: T) => void, { meanwhile }: Meanwhile): Turns<T> {
  const waiting: T[] = [];
  let isOpen = true;
  let isGoing = false;
  const goOn = (): void => {
    isGoing = false;
    const [next] = waiting.splice(0, 1);
    if (next !== undefined) act(next);
    else if (!isOpen || !meanwhile()) return;
    keepGoing();
  };
  const keepGoing = (): void => {
    if (!isGoing) setImmediate(goOn);
    isGoing = true;
  };
  keepGoing();
  return {
    add: (item) => {
      waiting.push(item);
      keepGoing();
    },
    finish: () => {
      isOpen = false;
    },
    drop: () => {
      isOpen = false;
      waiting.length = 0;
    },
  };
}
