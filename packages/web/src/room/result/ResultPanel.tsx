// After the game: who won and why, the scores, and the ways on (P12, P28).
import { seekOpponent, seriesView, type Verdict } from "@kingrow/client";
import { opponentOf, type Color } from "@kingrow/rules";
import { useContext, useEffect, useId, useMemo, useRef, type ReactNode } from "react";
import { Disc } from "../../board/pieces/Disc.tsx";
import { reviewAddress } from "../../record/replayLink.ts";
import { resultText, type SavedGame } from "../../record/savedGame.ts";
import { ShareGame } from "../../record/Share.tsx";
import { goToRoom } from "../../shell/address/navigation.ts";
import { useServices } from "../../shell/services/services.ts";
import { playerName } from "../../text/roomName.ts";
import { useTexts } from "../../text/texts.ts";
import buttons from "../../ui/Button.module.css";
import { AnimatedDots } from "../../ui/base/AnimatedDots.tsx";
import { Icon } from "../../ui/base/Icon.tsx";
import { NameDisc } from "../../ui/base/NameDisc.tsx";
import { useChange } from "../../ui/base/useChange.ts";
import { Button, type ButtonProps } from "../../ui/Button.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { ROOM_DOTS } from "../header/RoomHeader.tsx";
import { catchFocus } from "../view/catchFocus.ts";
import { TableExtrasContext } from "../view/tableExtras.ts";
import type { RoomProps } from "../view/tableView.ts";
import { useArchivedGame } from "./useArchivedGame.ts";
import { endingText, savedGameOf, verdictText, type ResultView } from "./result.ts";
import styles from "./ResultPanel.module.css";

export interface ResultPanelProps extends RoomProps {
  readonly result: ResultView;
  readonly greet: ReactNode;
  /** Puts the panel away; only a sheet that covers the moves offers it. */
  readonly onLook: () => void;
}

export function ResultPanel(props: ResultPanelProps) {
  const { result: ending, view, data } = props;
  const texts = useTexts();
  const { result, record } = texts;
  const game = useMemo(() => savedGameOf(view, data, texts), [view, data, texts]);
  const notKept = useArchivedGame(data, view, game);
  const titleId = useId();
  const series = seriesView(data);
  const isGone = view.opponent === undefined;
  const { header, afterGame, onAnother } = useContext(TableExtrasContext);
  // The focus goes to the verdict when the panel comes, and when the pressed button goes.
  useEffect(catchFocus, [ending.rematch, isGone]);
  return (
    <section className={styles["panel"]} aria-labelledby={titleId}>
      <div className={styles["ending"]}>
        <Trophy verdict={ending.verdict} mine={view.me?.color ?? "black"} />
        <div className="row">
          <h2 id={titleId} className="ribbon">
            {result.gameOver}
          </h2>
          <p tabIndex={-1} className={styles["verdict"]} data-verdict={ending.verdict}>
            {verdictText(ending, texts)}
          </p>
        </div>
      </div>
      <div className={styles["scores"]}>
        <p>{endingText(ending, view, texts)}</p>
        <p>
          {result.yourScore} <b>{view.myScore}</b>
        </p>
        <p>
          {result.opponentsScore} <b>{view.opponentScore}</b>
        </p>
        {series !== undefined && <p>{result.series(series.mine, series.theirs, series.draws)}</p>}
        {notKept && <p>{notKept}</p>}
      </div>
      {afterGame}
      {isGone ? <Departed {...props} /> : <Rematch {...props} />}
      <div className={buttons["signs"]}>
        {isGone ? (
          <Button variant="quiet" icon="play" {...playAgain(props)}>
            {result.playAgain}
          </Button>
        ) : (
          (onAnother ?? !header) && <NewOpponent {...props} isMain={isNewBetter(props)} />
        )}
        {game && <ReviewAndShare {...props} game={game} />}
        {header === undefined && props.greet}
      </div>
      <div className={styles["look"]}>
        <Button variant="quiet" icon="cross" label={record.look} onClick={props.onLook} />
      </div>
    </section>
  );
}

interface LastResultProps extends Omit<RoomProps, "session"> {
  readonly result: ResultView;
}

/** In a line, where the room has gone on to the next opponent. The game is kept all the same. */
export function LastResult({ data, view, result }: LastResultProps) {
  const texts = useTexts();
  const game = useMemo(() => savedGameOf(view, data, texts), [view, data, texts]);
  useArchivedGame(data, view, game);
  const reason = result.reason !== "left" && endingText(result, view, texts);
  const told = [
    verdictText(result, texts),
    reason,
    texts.result.hasLeft(playerName(view.departed?.name, texts.names)),
  ];
  return <output className="soft">{told.filter(Boolean).join(" ")}</output>;
}

