// A game of two other players, by the id of a public room or the link of a private one: the board takes no input, and
// looking back is not interrupted (P67).
import { openWatch, positionOf, stepOf, type WatchData, type WatchSession } from "@kingrow/client";
import { LOBBY_PATH, watchedAt, type RoomState } from "@kingrow/protocol";
import { opponentOf, type Color } from "@kingrow/rules";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import table from "../record/GameTable.module.css";
import { MoveList } from "../record/moves/MoveList.tsx";
import { PlayerRow } from "../record/PlayerRow.tsx";
import { reviewAddress } from "../record/replayLink.ts";
import { resultText, type SavedGame } from "../record/savedGame.ts";
import { openingText } from "../record/moves/spokenMove.ts";
import { ShareGame } from "../record/Share.tsx";
import { StillBoard } from "../record/StillBoard.tsx";
import type { Ply, PlyPosition } from "../record/moves/timeline.ts";
import { moveName, useHistoryView, type HistoryView } from "../record/moves/useHistoryView.ts";
import { PageLink } from "../shell/address/PageLink.tsx";
import { useFocusKept } from "../shell/frame/arrival.ts";
import { ConnectionStatus } from "../shell/frame/ConnectionStatus.tsx";
import { DeadEnd, LoadingScreen } from "../shell/frame/MessageScreen.tsx";
import { PageFrame } from "../shell/frame/PageFrame.tsx";
import { SitePage } from "../site/SiteHeader.tsx";
import { useServices } from "../shell/services/services.ts";
import { useHeldFor } from "../shell/time/useTime.ts";
import { useTitle } from "../shell/tab/useTab.ts";
import { PlayerClock } from "../shell/clock/PlayerClock.tsx";
import { playerName, roomName } from "../text/roomName.ts";
import { useStudyTexts, type AllTexts } from "../text/study/studyTexts.ts";
import type { Texts } from "../text/texts.ts";
import { Badge } from "../ui/Badge.tsx";
import { Button } from "../ui/Button.tsx";
import buttons from "../ui/Button.module.css";
import { classes } from "../ui/base/classes.ts";
import { Icon } from "../ui/base/Icon.tsx";
import { useChange } from "../ui/base/useChange.ts";

/** A shorter break of a player's connection is hardly worth a word. Milliseconds. */
const AWAY_AFTER_MS = 1_500;

export function WatchRoute({ path }: { readonly path: string }) {
  const id = watchedAt(path);
  const { watch } = useStudyTexts();
  useTitle(watch.title);
  return id === undefined ? <DeadEnd {...watch.gone} /> : <Watch key={id} id={id} />;
}

function Watch({ id }: { readonly id: string }) {
  const { connection } = useServices();
  const [session, setSession] = useState<WatchSession>();
  useEffect(() => {
    let opened: WatchSession | undefined;
    // A seat in this room is given up first: a visit ends one tick after its screen.
    const cancel = connection.clock.after(0, () => {
      opened = openWatch(connection, id);
      setSession(opened);
    });
    return () => {
      cancel();
      opened?.close();
    };
  }, [connection, id]);
  return session === undefined ? <LoadingScreen /> : <Shown session={session} />;
}

/** Whoever has seen a game goes on seeing its end, when the players begin another and when the room is closed. */
function Shown({ session }: { readonly session: WatchSession }) {
  const { watch } = useStudyTexts();
  const { state: newest, finished, end } = useStore(session.store);
  const isLarge = new URLSearchParams(window.location.search).get("view") === "large";
  // Nobody presses a button on a wall: it goes on by itself.
  const state = isLarge ? newest : (finished ?? newest);
  if (state === undefined)
    return end === undefined ? <LoadingScreen /> : <DeadEnd {...watch[end]} />;
  const lost = state.gameStatus === "ended" ? undefined : end;
  // Nobody knows whose turn it is in a game that was lost from sight, who is there, nor how much time is left.
  const unknown = lost && { clocks: null, currentPlayerTurn: null, presence: {} };
  // The last one to leave closes the room, and no more states come.
  const there = end === "gone" || newest === undefined ? [] : playersIn(newest, state);
  const shown = { state: { ...state, ...unknown, players: there }, lost };
  if (isLarge) return <Wall {...shown} />;
  // A rematch that was aborted never began.
  const isAborted = newest?.endReason === "aborted";
  const hasNext = finished !== undefined && newest?.gameStatus !== "waiting" && !isAborted;
  const hasParted = state.gameStatus === "ended" && newest?.players.length !== 2;
  const isLast = end !== undefined || hasParted;
  const onNext = hasNext ? session.follow : undefined;
  return (
    <WatchScreen {...shown} isLast={isLast} asker={newest?.playAgainPlayers[0]} onNext={onNext} />
  );
}

