// Opens a local room: a link to it in place of the link to the server, and the answers of its other seat.
import { refusalAck, type Ack, type CommandName, type CommandPayload } from "@kingrow/protocol";
import {
  createConnection,
  createLinkEmitter,
  createLoneKey,
  openRoom,
  type Clock,
  type Link,
  type LinkEvents,
} from "@kingrow/client";
import { project, seatOf, type Room, type SeatNumber } from "@kingrow/room";
import { opponentOf, type Color } from "@kingrow/rules";
import { settingsStore } from "../settings/settings.ts";
import { goHome } from "../shell/address/navigation.ts";
import {
  LOCAL_ROOM,
  type LocalCommand,
  type LocalPlayer,
  type LocalRoom,
  colorOfSeat,
  keepRoom,
} from "./localRoom.ts";

export interface LocalTime {
  readonly clock: Clock;
  /** Does what can wait until the frame that answers an input is drawn; one after the other. */
  readonly later: (act: () => void) => void;
}

type Handlers = { readonly [N in CommandName]?: (payload: CommandPayload<N>) => Ack<N> };

export type LocalGame = ReturnType<typeof openLocalGame>;

export function openLocalGame(start: Room, player: LocalPlayer, time: LocalTime) {
  const room = keepRoom(start, time.clock);
  const connection = createConnection({
    clock: time.clock,
    link: createLocalLink(room, player, time),
    playerKey: createLoneKey(time.clock),
  });
  // The pause before a seat is taken is for networks.
  const local = { ...connection, upSince: () => Infinity };
  const session = openRoom({
    connection: local,
    roomId: LOCAL_ROOM,
    goHome,
    asksFirst: () => settingsStore.getState().confirmMoves,
  });
  const stop = agreeTo(room, player.agreesToDraws);
  const close = (): void => {
    stop();
    session.close();
    room.close();
  };
  return { room, connection: local, session, close };
}

/** Decides a call at once. Answers a frame later, then reports the change: a click that moves a piece draws only that. */
function createLocalLink(room: LocalRoom, player: LocalPlayer, { clock, later }: LocalTime): Link {
  const events = createLinkEmitter();
  const show = (now: Room): LinkEvents["roomState"] => project(player.show(now), clock.now());
  const handlers = handlersFor(room, player, show);
  let isUp = false;
  const setUp = (next: boolean): void => {
    if (isUp === next) return;
    isUp = next;
    events.emit(isUp ? "up" : "down", undefined);
  };
  room.store.subscribe((now) => {
    const state = show(now);
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

function handlersFor(
  room: LocalRoom,
  { sideIn }: LocalPlayer,
  show: (room: Room) => LinkEvents["roomState"],
): Handlers {
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
        from: { row: fromRow, col: fromCol },
        to: { row: toRow, col: toCol },
        moveId,
        version,
      }),
    resign: () => act({ type: "resign" }),
    offerDraw: () => act({ type: "offerDraw" }),
    answerDraw: ({ accept }) => act({ type: "answerDraw", accept }),
    takeback: () => act({ type: "takeback" }),
    answerTakeback: ({ accept }) => act({ type: "answerTakeback", accept }),
    // The other seat agrees at once: there is nothing to withdraw.
    playAgain: ({ wanted }) =>
      wanted === false ? refusalAck("NOT_ALLOWED") : act({ type: "playAgain" }),
  };
}

const COLORS = ["black", "white"] as const;

/** Agrees in the next moment, so that the question is seen before its answer. Returns how to stop. */
function agreeTo(room: LocalRoom, agreesToDraws: boolean): () => void {
  const look = (): void => {
    const yes = answerTo(room.store.getState(), agreesToDraws);
    if (yes !== undefined) room.act(...yes);
  };
  return room.store.subscribe(() => queueMicrotask(look));
}

type Answer = readonly [Color, LocalCommand];

function answerTo(room: Room, agreesToDraws: boolean): Answer | undefined {
  const { takebackOffer, drawOffer, phase } = room;
  if (takebackOffer !== undefined) return yes(takebackOffer, "answerTakeback");
  if (agreesToDraws && drawOffer !== undefined) return yes(drawOffer, "answerDraw");
  if (phase !== "ended") return undefined;
  const [first, second] = COLORS.filter(
    (color) => room.seats[seatOf(color)]?.wantsRematch === true,
  );
  if (first === undefined || second !== undefined) return undefined;
  return [opponentOf(first), { type: "playAgain" }];
}

function yes(asker: SeatNumber, type: "answerTakeback" | "answerDraw"): Answer {
  return [opponentOf(colorOfSeat(asker)), { type, accept: true }];
}