/** The winner's disc, crowned; after a draw one of each. */
function Trophy({ verdict, mine }: { readonly verdict: Verdict; readonly mine: Color }) {
  const winner = verdict === "lost" ? opponentOf(mine) : mine;
  return (
    <span className={styles["trophy"]} aria-hidden="true">
      <Disc color={winner} type={verdict === "won" ? "king" : "man"} />
      {verdict === "draw" && <Disc color={opponentOf(mine)} type="man" />}
    </span>
  );
}

/** The main way on, where a rematch is less likely: the game was aborted, or the opponent is away. */
function isNewBetter({ result, data, view }: ResultPanelProps): boolean {
  const isThere = data.state?.presence[view.opponent?.id ?? ""]?.connected !== false;
  return result.reason === "aborted" || !isThere;
}

function Rematch(props: ResultPanelProps) {
  const { rematch } = props.result;
  const { names, play, result } = useTexts();
  const number = props.view.opponent?.name;
  const name = playerName(number, names);
  const again = useRef<HTMLButtonElement>(null);
  const isAsked = rematch === "asked" || rematch === "agreed";
  // A withdrawn request leads back to its button.
  useChange(isAsked, () => catchFocus(again.current));
  if (isAsked)
    return (
      <p className={styles["rematch"]}>
        {rematch === "agreed" && <Spinner />}
        <span className="soft">
          {rematch === "agreed" ? result.agreed : result.waitingForAgreement}
          {rematch === "asked" && <AnimatedDots {...ROOM_DOTS} />}
        </span>
        {rematch === "asked" && (
          <Button
            variant="quiet"
            {...playAgain(props)}
            // The second click of a double click takes nothing back.
            onClick={({ detail }) => detail < 2 && props.session.playAgain(false)}
          >
            {play.forget}
          </Button>
        )}
      </p>
    );
  const isOffered = rematch === "offered";
  const wish = result.wantsRematch(name);
  return (
    <div className={styles["rematch"]}>
      <Button
        ref={again}
        variant={isNewBetter(props) ? "secondary" : "primary"}
        aria-label={result.playAgain}
        aria-description={isOffered ? wish : undefined}
        {...playAgain(props)}
      >
        {isOffered && number != null && name && <NameDisc number={number} name={name} />}
        <span>
          {result.playAgain}
          {isOffered && <b>{wish}</b>}
        </span>
      </Button>
    </div>
  );
}

function playAgain({ session, data }: ResultPanelProps): ButtonProps {
  return {
    busy: data.asking === "playAgain",
    disabled: !data.isSeated,
    onClick: () => session.playAgain(true),
  };
}

/** In the place of the rematch: the opponent has left. */
function Departed(props: ResultPanelProps) {
  const { names, result } = useTexts();
  const text = result.hasLeft(playerName(props.view.departed?.name, names));
  return (
    <div className={styles["rematch"]}>
      {/* The reason may say it already. */}
      <NewOpponent {...props} isMain note={props.result.reason === "left" ? undefined : text} />
    </div>
  );
}

interface NewOpponentProps extends ResultPanelProps {
  /** The main way on, as after an aborted game; after any other game it is the rematch. */
  readonly isMain: boolean;
  readonly note?: string | undefined;
}

function NewOpponent({ isMain, note, session, data }: NewOpponentProps) {
  const { result } = useTexts();
  const { connection } = useServices();
  const { onAnother } = useContext(TableExtrasContext);
  const { store, signal } = session;
  const seek =
    onAnother ?? (() => void seekOpponent({ connection, store, signal, enterRoom: goToRoom }));
  return (
    <Button
      variant={isMain ? "primary" : "quiet"}
      icon="pair"
      busy={data.asking === "playNow"}
      aria-label={result.newOpponent}
      aria-description={note}
      onClick={seek}
    >
      <span>
        {result.newOpponent}
        {note && <small>{note}</small>}
      </span>
    </Button>
  );
}

function ReviewAndShare({ view, game }: ResultPanelProps & { readonly game: SavedGame }) {
  const texts = useTexts();
  const { visits } = useServices();
  const { header, near } = useContext(TableExtrasContext);
  // The player keeps the seat in this tab: that of this room, or of the one that waits meanwhile.
  const isApart = header === undefined || visits.stayed.getState() !== undefined;
  return (
    <>
      <a
        className={buttons["link"]}
        // Two at one device sit at the near side by turns: the review calls nobody "you".
        href={reviewAddress(game, near === undefined ? view.me?.color : undefined)}
        {...(isApart && { target: "_blank", rel: "noopener" })}
      >
        <span className={buttons["label"]}>
          <Icon name="analysis" />
          {texts.record.review}
        </span>
      </a>
      <ShareGame
        position={view.position}
        lastStep={view.lastStep}
        near={near ?? view.me?.color ?? "black"}
        caption={resultText(game, texts)}
        game={game}
      />
    </>
  );
}