/** Who of a kept game is still there: with a new connection the id is another, the name is the same. */
function playersIn(newest: RoomState, { players, playerNames }: RoomState): readonly string[] {
  const names = new Set(newest.players.map((id) => newest.playerNames?.[id]));
  return players.filter((id) => {
    const name = playerNames?.[id];
    return newest.players.includes(id) || (name != null && names.has(name));
  });
}

interface WatchedProps {
  readonly state: RoomState;
  /** Why no more is seen of a game that has not ended. */
  readonly lost: WatchData["end"];
}

interface WatchScreenProps extends WatchedProps {
  /** No other game can come: a player has left, or the room is closed. */
  readonly isLast: boolean;
  /** The player who wants a rematch. */
  readonly asker: string | undefined;
  /** Goes on to the next game; `undefined` while there is none. */
  readonly onNext: (() => void) | undefined;
}

function WatchScreen({ state, lost, asker, ...next }: WatchScreenProps) {
  const texts = useStudyTexts();
  const { actions, watch } = texts;
  const [stored, setPly] = useState<Ply>();
  const history = useHistoryView(state.moves, stored, setPly);
  const [near, setNear] = useState<Color>("black");
  const shown = history.past ?? presentOf(state);
  const game = gameOf(state, texts);
  const caption = lost === undefined ? standing(state, texts) : watch[lost].text;
  const isLive = state.gameStatus === "started" && lost === undefined;
  const live = isLive && history.past === undefined ? window.location.href : undefined;
  const { announcer } = useServices();
  useChange(state.moves.length, (count, before) => {
    if (count > before) announcer.say(moveName(state.moves.at(-1), count, texts));
  });
  const { onNext } = next;
  const follow = (): void => {
    setPly(undefined);
    onNext?.();
  };
  const name =
    asker === undefined ? undefined : playerName(state.playerNames?.[asker], texts.names);
  const wish = name === undefined ? undefined : texts.result.wantsRematch(name);
  useChange(wish, () => wish && announcer.say(wish));
  useChange(onNext, () => onNext && announcer.say(watch.begun));
  return (
    <SitePage>
      <div className={table["watch"]} data-timed={state.clocks != null || undefined}>
        <div className={table["board"]}>
          <StillBoard shown={shown} near={near} />
        </div>
        <Words state={state} lost={lost} />
        <Player state={state} color={opponentOf(near)} />
        <MoveList
          moves={state.moves}
          history={history}
          opening={openingText(state.ballot, texts)}
        />
        <div
          className={table["ways"]}
          onFocus={useFocusKept(() => document.getElementById("main"))}
        >
          <div className={classes(buttons["signs"], table["signs"])}>
            <Button variant="quiet" icon="turn" onClick={() => setNear(opponentOf)}>
              {actions.bar.turn}
            </Button>
            <ShareGame {...shown} {...{ near, game, live, caption }} ply={history.past?.ply} />
            {/* Its place is kept, so that nothing moves when it comes. */}
            {game.result === "open" ? <span /> : <Review game={game} />}
          </div>
          <WayOn {...next} history={history} wish={wish} onNext={onNext && follow} />
        </div>
        <Player state={state} color={near} isNear />
        <ConnectionStatus place={table["status"]} />
      </div>
    </SitePage>
  );
}

interface WayOnProps extends Pick<WatchScreenProps, "isLast" | "onNext"> {
  readonly history: HistoryView;
  readonly wish: string | undefined;
}

function WayOn({ history, isLast, wish, onNext }: WayOnProps) {
  const { app, record, watch } = useStudyTexts();
  if (onNext)
    return (
      <Button variant="primary" icon="run" onClick={onNext}>
        {watch.next}
      </Button>
    );
  if (history.past === undefined)
    return isLast ? (
      <PageLink className={buttons["link"]} href={LOBBY_PATH}>
        {app.toLobby}
      </PageLink>
    ) : (
      <p className="soft">{wish}</p>
    );
  return (
    <Button icon="last" onClick={history.back}>
      {record.backToNow}
    </Button>
  );
}

