// The computer beside the board: who is better in words and numbers, its best lines, and what the opponent threatens.
import { formatMove, opponentOf, type Position } from "@kingrow/rules";
import type { Thought } from "@kingrow/engine";
import { Disc } from "../../board/pieces/Disc.tsx";
import type { PlyPosition } from "../../record/moves/timeline.ts";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { classes } from "../../ui/base/classes.ts";
import { Switch } from "../../ui/form/Switch.tsx";
import { MoveLine } from "../frame/MoveLine.tsx";
import { assessmentOf, EVEN, leadText, scoreText, shareOf, turnText } from "../frame/scoreText.ts";
import frame from "../frame/Study.module.css";
import styles from "./Engine.module.css";
import type { EngineSwitches, Lines } from "./useLines.ts";

const SHOWN_MOVES = 12;

export interface EnginePanelProps {
  readonly position: Position;
  readonly lines: Lines;
  readonly switches: EngineSwitches;
  /** A phone shows it now. */
  readonly isOpen: boolean;
  readonly onSwitch: (switches: EngineSwitches) => void;
  readonly onPreview: (preview: PlyPosition | undefined) => void;
  /** Plays so many moves of a line. */
  readonly onPlay: (thought: Thought, count: number) => void;
}

export function EnginePanel(props: EnginePanelProps) {
  const { position, lines, switches, onSwitch } = props;
  const { analysis, study } = useStudyTexts();
  const { isOn, hasThreat } = switches;
  return (
    <section
      className={classes(frame["card"], styles["engine"])}
      aria-label={analysis.engine}
      data-open={props.isOpen || undefined}
    >
      <div className={styles["switches"]}>
        <Standing position={position} best={lines.thoughts[0]} />
        <Switch
          label={analysis.engine}
          isOn={isOn}
          onChange={(next) => onSwitch({ ...switches, isOn: next })}
        />
      </div>
      {isOn && (
        <>
          <div className={styles["threat"]}>
            <Button
              aria-pressed={hasThreat}
              onClick={() => onSwitch({ ...switches, hasThreat: !hasThreat })}
            >
              {analysis.threat}
            </Button>
            {hasThreat && <Threat {...props} />}
          </div>
          {lines.isMissing && <small>{study.noEngine}</small>}
          {/* There is room for all lines before they are there. */}
          <ol className={styles["lines"]}>
            {lines.thoughts.map((thought, index) => (
              <li key={formatMove(thought.move)}>
                <MoveLine
                  title={<Score position={position} thought={thought} />}
                  label={analysis.line(index + 1)}
                  start={position}
                  moves={thought.line.slice(0, SHOWN_MOVES)}
                  onPreview={props.onPreview}
                  onPlay={(count) => props.onPlay(thought, count)}
                />
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

interface ScoreProps {
  readonly position: Position;
  readonly thought: Thought;
  /** The words are seen too. */
  readonly isInWords?: boolean;
}

/** The side that is ahead, and by how much; a screen reader reads words. A known end of the game is shown in words too. */
function Score({ position, thought, isInWords = false }: ScoreProps) {
  const { study } = useStudyTexts();
  const score = forBlack(thought, position);
  const words = scoreText(score, position, study);
  const lead = leadText(score);
  if (words === study.drawn || lead === "") return words;
  return (
    <>
      <span aria-hidden="true" className={styles["score"]}>
        {lead !== EVEN && <Disc color={score > 0 ? "black" : "white"} type="man" />}
        {lead === EVEN ? lead : `+${lead}`}
      </span>
      <span className="unseen">{words}</span>
      {isInWords && ` ${capitalised(study.assessments[assessmentOf(score)])}`}
    </>
  );
}

interface StandingProps {
  readonly position: Position;
  /** Undefined while the computer is off or has found nothing. */
  readonly best: Thought | undefined;
}

/** Whose turn it is, and in its place who is better as soon as that is known. */
function Standing({ position, best }: StandingProps) {
  const { study } = useStudyTexts();
  return (
    <p className={styles["words"]}>
      <span className={best && "unseen"}>{turnText(position, study)}</span>
      {best && (
        <>
          <b>
            <Score position={position} thought={best} isInWords />
          </b>
          <small>{study.depth(best.depth)}</small>
        </>
      )}
    </p>
  );
}

/** Whose turn it is, without words. */
export function TurnDisc({ position }: { readonly position: Position }) {
  const text = turnText(position, useStudyTexts().study);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the disc is drawn here
    <span role="img" aria-label={text} title={text}>
      <Disc color={position.turn} type="man" />
    </span>
  );
}

/** The words may stand within a sentence too. */
function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** The opponent's moves cannot be played now: they are shown on the board alone. */
function Threat({ position, lines: { threat }, onPreview }: EnginePanelProps) {
  const { analysis } = useStudyTexts();
  const isNone = threat === "none";
  return (
    <MoveLine
      label={analysis.threat}
      start={{ ...position, turn: opponentOf(position.turn) }}
      moves={isNone ? [] : (threat?.line ?? [])}
      {...(isNone && { empty: analysis.noThreat })}
      onPreview={onPreview}
    />
  );
}

interface EvaluationBarProps {
  readonly position: Position;
  readonly best: Thought;
  /** White is at the near side. */
  readonly isTurned: boolean;
}

/** Black's share of the bar is at the side of the board where Black is. */
export function EvaluationBar({ position, best, isTurned }: EvaluationBarProps) {
  const { study } = useStudyTexts();
  const score = forBlack(best, position);
  const share = Math.round(100 * shareOf(score));
  const isBlackAhead = score > 0;
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <meter> cannot stand upright
      role="meter"
      aria-label={study.curve}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share}
      aria-valuetext={scoreText(score, position, study)}
      className={styles["bar"]}
      data-turned={isTurned || undefined}
    >
      <i style={{ flexBasis: `${share}%` }} />
      {/* At the end of the side that is ahead. */}
      <small
        aria-hidden="true"
        style={{
          color: isBlackAhead ? "var(--ivory)" : "var(--ebony)",
          [isBlackAhead === isTurned ? "top" : "bottom"]: 0,
        }}
      >
        {leadText(score)}
      </small>
    </div>
  );
}

function forBlack({ score }: Thought, { turn }: Position): number {
  return turn === "black" ? score : -score;
}
