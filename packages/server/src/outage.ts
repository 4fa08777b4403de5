// A store that takes no changes: from the first refused one until it is well again nobody is served.

/** How late the end is noticed at most when nobody changes anything. */
const LOOK_EVERY_MS = 1_000;

export interface OutageParts {
  /** Whether the store takes changes again. Never rejects. */
  readonly isOver: () => Promise<boolean>;
  readonly onServing: (isServing: boolean) => void;
}

export interface Outage {
  /** A change was refused by the store. */
  begin(): void;
  /** A change was stored. */
  end(): void;
}

export function createOutage({ isOver, onServing }: OutageParts): Outage {
  let looking: NodeJS.Timeout | undefined;

  function end(): void {
    if (looking === undefined) return;
    clearInterval(looking);
    looking = undefined;
    onServing(true);
  }

  async function look(): Promise<void> {
    if (await isOver()) end();
  }

  function begin(): void {
    if (looking !== undefined) return;
    onServing(false);
    looking = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  }

  return { begin, end };
}