/** Two lines, whatever they say: the heading and the room, or the result and its reason. */
function Words({ state, lost }: WatchedProps) {
  const texts = useStudyTexts();
  const { watch, room, names, options } = texts;
  const name = state.isPrivate ? "" : ` · ${room.heading(roomName(state.id, names))}`;
  const isOver = lost !== undefined || state.gameStatus === "ended";
  const [first, ...rest] = standing(state, texts).split(". ");
  const { title, text } = lost ? watch[lost] : { title: first, text: rest.join(". ") };
  const running = state.gameStatus === "waiting" ? title : options.paces[state.options.pace] + name;
  return (
    <div className={table["words"]}>
      <h1 className={isOver ? "unseen" : undefined}>{watch.heading}</h1>
      <h2 className={isOver ? undefined : "unseen"}>
        <output>{title}</output>
      </h2>
      <small>{isOver ? text : running}</small>
    </div>
  );
}

/** Read from across the room: the board as large as the window, and little else. */
function Wall({ state, lost }: WatchedProps) {
  const { watch } = useStudyTexts();
  return (
    <PageFrame>
      <div className={table["wall"]}>
        <Player state={state} color="white" />
        <div className={table["board"]}>
          <StillBoard shown={presentOf(state)} near="black" />
        </div>
        <Player state={state} color="black" isNear />
        {lost !== undefined && <output className={table["status"]}>{watch[lost].text}</output>}
        <ConnectionStatus place={table["status"]} />
      </div>
    </PageFrame>
  );
}

function Review({ game }: { readonly game: SavedGame }) {
  const { record } = useStudyTexts();
  return (
    <a className={buttons["link"]} href={reviewAddress(game)}>
      <span className={buttons["label"]}>
        <Icon name="analysis" />
        {record.review}
      </span>
    </a>
  );
}

interface PlayerProps {
  readonly state: RoomState;
  readonly color: Color;
  readonly isNear?: boolean;
}

function Player({ state, color, isNear }: PlayerProps) {
  const { room, names, watch, absence, games } = useStudyTexts();
  const { announcer } = useServices();
  const id = playerIdOf(state, color);
  const clock = state.clocks?.[id];
  const isOnTurn = state.gameStatus === "started" && state.currentPlayerTurn === id;
  const name = state.playerNames?.[id];
  const count = state.scores[id] ?? 0;
  const label = playerName(name, names) ?? room.colors[color];
  const isGone = state.gameStatus !== "ended" && state.presence[id]?.connected === false;
  const isAway = useHeldFor(isGone, AWAY_AFTER_MS);
  const hasLeft = state.gameStatus === "ended" && !state.players.includes(id);
  const hasWon = state.gameStatus === "ended" && state.winner === id;
  const note = hasLeft ? absence.left : isAway && absence.badge(undefined);
  useChange(note, () => note && announcer.say(`${label}: ${note}`));
  return (
    <PlayerRow
      side={isNear ? "me" : "opponent"}
      label={label}
      color={color}
      name={name}
      isOnTurn={isOnTurn}
      state={
        (isOnTurn || hasWon) && (
          <Badge tone="accent">{hasWon ? games.verdicts.won : watch.onTurn}</Badge>
        )
      }
      captures={{ count, of: opponentOf(color), label: watch.captured(count) }}
      clock={clock && <PlayerClock clock={clock} />}
      note={note && <Badge tone={hasLeft ? "muted" : "waiting"}>{note}</Badge>}
    />
  );
}

function playerIdOf({ playerColors }: RoomState, color: Color): string {
  return Object.keys(playerColors).find((id) => playerColors[id] === color) ?? "";
}

function presentOf(state: RoomState): PlyPosition {
  return { position: positionOf(state), lastStep: stepOf(state.lastMove) };
}

function gameOf(state: RoomState, { names }: Texts): SavedGame {
  const nameOf = (color: Color) => playerName(state.playerNames?.[playerIdOf(state, color)], names);
  const isOpen = state.gameStatus !== "ended" || state.endReason === "aborted";
  const winner = state.winner === null ? "draw" : state.playerColors[state.winner];
  return {
    moves: state.moves,
    result: isOpen ? "open" : (winner ?? "open"),
    reason: state.endReason ?? undefined,
    names: { black: nameOf("black"), white: nameOf("white") },
  };
}

function standing(state: RoomState, texts: AllTexts): string {
  const { watch } = texts;
  const { gameStatus, currentPlayerTurn, playerColors } = state;
  if (gameStatus === "waiting") return watch.notBegun;
  if (gameStatus === "started")
    return watch.toMove[playerColors[currentPlayerTurn ?? ""] ?? "black"];
  return resultText(gameOf(state, texts), texts);
}
