// What a crowd of newcomers lived through, in the words of what was promised to them.

/** Where those who press come from. */
export const PLACES = ["door", "lobby"] as const;

export interface Order {
  readonly from: (typeof PLACES)[number];
  readonly urls: readonly string[];
  /** Presses a second. */
  readonly rate: number;
  readonly seconds: number;
  /** For so many seconds before, newcomers come that nobody counts: programs that just began are slow. */
  readonly warmUp: number;
}

/** One newcomer; times are milliseconds of the crowd's clock. */
export interface Press {
  readonly wish: number;
  /** When it was to come, and when it came. */
  readonly comesAt: number;
  readonly cameAt: number;
  /** Missing if it was not let in. */
  connectedAt?: number;
  pressedAt: number;
  /** How often the server was too busy. */
  timesBusy: number;
  answeredAt?: number;
  refused?: string;
  roomId?: string;
  /** Where it sat before. */
  readonly leftRoomId?: string;
  opened?: boolean;
  /** Heard that somebody sits opposite. */
  togetherAt?: number;
  /** The server has ended its connection. */
  endedAt?: number;
}

/** Lets the one with this number press, as soon as it can after it has come. */
export type Visit = (number: number, noted: Press) => void;

export interface Report {
  readonly presses: readonly Press[];
  /** Share of one core that the crowd itself used; near 1 the figures are its own. */
  readonly busy: number;
}

const TOGETHER_WITHIN_MS = 1_000;

export function tell({ presses: all, busy }: Report): void {
  const presses = all.filter(({ connectedAt }) => connectedAt !== undefined);
  const answered = presses.filter(({ roomId }) => roomId !== undefined);
  const failed = presses.filter(({ roomId }) => roomId === undefined);
  const meetings = meetingsOf(presses);
  const share = percent(failed.length / presses.length);
  const cut = presses.filter(({ endedAt }) => endedAt !== undefined).length;
  say("not let in; sent away later", `${all.length - presses.length}; ${cut}`);
  say(
    "let in after",
    quantiles(presses.map(({ cameAt, connectedAt = 0 }) => connectedAt - cameAt)),
  );
  say("who got no seat", `${share} (aim: 1 % or less)${codes(failed)}`);
  const busyAnswers = presses.reduce((sum, { timesBusy }) => sum + timesBusy, 0);
  say("calls answered with: busy, come again", String(busyAnswers));
  const seats = answered.map(({ answeredAt = 0, pressedAt }) => answeredAt - pressedAt);
  say("a seat after the press", quantiles(seats));
  const aim = `(aim: ${TOGETHER_WITHIN_MS} ms or less)`;
  say("together after the second asked", `${quantiles(meetings.map(({ after }) => after))} ${aim}`);
  const late = meetings.filter(({ after }) => after > TOGETHER_WITHIN_MS);
  say("… later than that", `${late.length} of ${meetings.length}${timesAsked(late)}`);
  say("two sat alone who want the same, for", `${longestBesides(presses).toFixed(0)} ms at most`);
  say("alone in the end, of each kind", aloneInTheEnd(presses).join(", "));
  const lateness = quantiles(all.map(({ cameAt, comesAt }) => cameAt - comesAt));
  say("the crowd itself", `late by ${lateness}; ${percent(busy)} of a core`);
}

/** Of one who sat down with somebody. */
interface Meeting {
  /** From the press until both know of each other, in milliseconds. */
  readonly after: number;
  /** How often one of the two, whichever it was more often, had been told to come again. */
  readonly timesBusy: number;
}

function meetingsOf(presses: readonly Press[]): readonly Meeting[] {
  const rooms = new Map<string, Press[]>();
  for (const press of presses)
    if (press.roomId !== undefined)
      rooms.set(press.roomId, [...(rooms.get(press.roomId) ?? []), press]);
  return [...rooms.values()].flatMap((all) => {
    const [first, second, ...later] = all.toSorted((one, other) => answered(one) - answered(other));
    if (first === undefined || second === undefined) return [];
    const [pressed, together] = [first, second].reduce(
      ([at, until], press) => [Math.max(at, press.pressedAt), Math.max(until, metAt(press))],
      [0, 0],
    );
    // Where the first two are about to go back to the lobby a third may still meet one of them.
    const timesBusy = Math.max(first.timesBusy, second.timesBusy);
    return later
      .map((press) => ({ after: metAt(press) - press.pressedAt, timesBusy: press.timesBusy }))
      .concat({ after: together - pressed, timesBusy });
  });
}

/** Which part of them the server's refusals are, and which the way or a standstill. */
function timesAsked(meetings: readonly Meeting[]): string {
  if (meetings.length === 0) return "";
  const told = (least: number, most = least) =>
    meetings.filter(({ timesBusy }) => timesBusy >= least && timesBusy <= most).length;
  const often = told(2, Number.POSITIVE_INFINITY);
  return `; told to come again: never ${told(0)}, once ${told(1)}, more often ${often}`;
}

function answered({ answeredAt = 0 }: Press): number {
  return answeredAt;
}

function metAt({ togetherAt = Number.POSITIVE_INFINITY }: Press): number {
  return togetherAt;
}

/** The longest time in which two at once knew that they sit alone, and wanted the same. */
function longestBesides(presses: readonly Press[]): number {
  let longest = 0;
  const lastUntil = new Map<number, number>();
  const alone = presses
    .filter(({ opened }) => opened === true)
    .map(({ wish, answeredAt = 0, togetherAt = Number.POSITIVE_INFINITY }) => ({
      wish,
      from: answeredAt,
      until: togetherAt,
    }))
    .toSorted((a, b) => a.from - b.from);
  for (const { wish, from, until } of alone) {
    const other = lastUntil.get(wish) ?? 0;
    longest = Math.max(longest, Math.min(other, until) - from);
    lastUntil.set(wish, Math.max(other, until));
  }
  return longest;
}

function aloneInTheEnd(presses: readonly Press[]): readonly number[] {
  const counts = new Map<number, number>();
  for (const { wish, roomId, togetherAt } of presses) {
    const isAlone = roomId !== undefined && togetherAt === undefined;
    counts.set(wish, (counts.get(wish) ?? 0) + (isAlone ? 1 : 0));
  }
  return [...counts.values()];
}

function codes(failed: readonly Press[]): string {
  const kinds = new Map<string, number>();
  for (const { refused = "no answer" } of failed) kinds.set(refused, (kinds.get(refused) ?? 0) + 1);
  return [...kinds].map(([code, count]) => `, ${count} ${code}`).join("");
}

function quantiles(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(
      0,
    );
  return `median ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

export function say(what: string, value: string): void {
  console.log(`  ${`${what}:`.padEnd(40)} ${value}`);
}
