// The replay of a game from its link. It needs no room, seat or connection (P29).
import { ANALYSIS_PATH } from "@kingrow/protocol";
import { opponentOf, type Color } from "@kingrow/rules";
import { useMemo, useState } from "react";
import { Disc } from "../board/pieces/Disc.tsx";
import { playersIn, usePlayers, type Players } from "../record/players.ts";
import { MoveList } from "../record/moves/MoveList.tsx";
import { ShareGame } from "../record/Share.tsx";
import { StillBoard } from "../record/StillBoard.tsx";
import table from "../record/GameTable.module.css";
import { decodeReplay, encodeGame, reviewAddress } from "../record/replayLink.ts";
import { resultText, type SavedGame } from "../record/savedGame.ts";
import { positionAt, type Ply } from "../record/moves/timeline.ts";
import { useHistoryView, type HistoryView } from "../record/moves/useHistoryView.ts";
import buttons from "../ui/Button.module.css";
import { useFragment } from "../shell/address/navigation.ts";
import { DeadEnd } from "../shell/frame/MessageScreen.tsx";
import { SitePage } from "../site/SiteHeader.tsx";
import { useTitle } from "../shell/tab/useTab.ts";
import { useStudyTexts } from "../text/study/studyTexts.ts";
import { Button } from "../ui/Button.tsx";
import { classes } from "../ui/base/classes.ts";
import { RadioRow } from "../ui/form/RadioRow.tsx";
import { useInterval } from "../ui/base/useInterval.ts";

export function ReplayRoute() {
  const { playback, study } = useStudyTexts();
  const [code, words] = usePlayers(useFragment());
  const replay = useMemo(() => decodeReplay(code), [code]);
  useTitle(playback.title);
  if (!replay.ok) return <DeadEnd {...study.linkFaults[replay.error]} />;
  const { game, ply } = replay.value;
  return <ReplayScreen key={code} game={game} start={ply} players={playersIn(words)} />;
}

interface ReplayScreenProps {
  readonly game: SavedGame;
  readonly start: Ply;
  readonly players: Players;
}

function ReplayScreen({ game: played, start, players: { you, names } }: ReplayScreenProps) {
  const texts = useStudyTexts();
  const { record, playback, review, study } = texts;
  const game = { ...played, names: { black: names.black, white: names.white } };
  const [stored, setPly] = useState<Ply>(start);
  const history = useHistoryView(game.moves, stored, setPly);
  const ply = history.past?.ply ?? game.moves.length;
  const [near, setNear] = useState<Color>(you ?? "black");
  const shown = positionAt(game.moves, ply);
  const result = resultText(game, texts);
  const sideText = (color: Color): string => {
    const name = color === you ? review.you : names[color];
    return name === undefined ? study.sides[color] : `${study.sides[color]}: ${name}`;
  };
  return (
    <SitePage>
      <div className={table["replay"]}>
        <div className={table["board"]}>
          <StillBoard shown={shown} near={near} />
        </div>
        <div className={classes("row", table["words"])}>
          <h1>{playback.heading}</h1>
          <p className="row">
            <span>{sideText("black")}</span>
            <b>{POINTS[game.result]}</b>
            <span>{sideText("white")}</span>
          </p>
          <p className={classes("row", table["result"])}>
            {(game.result === "black" || game.result === "white") && (
              <Disc color={game.result} type="man" />
            )}
            <span>{result}</span>
          </p>
        </div>
        <Controls
          history={history}
          isEmpty={game.moves.length === 0}
          onTurn={() => setNear(opponentOf)}
        />
        <MoveList moves={game.moves} history={history} />
        <div className={classes(table["controls"], table["ways"])}>
          <ShareGame {...shown} near={near} caption={result} game={game} ply={ply} />
          <a className={buttons["link"]} href={reviewAddress(game, you)}>
            {record.review}
          </a>
          <a className={buttons["link"]} href={`${ANALYSIS_PATH}#${encodeGame(game)}.${ply}`}>
            {record.analyse}
          </a>
        </div>
      </div>
    </SitePage>
  );
}

/** Of both sides, as on a score board. */
const POINTS = { open: "–", black: "1 – 0", white: "0 – 1", draw: "½ – ½" } as const;

interface ControlsProps {
  readonly history: HistoryView;
  readonly isEmpty: boolean;
  readonly onTurn: () => void;
}

function Controls({ history, isEmpty, onTurn }: ControlsProps) {
  const { playback, replay } = useStudyTexts();
  const { isPlaying, toggle, speed, setSpeed } = usePlayback(history);
  return (
    <div className={table["controls"]}>
      <Button icon={isPlaying ? "pause" : "run"} disabled={isEmpty} onClick={toggle}>
        {isPlaying ? playback.pause : playback.play}
      </Button>
      <RadioRow
        label={playback.speed}
        choices={SPEEDS}
        names={playback.speeds}
        chosen={speed}
        onChoose={setSpeed}
      />
      <Button icon="turn" label={replay.turnBoard} onClick={onTurn} />
    </div>
  );
}

const SPEEDS = ["slow", "normal", "fast"] as const;
type Speed = (typeof SPEEDS)[number];

/** Between two moves; even at the fastest a piece has arrived and been seen. Milliseconds. */
const PAUSE_MS: Readonly<Record<Speed, number>> = { slow: 3_000, normal: 1_500, fast: 700 };

/** A game that plays by itself, a move at a time, at one of three speeds, until the person goes elsewhere in it. */
function usePlayback({ past, go }: HistoryView) {
  const ply = past?.ply;
  /** The place from which it goes on. */
  const [from, setFrom] = useState<Ply>();
  const [speed, setSpeed] = useState<Speed>("normal");
  const isPlaying = from !== undefined;
  if (isPlaying && from !== ply) setFrom(undefined);
  useInterval(isPlaying ? PAUSE_MS[speed] : undefined, () => {
    go("next");
    setFrom((ply ?? 0) + 1);
  });
  /** Begins, from the start where the end is shown, or stops. */
  const toggle = (): void => {
    if (ply === undefined) go("first");
    setFrom(isPlaying ? undefined : (ply ?? 0));
  };
  return { isPlaying, speed, setSpeed, toggle };
}
