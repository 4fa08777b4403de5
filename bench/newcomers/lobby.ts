// Those who are in the lobby already: each presses, stays a moment with whoever came, goes back to the lobby, and presses again some other time.
import { setTimeout as pause } from "node:timers/promises";
import { type Line, openLine } from "../moves/line.ts";
import { originOf } from "./door.ts";
import { playNow, STAYS_MS } from "./press.ts";
import type { Order, Press, Visit } from "./report.ts";

/** For each press a second; half of them are in the lobby, so that nobody has to press who sits still. */
const PEOPLE_FOR_EACH = 5;
const COME_AT_ONCE = 50;

interface Person {
  readonly line: Line;
  /** The room they were in last. */
  roomId?: string | undefined;
  /** What the server does with its connection is noted at the press. */
  noted?: Press;
}

/** Resolves when all are there and look at the lobby. */
export async function inTheLobby({ urls, rate }: Pick<Order, "urls" | "rate">): Promise<Visit> {
  const there: Person[] = [];
  while (there.length < rate * PEOPLE_FOR_EACH) {
    const coming = Array.from({ length: COME_AT_ONCE }, (_, k) => arrive(urls, there.length + k));
    there.push(...(await Promise.all(coming)));
  }
  return (_, noted) => {
    // Whoever has been in the lobby longest; with nobody there the press is one of somebody who was not let in.
    const person = there.shift();
    if (person !== undefined) void press(person, noted).then(() => there.push(person));
  };
}

async function arrive(urls: readonly string[], number: number): Promise<Person> {
  const line = await openLine(urls[number % urls.length] ?? "", originOf(number));
  const person: Person = { line };
  line.onEnded = () => {
    if (person.noted !== undefined) person.noted.endedAt = performance.now();
  };
  await ask(line, "getAvailableRooms", {});
  return person;
}

async function press(person: Person, noted: Press): Promise<void> {
  const { line, roomId: leftRoomId } = person;
  person.noted = Object.assign(noted, { leftRoomId, connectedAt: noted.cameAt });
  await playNow(line, noted);
  await pause(STAYS_MS);
  person.roomId = noted.roomId;
  await ask(line, "leaveRoom", { roomId: noted.roomId });
  await ask(line, "getAvailableRooms", {});
}

/** Resolves with the answer, whatever it is. */
function ask(line: Line, event: string, payload: object): Promise<string> {
  return new Promise((resolve) => line.send(event, payload, resolve));
}
