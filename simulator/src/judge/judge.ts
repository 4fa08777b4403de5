// The judge: sees what is asked, stored, answered, told and shown, and says which promise is broken.
import type { GreetingNotice, PeopleNotice, RoomState } from "@kingrow/protocol";
import type { Room } from "@kingrow/room";
import type { CommitResult } from "@kingrow/server/src/store/roomStore.ts";
import type { Schedule } from "../base/schedule.ts";
import type { Trace } from "../base/trace.ts";
import type { Up } from "../base/messages.ts";
import type { Instance } from "../base/instance.ts";
import { createAnswerCheck } from "./answers.ts";
import { createAsked } from "./asked.ts";
import { type ClockedChange, createClockAudit } from "./auditClocks.ts";
import { auditGame } from "./auditGame.ts";
import { auditSeats } from "./auditSeats.ts";
import { checkGreeting } from "./greetings.ts";
import { createHistory, type History } from "./history.ts";
import { createPageWatch, type WatchPage } from "./pages.ts";
import { createPeople } from "./people.ts";
import { createServed, type Served } from "./served.ts";
import { type Accuse, createVerdict, type Violation } from "./verdict.ts";

/** A change that an instance of the server wants to store. */
export interface Write {
  readonly id: string;
  readonly next: Room | undefined;
  readonly instance: Instance;
}

export interface Judge {
  readonly accuse: Accuse;
  readonly violation: () => Violation | undefined;
  readonly history: History;
  readonly served: Served;
  readonly nextSocketNumber: () => number;
  readonly socketOpened: (socketId: string, owner: string) => void;
  readonly ownerOf: (socketId: string) => string;
  readonly socketGone: (socketId: string) => void;
  readonly instanceStarted: (instance: Instance) => void;
  /** A call has reached the server; the result is to be called with its answer. */
  readonly heard: (socketId: string, message: Up) => (answer: unknown) => void;
  /** The server sends an event to a socket. */
  readonly told: (socketId: string, event: string, payload: unknown) => void;
  /** A change is decided; the result is to be called when it has come to the disk. */
  readonly watchWrite: (write: Write) => (result: CommitResult) => void;
  readonly watchPage: WatchPage;
}

export function createJudge(schedule: Schedule, trace: Trace): Judge {
  const { accuse, first } = createVerdict(trace);
  const history = createHistory();
  const served = createServed(schedule.now);
  const people = createPeople(served.now);
  const asked = createAsked();
  const audit = createAudit();
  let lastShown: RoomState | undefined;
  const shown = (state: RoomState): void => {
    if (state === lastShown) return;
    lastShown = state;
    if (!history.holds(state))
      accuse("nothing is shown that is not stored", `${state.id} version ${state.version}`);
  };
  const checkAnswer = createAnswerCheck({ history, accuse, shown });

  return {
    accuse,
    history,
    served,
    violation: first,
    nextSocketNumber: people.nextSocketNumber,
    socketOpened: people.opened,
    ownerOf: people.ownerOf,
    socketGone: people.gone,
    instanceStarted: people.instanceStarted,
    watchPage: createPageWatch(accuse),
    heard: (socketId, { name, payload }) => {
      const owner = people.ownerOf(socketId);
      const call = asked.take(owner, name, payload);
      return (answer) => {
        trace.note(`${socketId}< ${name} ${answerText(answer)}`);
        if (call !== undefined) checkAnswer(owner, call, answer);
      };
    },
    told: (socketId, event, payload) => {
      trace.note(`${socketId}< ${event} ${isState(payload) ? payload.version : ""}`);
      if (isState(payload)) shown(payload);
      if (isGreeting(event, payload))
        checkGreeting({ asked, history, people, accuse }, socketId, payload);
      if (isCount(event, payload) && payload.count !== people.count())
        accuse("who is here is counted once", `${payload.count} of ${people.count()}`);
    },
    watchWrite: ({ id, next, instance }) => {
      const decided = { ...momentOf(schedule, served), connected: new Set(instance.connected) };
      return (result) => {
        trace.note(`disk: ${id} ${next?.version ?? "removed"} ${result}`);
        if (result === "conflict") return;
        const before = history.latest(id);
        if (next !== undefined && next.version !== (before?.version ?? 0) + 1)
          accuse("versions are contiguous", `${id}: ${next?.version} after ${before?.version}`);
        const facts = { before, after: next, roomId: id, instance, history: history.of(id) };
        audit({ ...facts, ...decided, asked, people, accuse });
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

function momentOf(schedule: Schedule, served: Served) {
  return { at: served.now(), wall: schedule.now(), isCalm: served.isCalm() };
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
