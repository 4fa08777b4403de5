// A game from a link looked back at: what the review says to the reader, its mistakes one by one, and its moves.
import { ANALYSIS_PATH, LOBBY_PATH } from "@kingrow/protocol";
import { formatMove, opponentOf, type Color } from "@kingrow/rules";
import { useMemo, useState } from "react";
import { MoveList } from "../../record/moves/MoveList.tsx";
import { decodeReplay } from "../../record/replayLink.ts";
import type { SavedGame } from "../../record/savedGame.ts";
import { moveInto, type PlyPosition } from "../../record/moves/timeline.ts";
import { navigate, useFragment } from "../../shell/address/navigation.ts";
import { PageLink } from "../../shell/address/PageLink.tsx";
import { DeadEnd } from "../../shell/frame/MessageScreen.tsx";
import { useTitle } from "../../shell/tab/useTab.ts";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import buttons from "../../ui/Button.module.css";
import { Button } from "../../ui/Button.tsx";
import { RadioRow } from "../../ui/form/RadioRow.tsx";
import { PlayBoard } from "../frame/PlayBoard.tsx";
import { CardTabs, StudyFrame } from "../frame/StudyFrame.tsx";
import { Comments, PlayedLine } from "../tree/Comments.tsx";
import { firstColor, ROOT, type Tree } from "../tree/tree.ts";
import { decodeStudy, encodeStudy } from "../tree/treeLink.ts";
import { useWalk } from "../tree/useWalk.ts";
import { MistakeCard } from "./MistakeCard.tsx";
import { Overview } from "./Overview.tsx";
import { playersIn, usePlayers, type Players } from "../../record/players.ts";
import frame from "../frame/Study.module.css";
import styles from "./Review.module.css";
import { shapesOf } from "./useMistakes.ts";
import { gameOf, useFindings, WHOSE, type Findings } from "./useFindings.ts";

export function ReviewRoute() {
  const [code, words] = usePlayers(useFragment());
  const texts = useStudyTexts();
  useTitle(texts.study.reviewTitle);
  const study = useMemo(() => decodeStudy(code), [code]);
  if (!study.ok) return <DeadEnd {...texts.study.linkFaults[study.error]} />;
  const { tree } = study.value;
  // Only a link to a game that was played here says why it ended.
  const replay = decodeReplay(code);
  const ended = replay.ok && tree.played ? replay.value.game : undefined;
  const players = playersIn(words, tree.played);
  return <ReviewScreen key={code} tree={tree} players={players} ended={ended} />;
}

/** A phone shows one card at a time. */
const CARDS = ["overview", "mistakes", "moves"] as const;
type Card = (typeof CARDS)[number];

interface ReviewScreenProps {
  readonly tree: Tree;
  readonly players: Players;
  /** The game with its result, where the link knows it. */
  readonly ended: SavedGame | undefined;
}

function ReviewScreen({ tree, players, ended }: ReviewScreenProps) {
  const { study, review: texts } = useStudyTexts();
  const [near, setNear] = useState<Color>(players.you ?? "black");
  const [game] = useState(() => gameOf(tree));
  const [card, setCard] = useState<Card>("overview");
  const [preview, setPreview] = useState<PlyPosition>();
  const walk = useWalk({ tree, at: ROOT });
  const findings = useFindings({ game, players, walk, onDone: () => setCard("overview") });
  const { found, mistakes } = findings;
  useTitle(found === undefined ? study.reviewTitle : `${texts.ready} · Kingrow`);
  const learn = (): void => {
    setCard("mistakes");
    mistakes.show(mistakes.points[0]);
  };
  return (
    <StudyFrame board={<GameBoard findings={findings} near={near} preview={preview} />}>
      <h1 className="unseen">{study.reviewHeading}</h1>
      {found !== undefined && (
        <CardTabs
          choices={mistakes.points.length > 0 ? CARDS : ["overview", "moves"]}
          names={texts.cards}
          chosen={card}
          onChoose={(next) => (next === "mistakes" && !mistakes.current ? learn() : setCard(next))}
        />
      )}
      <div
        className={frame["panel"]}
        // At a mistake an upright tablet has room for the curve alone.
        data-open={card === "overview" || (card === "mistakes" ? "curve" : undefined)}
      >
        <Overview findings={findings} near={near} ended={ended} />
        {ended === undefined && <PlayedLine walk={walk} />}
      </div>
      {mistakes.current !== undefined && (
        <div className={frame["panel"]} data-open={card === "mistakes" || undefined}>
          <MistakeCard
            findings={findings}
            onPreview={setPreview}
            onDone={() => {
              setCard("overview");
              mistakes.close();
            }}
          />
          {findings.isBoth && <Whose findings={findings} />}
        </div>
      )}
      <Moves findings={findings} isOpen={card === "moves"} />
      <Ways
        findings={findings}
        isOpen={card !== "mistakes"}
        onTurn={() => setNear(opponentOf)}
        onLearn={learn}
      />
    </StudyFrame>
  );
}

