// The judge: sees all calls, writes, answers, events and views, and reports broken promises.
import type { RoomSession } from "@kingrow/client";
import type { GreetingNotice, PeopleNotice, RoomState } from "@kingrow/protocol";
import type { Room } from "@kingrow/room";
import type { CommitResult } from "@kingrow/server/src/store/roomStore.ts";
import type { Schedule } from "../base/schedule.ts";
import type { Trace } from "../base/trace.ts";
import type { Up } from "../base/messages.ts";
import type { Instance } from "../base/instance.ts";
import { createAnswerCheck } from "./answers.ts";
import { createCallLedger } from "./callLedger.ts";
import { type ClockedChange, createClockAudit } from "./auditClocks.ts";
import { auditGame } from "./auditGame.ts";
import { auditSeats } from "./auditSeats.ts";
import { checkGreeting } from "./greetings.ts";
import { createHistory, type History } from "./history.ts";
import { createPeople, type People } from "./people.ts";
import { countServingTime, type ServingCount } from "./servingTime.ts";
import { type Report, createViolationLog, type Violation } from "./violationLog.ts";

/** A change that an instance of the server is about to store. */
export interface Write {
  readonly id: string;
  readonly next: Room | undefined;
  readonly instance: Instance;
}

export interface Judge {
  readonly report: Report;
  readonly violation: () => Violation | undefined;
  readonly history: History;
  readonly serving: ServingCount;
  readonly people: People;
  /** Reports a call that reached the server. Returns the function to call with its answer. */
  readonly onCall: (socketId: string, message: Up) => (answer: unknown) => void;
  /** Reports an event that the server sends to a socket. */
  readonly onEvent: (socketId: string, event: string, payload: unknown) => void;
  /** Reports a decided change. Returns the function to call when it is stored. */
  readonly watchWrite: (write: Write) => (result: CommitResult) => void;
  /** Checks that the versions a page shows never decrease. */
  readonly watchPage: (name: string, store: RoomSession["store"]) => void;
}

export function createJudge(schedule: Schedule, trace: Trace): Judge {
  const { report, first } = createViolationLog(trace);
  const history = createHistory();
  const serving = countServingTime(schedule.now);
  const people = createPeople(serving.now);
  const calls = createCallLedger();
  const audit = createAudit();
  let lastShown: RoomState | undefined;
  const shown = (state: RoomState): void => {
    if (state === lastShown) return;
    lastShown = state;
    if (!history.holds(state))
      report("every shown state is stored", `${state.id} version ${state.version}`);
  };
  const checkAnswer = createAnswerCheck({ history, report, shown });

  return {
    report,
    history,
    serving,
    violation: first,
    people,
    watchPage: createPageWatch(report),
    onCall: (socketId, { name, payload }) => {
      const owner = people.ownerOf(socketId);
      const call = calls.take(owner, name, payload);
      return (answer) => {
        trace.note(`${socketId}< ${name} ${answerText(answer)}`);
        if (call !== undefined) checkAnswer(owner, call, answer);
      };
    },
    onEvent: (socketId, event, payload) => {
      trace.note(`${socketId}< ${event} ${isState(payload) ? payload.version : ""}`);
      if (isState(payload)) shown(payload);
      if (isGreeting(event, payload))
        checkGreeting({ calls, history, people, report }, socketId, payload);
      if (isCount(event, payload) && payload.count !== people.count())
        report("the number of people is right", `${payload.count} of ${people.count()}`);
    },
    watchWrite: ({ id, next, instance }) => {
      const decided = { ...momentOf(schedule, serving), connected: new Set(instance.connected) };
      return (result) => {
        trace.note(`disk: ${id} ${next?.version ?? "removed"} ${result}`);
        if (result === "conflict") return;
        const before = history.latest(id);
        if (next !== undefined && next.version !== (before?.version ?? 0) + 1)
          report("versions are contiguous", `${id}: ${next?.version} after ${before?.version}`);
        const facts = { before, after: next, roomId: id, instance, history: history.of(id) };
        audit({ ...facts, ...decided, calls, people, report });
        if (next === undefined) history.remove(id);
        else history.add(next);
      };
    },
  };
}

function createAudit(): (change: ClockedChange) => void {
  const auditClocks = createClockAudit();
  return (change) => {
    auditSeats(change);
    auditGame(change);
    auditClocks(change);
  };
}

/** A tab keeps its name over reloads, so that its versions must never decrease. */
function createPageWatch(report: Report): Judge["watchPage"] {
  const seen = new Map<string, number>();
  return (name, store) => {
    store.subscribe(({ roomId, state }, before) => {
      if (state === undefined || state === before.state) return;
      const key = `${name} ${roomId}`;
      const highest = seen.get(key) ?? 0;
      if (state.version < highest)
        report("shown versions never decrease", `${key}: ${state.version} after ${highest}`);
      seen.set(key, state.version);
    });
  };
}

function momentOf(schedule: Schedule, serving: ServingCount) {
  return { at: serving.now(), wall: schedule.now(), isCalm: serving.isCalm() };
}

function isState(payload: unknown): payload is RoomState {
  return typeof payload === "object" && payload !== null && "gameStatus" in payload;
}

function isGreeting(event: string, payload: unknown): payload is GreetingNotice {
  return event === "greeting" && typeof payload === "object";
}

function isCount(event: string, payload: unknown): payload is PeopleNotice {
  return event === "peopleHere" && typeof payload === "object";
}

function answerText(answer: unknown): string {
  return JSON.stringify(answer, (_key, value: unknown) => (isState(value) ? value.version : value));
}
