// Replaces some texts, as a table without an online opponent needs.

type Sentence = (...args: never[]) => unknown;

/** What is said instead: for each part that changes, and within it. */
export type Changes<T> = {
  readonly [Part in keyof T]?: T[Part] extends Sentence | string ? T[Part] : Changes<T[Part]>;
};

export function changed<T extends object>(texts: T, changes: Changes<T>): T {
  const known = new Map<string, unknown>(Object.entries(texts));
  const parts = Object.entries(changes).map(([part, instead]) => {
    const before = known.get(part);
    return [part, isGroup(before) && isGroup(instead) ? changed(before, instead) : instead];
  });
  return { ...texts, ...Object.fromEntries(parts) };
}

function isGroup(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
