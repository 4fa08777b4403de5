// One visit to a room: the screen reads its store and calls its actions.
import type { CommandPayload } from "@kingrow/protocol";
import type { Square } from "@kingrow/rules";
import { createStore, type StoreApi } from "zustand/vanilla";
import { isShownByAlert, type Connection } from "../connection/connection.ts";
import { isPassing, type BusyCall } from "../connection/requests.ts";
import { createMoveSender } from "./moveSender.ts";
import { createMoveInput } from "./moving.ts";
import { createSendTimes, type SendTimes } from "./moveSender.ts";
import { emptyRoom, noticeOf, takePushed, type RoomData, type RoomFailure } from "./roomData.ts";
import { keepSeat } from "./seat.ts";
import { notedSeat, noteState } from "../keys/notes.ts";
import { forgetSearch } from "../lobby/seatRequests.ts";
import { ALWAYS_VISIBLE, keepSearching, type PageVisibility } from "./keepSearching.ts";
import type { TypedRefusal } from "./typedMove.ts";

export interface RoomSession {
  readonly store: StoreApi<RoomData>;
  /** Aborted when the visit is over. */
  readonly signal: AbortSignal;
  /**
   * Plays a step or jump at once and sends it, or stores it for a confirmation. Ignored unless the
   * player may play it now (P18, P25).
   */
  readonly step: (from: Square, to: Square) => void;
  /** Sends the move that waits for a confirmation. */
  readonly confirm: () => void;
  readonly takeBack: () => void;
  /** Stores or clears a premove. Ignored while the player may move at once (P24). */
  readonly premove: (path: readonly Square[] | undefined) => void;
  readonly setReady: (isReady: boolean) => void;
  readonly playAgain: (wanted: boolean) => void;
  readonly resign: () => void;
  readonly offerDraw: () => void;
  readonly answerDraw: (accept: boolean) => void;
  /** Asks to go back to the own last turn. */
  readonly offerTakeback: () => void;
  readonly answerTakeback: (accept: boolean) => void;
  readonly claimWin: () => void;
  /** Frees the seat of an absent guest or an idle opponent before the game. */
  readonly releaseSeat: () => void;
  /** Shows why a typed text is no move. */
  readonly refuse: (refusal: TypedRefusal) => void;
  readonly dismissNotice: () => void;
  readonly dismissMissed: () => void;
  /** Gives up the seat. */
  readonly leave: () => void;
  /** Ends the visit and keeps the seat. */
  readonly close: () => void;
}

export interface RoomSessionOptions {
  readonly connection: Connection;
  readonly roomId: string;
  readonly goHome: (failure: RoomFailure) => void;
  /** Called at each move: whether it needs a confirmation. */
  readonly asksFirst: () => boolean;
  /** Goes to another room, in which the search continues. Without this function there is no search. */
  readonly enterRoom?: (roomId: string) => void;
  readonly visibility?: PageVisibility;
}

export function openRoom(options: RoomSessionOptions): RoomSession {
  const { connection, roomId, goHome, asksFirst, enterRoom } = options;
  const { visibility = ALWAYS_VISIBLE } = options;
  const { link, clock, playerKey, newId } = connection;
  const store = createStore<RoomData>(() => emptyRoom(roomId));
  const sendTimes = createSendTimes();
  const visit = new AbortController();
  const { signal } = visit;
  connection.shown.set(roomId, "playing");
  playerKey.departures.removeRoom(roomId);
  const sender = createMoveSender({
    store,
    link,
    clock,
    sendTimes,
    restart: () => connection.restart(),
  });
  const moves = createMoveInput({ store, sender, asksFirst, newId });
  const offs = [
    link.on("down", () => sender.forgetFlight()),
    link.on("roomState", (state) => {
      if (state.id !== roomId) return;
      connection.serverClock.observe(state.serverTime, sendTimes.sentAt(state.version));
      moves.take((data) => takePushed(data, state));
    }),
    ...followRoom(connection, store),
  ];
  const chooseReady =
    enterRoom && keepSearching({ connection, store, signal, enterRoom, visibility });
  keepSeat({ connection, store, goHome, onSeated: () => moves.take((data) => data), signal });
  const calls = requests(createCaller(connection, store, { sendTimes, signal }), roomId);

  return {
    store,
    signal,
    step: moves.step,
    confirm: moves.confirm,
    takeBack: () => store.setState({ chosen: [] }),
    premove: moves.premove,
    ...calls,
    setReady: (isReady) => {
      chooseReady?.(isReady);
      calls.setReady(isReady);
    },
    refuse: (refusal) => store.setState({ notice: { kind: "typed", refusal } }),
    dismissNotice: () => store.setState({ notice: undefined }),
    dismissMissed: () => store.setState({ missed: [], droppedPremove: undefined }),
    leave: () => leaveRoom(connection, store.getState()),
    close: () => {
      connection.shown.delete(roomId);
      visit.abort();
      for (const off of offs) off();
      sender.forgetFlight();
    },
  };
}

