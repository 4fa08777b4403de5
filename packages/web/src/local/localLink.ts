// A link to a local room, in place of the link to the server.
import { refusalAck, type Ack, type CommandName, type CommandPayload } from "@kingrow/protocol";
import {
  createConnection,
  createLinkEmitter,
  createLoneKey,
  type Clock,
  type Connection,
  type Link,
  type LinkEvents,
} from "@kingrow/client";
import type { Room } from "@kingrow/room";
import { squareAt, type Color } from "@kingrow/rules";
import { type LocalCommand, type LocalRoom } from "./localRoom.ts";

export interface LocalPlayer {
  /** The player's id in the states that are shown. */
  readonly id: string;
  /** For which side a command of the player's counts. */
  readonly sideIn: (room: Room, command: LocalCommand["type"]) => Color;
  readonly show: (room: Room) => LinkEvents["roomState"];
}

/** When something happens. */
export interface LocalTime {
  readonly clock: Clock;
  /** Does what can wait until the frame that answers an input is drawn; one after the other. */
  readonly later: (act: () => void) => void;
}

type Handlers = {
  readonly [N in CommandName]?: (payload: CommandPayload<N>) => Ack<N>;
};

/**
 * Each change of the room is told by itself, after the answer to the call that made it. What is asked is decided at
 * once, and so kept; it is told later, as over a network: a click that moves a piece draws no more than the piece.
 */
function createLocalLink(room: LocalRoom, player: LocalPlayer, later: LocalTime["later"]): Link {
  const events = createLinkEmitter();
  const handlers = handlersFor(room, player);
  let isUp = false;
  const setUp = (next: boolean): void => {
    if (isUp === next) return;
    isUp = next;
    events.emit(isUp ? "up" : "down", undefined);
  };
  room.store.subscribe((now) => {
    const state = player.show(now);
    queueMicrotask(() => later(() => isUp && events.emit("roomState", state)));
  });
  return {
    get isUp() {
      return isUp;
    },
    get id() {
      return isUp ? player.id : undefined;
    },
    open: () => setUp(true),
    close: () => setUp(false),
    send: (name, payload, answer) => {
      const handler = handlers[name];
      queueMicrotask(() => {
        if (!isUp) return;
        const ack = handler === undefined ? refusalAck("NOT_ALLOWED") : handler(payload);
        later(() => isUp && answer(ack));
      });
    },
    on: (event, listener) => events.on(event, listener),
  };
}

/** Where no square is: no move leads there. */
const NOWHERE = 0;

function handlersFor(room: LocalRoom, { sideIn, show }: LocalPlayer): Handlers {
  const now = (): Room => room.store.getState();
  const act = (command: LocalCommand) => {
    const decided = room.act(sideIn(now(), command.type), command);
    if (decided.ok)
      return { success: true, version: decided.value.answeredVersion ?? now().version } as const;
    const isStale = decided.error === "STALE";
    return { ...refusalAck(decided.error), ...(isStale && { roomState: show(now()) }) };
  };
  return {
    joinRoom: () => ({ success: true, roomState: show(now()) }),
    leaveRoom: () => ({ success: true }),
    movePiece: ({ fromRow, fromCol, toRow, toCol, moveId, version }) =>
      act({
        type: "move",
        from: squareAt({ row: fromRow, col: fromCol }) ?? NOWHERE,
        to: squareAt({ row: toRow, col: toCol }) ?? NOWHERE,
        moveId,
        version,
      }),
    resign: () => act({ type: "resign" }),
    offerDraw: () => act({ type: "offerDraw" }),
    answerDraw: ({ accept }) => act({ type: "answerDraw", accept }),
    takeback: () => act({ type: "takeback" }),
    answerTakeback: ({ accept }) => act({ type: "answerTakeback", accept }),
    playAgain: () => act({ type: "playAgain" }),
  };
}

/** The connection of a room in the page: it is there at once and never breaks. */
export function createLocalConnection(
  room: LocalRoom,
  player: LocalPlayer,
  { clock, later }: LocalTime,
): Connection {
  const connection = createConnection({
    clock,
    link: createLocalLink(room, player, later),
    playerKey: createLoneKey(clock),
  });
  // The pause before a seat is taken is for networks.
  return { ...connection, upSince: () => Infinity };
}
