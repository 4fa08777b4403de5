// How one plain JSON value differs from another: little to write where a move has changed little.

type Fields = Readonly<Record<string, unknown>>;

/** What is different in an object, by field. */
export interface Difference {
  readonly [field: string]: Edit;
}

/**
 * `[]`: the field is gone. `[value]`: it has this value now. `[lost, won]`: the text or list has lost so
 * many at its beginning and won these at its end. An object: what is different within.
 */
type Edit = readonly [] | readonly [value: unknown] | Growth | Difference;
type Growth = readonly [lost: number, won: string | readonly unknown[]];

/** Fields without a value are the same as missing ones. Both must be objects. */
export function differenceBetween(before: object, next: object): Difference {
  const difference: Record<string, Edit> = {};
  if (!isFields(before) || !isFields(next)) return difference;
  for (const field in next) {
    const edit = editOf(before[field], next[field]);
    if (edit !== undefined) difference[field] = edit;
  }
  for (const field in before) {
    if (before[field] !== undefined && !(field in next)) difference[field] = [];
  }
  return difference;
}

/** The value after the difference; the one before stays as it is. */
export function withDifference<T extends object>(before: T, difference: Difference): T {
  const next = { ...before };
  for (const [field, edit] of Object.entries(difference)) {
    if (isList(edit) && edit.length === 0) Reflect.deleteProperty(next, field);
    else Reflect.set(next, field, valueAfter(edit, Reflect.get(next, field)));
  }
  return next;
}

function valueAfter(edit: Exclude<Edit, readonly []>, before: unknown): unknown {
  if (!isList(edit)) return withDifference(isFields(before) ? before : {}, edit);
  return edit.length === 1 ? edit[0] : grown(before, edit);
}

function editOf(before: unknown, next: unknown): Edit | undefined {
  if (before === next) return undefined;
  if (next === undefined) return [];
  if (isFields(before) && isFields(next)) {
    const within = differenceBetween(before, next);
    return isEmpty(within) ? undefined : within;
  }
  if (typeof before === "string" && typeof next === "string") return textEdit(before, next);
  if (isList(before) && isList(next)) return listEdit(before, next);
  return [next];
}

function listEdit(before: readonly unknown[], next: readonly unknown[]): Edit | undefined {
  const goesOn = before.every((item, at) => item === next[at]);
  if (!goesOn || next.length < before.length) return [next];
  return next.length === before.length ? undefined : [0, next.slice(before.length)];
}

/** Shorter texts are written whole; by so much a longer one is found again in the one before. */
const LONG_TEXT = 64;

function textEdit(before: string, next: string): Edit {
  if (next.length < LONG_TEXT) return [next];
  const lost = next.startsWith(before) ? 0 : before.indexOf(next.slice(0, LONG_TEXT));
  const kept = before.slice(lost);
  return lost === -1 || !next.startsWith(kept) ? [next] : [lost, next.slice(kept.length)];
}

function grown(value: unknown, [lost, won]: Growth): unknown {
  if (typeof value === "string" && typeof won === "string") return value.slice(lost) + won;
  if (isList(value) && isList(won)) return [...value.slice(lost), ...won];
  throw new Error("A difference does not fit what it was made for");
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** `Array.isArray` knows no lists that are read only. */
function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isEmpty(difference: Difference): boolean {
  for (const _ in difference) return false;
  return true;
}