/** Follows the number of watchers, and stores the own seat for a reload. */
function followRoom({ link, playerKey }: Connection, store: StoreApi<RoomData>) {
  return [
    link.on("watchers", ({ roomId, watchers }) => {
      if (roomId === store.getState().roomId)
        store.setState(({ state }) => ({ state: state && { ...state, watchers } }));
    }),
    store.subscribe(({ state, isSeated, selfId }, before) => {
      if (state === before.state || state === undefined || !isSeated) return;
      noteState(playerKey.tab, state, selfId);
      if (!playerKey.remembers(state.id)) return;
      const opponent = state.players.find((id) => id !== selfId) ?? "";
      playerKey.remember(state.id, state.gameStatus, state.playerNames?.[opponent]);
    }),
  ];
}

function leaveRoom(connection: Connection, { roomId, selfId, failure }: RoomData): void {
  const { playerKey, link } = connection;
  /** The room in which this tab had a seat before a reload. */
  const before = playerKey.rooms().find((room) => room.roomId === roomId);
  const isLoading = selfId === undefined && (failure === undefined || isPassing(failure));
  // A game that is still loading, or perhaps another tab's seat, is not lost without a question: "Your rooms" leads back.
  const needsQuestion =
    before?.gameStatus === "started" || (before !== undefined && !playerKey.isUnshared());
  if (isLoading && needsQuestion) return connection.restart();
  connection.leave(roomId, [selfId ?? (before && notedSeat(playerKey.tab, roomId)), link.id]);
  forgetSearch(playerKey.tab, roomId);
}

/** Actions that are a single call. */
function requests(ask: ReturnType<typeof createCaller>, roomId: string) {
  return {
    setReady: (isReady) => void ask("playerReady", { roomId, isReady }),
    playAgain: (wanted) => void ask("playAgain", { roomId, wanted }),
    resign: () => void ask("resign", { roomId }),
    offerDraw: () => void ask("offerDraw", { roomId }),
    answerDraw: (accept) => void ask("answerDraw", { roomId, accept }),
    offerTakeback: () => void ask("takeback", { roomId }),
    answerTakeback: (accept) => void ask("answerTakeback", { roomId, accept }),
    claimWin: () => void ask("claimWin", { roomId }),
    releaseSeat: () => void ask("releaseSeat", { roomId }),
  } satisfies Partial<RoomSession>;
}

interface CallerOptions {
  readonly sendTimes: SendTimes;
  readonly signal: AbortSignal;
}

/** Makes one call at a time for the player and shows its refusal. */
function createCaller(
  connection: Connection,
  store: StoreApi<RoomData>,
  { sendTimes, signal }: CallerOptions,
) {
  return async <N extends BusyCall>(name: N, payload: CommandPayload<N>): Promise<void> => {
    const { asking, isSeated } = store.getState();
    if (asking !== undefined || !isSeated) return;
    store.setState({ asking: name, notice: undefined });
    const reply = await connection.ask(name, payload, signal);
    if (reply.ok && "version" in reply.value) sendTimes.answered(reply.value.version, reply.sentAt);
    const isShown = reply.ok || isShownByAlert(connection, reply.error.code);
    store.setState({
      asking: undefined,
      notice: isShown ? undefined : noticeOf(name, reply.error),
    });
  };
}