function Whose({ findings }: Pick<MovesProps, "findings">) {
  const { review } = useStudyTexts();
  return (
    <RadioRow
      label={review.whose}
      choices={WHOSE}
      names={{ both: review.both, ...findings.sides }}
      chosen={findings.whose}
      onChoose={findings.choose}
    />
  );
}

interface GameBoardProps {
  readonly findings: Findings;
  readonly near: Color;
  readonly preview: PlyPosition | undefined;
}

/** The board can be played on while a better move is looked for. */
function GameBoard({ findings: { walk, mistakes }, near, preview }: GameBoardProps) {
  const { tried, isHere, isRevealed, attempt } = mistakes;
  return (
    <PlayBoard
      position={tried?.after ?? walk.position}
      lastStep={tried ? moveInto([formatMove(tried.move)], 1) : moveInto(walk.moves, walk.ply)}
      near={near}
      isShut={!isHere || isRevealed || tried !== undefined}
      shapes={shapesOf(walk.position, mistakes)}
      preview={preview}
      onMove={attempt}
    />
  );
}

interface MovesProps {
  readonly findings: Findings;
  readonly isOpen: boolean;
}

/** At a mistake the list shows the bad move, while the board shows the position before it, until another one is tried. */
function Moves({ findings: { walk, found, mistakes }, isOpen }: MovesProps) {
  const { study, review } = useStudyTexts();
  const { history, isOffMain, mainPly, moves } = walk;
  const faulty = found?.points.filter(({ ply }) => !isOffMain || ply <= mainPly) ?? [];
  const past = { ply: mistakes.isHere && !mistakes.tried ? walk.ply + 1 : walk.ply };
  return (
    <div className={styles["moves"]} data-open={isOpen || undefined}>
      {isOffMain && (
        <p className="row">
          {study.onLine}
          <Button onClick={() => walk.reset()}>{study.backToGame}</Button>
        </p>
      )}
      <MoveList
        moves={moves}
        history={{ ...history, past }}
        first={firstColor(walk.study.tree)}
        faults={new Map(faulty.map(({ ply }) => [ply, review.legend]))}
      />
      <Comments walk={walk} />
    </div>
  );
}

interface WaysProps extends MovesProps {
  readonly onTurn: () => void;
  readonly onLearn: () => void;
}

/** What can be done with the game, and the way on. */
function Ways({ findings, isOpen, onTurn, onLearn }: WaysProps) {
  const { study, replay, review, practice } = useStudyTexts();
  const { found, mistakes, players, walk } = findings;
  const isOwn = found?.points.some(({ color }) => color === (players.you ?? color));
  const learn = isOwn ? review.learn : review.learnTheirs;
  return (
    <div className={styles["ways"]} data-open={isOpen || undefined}>
      <Button icon="turn" label={replay.turnBoard} onClick={onTurn} />
      <Button
        icon="analysis"
        onClick={() => navigate(`${ANALYSIS_PATH}#${encodeStudy(walk.study)}`)}
      >
        {study.analyse}
      </Button>
      {found?.points.length === 0 && (
        <PageLink className={buttons["link"]} href={LOBBY_PATH}>
          {practice.another}
        </PageLink>
      )}
      {mistakes.points.length > 0 && !mistakes.current && (
        <Button variant={mistakes.end === undefined ? "primary" : "secondary"} onClick={onLearn}>
          {mistakes.end === undefined ? learn : review.tryAgain}
        </Button>
      )}
    </div>
  );
}
