// The messages with buttons: offers, moves that wait, and ways back to what is hidden.
import type { Choice, RoomSession, RoomView } from "@kingrow/client";
import { useEffect, useRef, type ReactNode } from "react";
import { pathText } from "../../record/moves/timeline.ts";
import { playerName } from "../../text/roomName.ts";
import { useHeldFor } from "../../shell/time/useTime.ts";
import { useTexts } from "../../text/texts.ts";
import { Button, type ButtonProps } from "../../ui/Button.tsx";
import { endingText, verdictText, type ResultView } from "../result/result.ts";

interface LineProps {
  readonly text?: string | false | undefined;
  /** A refusal, said at once and before the text. */
  readonly alert?: string | false | undefined;
  readonly children: ReactNode;
}

export function Line({ text, alert, children }: LineProps) {
  return (
    <>
      <p>
        {alert && (
          <span role="alert">
            <WholeMoves>{alert}</WholeMoves>
          </span>
        )}
        {alert && text && " "}
        {text && <WholeMoves>{text}</WholeMoves>}
      </p>
      {children}
    </>
  );
}

const MOVE = /(\d+-\d+)/;

/** Text whose moves never break at their hyphen. */
function WholeMoves({ children }: { readonly children: string }) {
  return children.split(MOVE).map((part, index) =>
    MOVE.test(part) ? (
      // oxlint-disable-next-line react/no-array-index-key -- a move of a sentence is known by its place
      <span key={index} style={{ whiteSpace: "nowrap" }}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

interface DismissableProps extends Omit<LineProps, "children"> {
  readonly onDismiss: () => void;
}

export function Dismissable({ onDismiss, ...line }: DismissableProps) {
  const { room } = useTexts();
  return (
    <Line {...line}>
      <Button variant="quiet" onClick={onDismiss}>
        {room.dismiss}
      </Button>
    </Line>
  );
}

export function YesNo({ no, yes }: { readonly no: ButtonProps; readonly yes: ButtonProps }) {
  return (
    <span className="row">
      <Button {...no} />
      <Button variant="primary" {...yes} />
    </span>
  );
}

interface ChoiceLineProps {
  readonly choice: Choice;
  readonly session: RoomSession;
}

/** A move that waits: sent by one button, taken back by the other (P25). */
export function ChoiceLine({ choice: { path, isWhole }, session }: ChoiceLineProps) {
  const { play } = useTexts();
  const move = pathText(path);
  return (
    <Line text={isWhole ? play.choice(move) : play.chainGoesOn(move)}>
      <YesNo
        no={{ children: play.forget, onClick: session.takeBack }}
        yes={{ children: play.confirm, onClick: session.confirm, disabled: !isWhole }}
      />
    </Line>
  );
}

/** A press so soon after a button comes was meant for what stood there before. Milliseconds. */
export const AIMED_MS = 400;

interface ResultAsideProps {
  readonly session: RoomSession;
  readonly result: ResultView;
  readonly room: RoomView;
  readonly onShow: () => void;
}

/**
 * The result in one line while it does not cover the board, or the opponent's wish for a rematch. Takes the focus from
 * the button that left.
 */
export function ResultAside({ session, result, room, onShow }: ResultAsideProps) {
  const texts = useTexts();
  const ref = useRef<HTMLButtonElement>(null);
  const verdict = verdictText(result, texts).replace(/\p{L}$/u, "$&.");
  const told = {
    open: `${verdict} ${endingText(result, room, texts)}`,
    asked: texts.result.waitingForAgreement,
    offered: texts.result.wantsRematch(playerName(room.opponent?.name, texts.names)),
    agreed: texts.result.agreed,
  };
  const show = texts.record.showResult;
  const isWanted = result.rematch === "offered";
  const isSeen = useHeldFor(isWanted, AIMED_MS);
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus();
  }, []);
  return (
    <>
      <p>{told[result.rematch]}</p>
      {/* There is no width for three texts. */}
      <Button
        ref={ref}
        onClick={onShow}
        {...(isWanted ? { variant: "quiet", icon: "more", label: show } : { children: show })}
      />
      {isWanted && (
        <Button variant="primary" onClick={() => isSeen && session.playAgain(true)}>
          {texts.result.playAgain}
        </Button>
      )}
    </>
  );
}
