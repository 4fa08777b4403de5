// The board of a replay, its moves, and what can be done with the game.
import { opponentOf, type Color, type Position } from "@kingrow/rules";
import { useState } from "react";
import { MoveList } from "../record/MoveList.tsx";
import { SaveGame } from "../record/SaveGame.tsx";
import { StillBoard } from "../record/StillBoard.tsx";
import { StudyLinks } from "../record/StudyLinks.tsx";
import { knownOpening } from "../record/knownOpening.ts";
import { openingText } from "../record/openingText.ts";
import type { SavedGame } from "../record/savedGame.ts";
import { moveInto, positionsOf, type Ply } from "../record/timeline.ts";
import { useHistoryView, type HistoryView, type Past } from "../record/useHistoryView.ts";
import { HomeHeader } from "../shell/header/HomeHeader.tsx";
import { PageFrame } from "../shell/frame/PageFrame.tsx";
import { useTexts, type Texts } from "../text/texts.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { RadioRow } from "../ui/RadioRow.tsx";
import { TurnIcon } from "../ui/gameIcons.tsx";
import styles from "./ReplayScreen.module.css";
import { SPEEDS, usePlayback, type Playback, type Speed } from "./usePlayback.ts";

interface ReplayScreenProps {
  readonly game: SavedGame;
}

export function ReplayScreen({ game }: ReplayScreenProps) {
  const replay = useTexts().replay;
  const [ply, setPly] = useState<Ply>(0);
  const history = useHistoryView(game.moves, ply, setPly);
  const opening = openingText(knownOpening(game.moves), useTexts());
  const [near, setNear] = useState<Color>("black");
  const [end] = useState(() => endOf(game.moves));
  const playback = usePlayback({
    isAtEnd: history.past === undefined,
    next: () => history.go("next"),
    restart: () => history.go("first"),
  });
  return (
    <PageFrame isTable header={<HomeHeader />}>
      <div className={styles["table"]}>
        <div className={styles["words"]}>
          <h1 className={styles["heading"]}>{replay.replayHeading}</h1>
          <p>{resultText(game, replay)}</p>
          {opening !== undefined && <p>{opening}</p>}
          <StudyLinks game={game} ply={history.past?.ply ?? game.moves.length} />
        </div>
        <div className={styles["controls"]}>
          <PlayButton playback={playback} isEmpty={game.moves.length === 0} />
          <SpeedChoice playback={playback} />
          <Button icon={<TurnIcon />} onClick={() => setNear((side) => opponentOf(side))}>
            {replay.turnBoard}
          </Button>
        </div>
        <div className={styles["board"]}>
          <StillBoard shown={history.past ?? end} near={near} />
        </div>
        <MoveList moves={game.moves} history={pausing(history, playback.stop)} hasNames />
        <SaveGame game={game} />
      </div>
    </PageFrame>
  );
}

interface PlaybackProps {
  readonly playback: Playback;
}

function PlayButton({ playback, isEmpty }: PlaybackProps & { readonly isEmpty: boolean }) {
  const replay = useTexts().replay;
  const { isPlaying, toggle } = playback;
  return (
    <Button
      variant="primary"
      icon={isPlaying ? <PauseIcon /> : <PlayIcon />}
      disabled={isEmpty}
      onClick={toggle}
    >
      {isPlaying ? replay.pause : replay.play}
    </Button>
  );
}

function SpeedChoice({ playback: { speed, setSpeed } }: PlaybackProps) {
  const replay = useTexts().replay;
  return (
    <div className={styles["speed"]}>
      <RadioRow<Speed>
        label={replay.speed}
        choices={SPEEDS}
        names={replay.speeds}
        chosen={speed}
        onChoose={setSpeed}
      />
    </div>
  );
}

/** A reader who goes through the game by hand wants it to stand still. */
function pausing(history: HistoryView, stop: () => void): HistoryView {
  return {
    ...history,
    show: (moves) => {
      stop();
      history.show(moves);
    },
    go: (way) => {
      stop();
      history.go(way);
    },
  };
}

type Shown = Pick<Past, "position" | "lastStep">;

/** The game was checked when its link was read. */
function endOf(moves: readonly string[]): Shown {
  const positions = positionsOf(moves);
  const position: Position | undefined = positions.ok ? positions.value.at(-1) : undefined;
  if (position === undefined) throw new Error("A game that cannot be played has come through.");
  return { position, lastStep: moveInto(moves, moves.length) };
}

function resultText({ result, reason }: SavedGame, replay: Texts["replay"]): string {
  if (reason === "aborted") return replay.aborted;
  if (result === "open") return replay.undecided;
  if (result === "draw") {
    const why = reason === undefined ? undefined : replay.whyDrawn[reason];
    return [replay.draw, why].join(" ").trim();
  }
  const why = reason === undefined ? "" : replay.whyWon(result, reason);
  return `${replay.won(result)} ${why}`.trim();
}

function PlayIcon() {
  return (
    <Icon>
      <path d="M7 5v14l12-7z" />
    </Icon>
  );
}

function PauseIcon() {
  return (
    <Icon>
      <path d="M8 5v14M16 5v14" />
    </Icon>
  );
}
