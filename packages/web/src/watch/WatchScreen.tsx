// The board of others: it takes no input, and whoever looks back at the game is not pulled forward (P67).
import { positionOf } from "@kingrow/client";
import type { RoomState } from "@kingrow/protocol";
import { opponentOf, squareAt, type Color } from "@kingrow/rules";
import { useEffect, useRef, useState } from "react";
import { MoveList } from "../record/MoveList.tsx";
import { openingText } from "../record/openingText.ts";
import { StillBoard } from "../record/StillBoard.tsx";
import type { Ply } from "../record/timeline.ts";
import { moveName, useHistoryView, type Past } from "../record/useHistoryView.ts";
import { ConnectionStatus } from "../shell/frame/ConnectionStatus.tsx";
import { HomeHeader } from "../shell/header/HomeHeader.tsx";
import { PageFrame } from "../shell/frame/PageFrame.tsx";
import { PlayerClock } from "../shell/time/PlayerClock.tsx";
import { useServices } from "../shell/services/services.ts";
import { useTexts, type Texts } from "../text/texts.ts";
import { Button } from "../ui/Button.tsx";
import { TurnIcon } from "../ui/gameIcons.tsx";
import styles from "./WatchScreen.module.css";

/** For a wall: the board as large as the window, and little else. */
const LARGE = "large";

export function WatchScreen({ state }: { readonly state: RoomState }) {
  const texts = useTexts();
  const all = useTexts();
  const { record } = all;
  const [ply, setPly] = useState<Ply>();
  const history = useHistoryView(state.moves, ply, setPly);
  const [near, setNear] = useState<Color>("black");
  const isLarge = new URLSearchParams(window.location.search).get("view") === LARGE;
  useMovesTold(state.moves);
  return (
    <PageFrame isTable header={isLarge ? undefined : <HomeHeader />}>
      <div className={styles["table"]} data-large={isLarge || undefined}>
        <div className={styles["words"]}>
          <h1 className={styles["heading"]}>{texts.watch.heading}</h1>
          <output>{standing(state, texts)}</output>
        </div>
        <div className={styles["turn"]}>
          <Button
            variant="quiet"
            icon={<TurnIcon />}
            aria-label={texts.replay.turnBoard}
            title={texts.replay.turnBoard}
            onClick={() => setNear((side) => opponentOf(side))}
          />
        </div>
        <Player state={state} color={opponentOf(near)} />
        <div className={styles["board"]}>
          <StillBoard shown={history.past ?? presentOf(state)} near={near} />
        </div>
        <Player state={state} color={near} />
        <MoveList moves={state.moves} history={history} opening={openingText(state.ballot, all)} />
        {history.past !== undefined && (
          <div className={styles["back"]}>
            <Button onClick={history.back}>{record.backToNow}</Button>
          </div>
        )}
        <ConnectionStatus place={styles["status"]} />
      </div>
    </PageFrame>
  );
}

interface PlayerProps {
  readonly state: RoomState;
  readonly color: Color;
}

function Player({ state, color }: PlayerProps) {
  const { watch } = useTexts();
  const { room } = useTexts();
  const [id] = Object.entries(state.playerColors).find(([, own]) => own === color) ?? [];
  const clock = state.clocks?.[id ?? ""];
  return (
    <p className={styles["player"]} data-turn={id !== undefined && state.currentPlayerTurn === id}>
      <span>{room.colors[color]}</span>
      <span className={styles["score"]}>{watch.captured(state.scores[id ?? ""] ?? 0)}</span>
      {clock !== undefined && <PlayerClock clock={clock} />}
    </p>
  );
}

type Shown = Pick<Past, "position" | "lastStep">;

function presentOf(state: RoomState): Shown {
  const position = positionOf(state);
  if (state.lastMove === null) return { position, lastStep: undefined };
  const [from, to] = [squareAt(state.lastMove.from), squareAt(state.lastMove.to)];
  const isKnown = from !== undefined && to !== undefined;
  return { position, lastStep: isKnown ? { from, to } : undefined };
}

/** Each whole move is said as it is made. */
function useMovesTold(moves: readonly string[]): void {
  const { announcer } = useServices();
  const texts = useTexts();
  const told = useRef(moves.length);
  useEffect(() => {
    if (moves.length > told.current) announcer.say(moveName(moves, moves.length, texts), "polite");
    told.current = moves.length;
  }, [announcer, moves, texts]);
}

function standing(state: RoomState, { watch, replay }: Texts): string {
  const { gameStatus, currentPlayerTurn, winner, endReason } = state;
  if (gameStatus === "waiting") return watch.notBegun;
  const colorOf = (id: string | null): Color | undefined =>
    id === null ? undefined : state.playerColors[id];
  if (gameStatus === "started") return watch.toMove[colorOf(currentPlayerTurn) ?? "black"];
  if (endReason === "aborted") return replay.aborted;
  const won = colorOf(winner);
  if (won !== undefined && endReason !== null)
    return `${replay.won(won)} ${replay.whyWon(won, endReason)}`.trim();
  return [replay.draw, endReason === null ? undefined : replay.whyDrawn[endReason]]
    .join(" ")
    .trim();
}
