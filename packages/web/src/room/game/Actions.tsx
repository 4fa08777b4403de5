// What a player can do in a running game: offer a draw, resign (G5), take back (O5), greet (O7), type a move (P23).
import { useContext, useEffect, useRef, useState, type RefObject } from "react";
import { useFocusKept } from "../../shell/frame/arrival.ts";
import { ErrorBoundary } from "../../shell/frame/ErrorBoundary.tsx";
import { usePanel } from "../../shell/frame/HeaderTools.tsx";
import { later, NotLoaded, Part, withStudyTexts } from "../../shell/later/later.ts";
import { useTexts } from "../../text/texts.ts";
import { classes } from "../../ui/base/classes.ts";
import { useChange } from "../../ui/base/useChange.ts";
import { Button } from "../../ui/Button.tsx";
import buttons from "../../ui/Button.module.css";
import { ConfirmButton } from "../../ui/question/ConfirmButton.tsx";
import { GreetButton } from "../messages/Greetings.tsx";
import { useDeclined } from "../messages/offerNews.ts";
import { focusCatcher } from "../view/catchFocus.ts";
import { TableExtrasContext } from "../view/tableExtras.ts";
import type { RoomProps, TableProps } from "../view/tableView.ts";
import { useBoardKey, useDigitElsewhere } from "../../shell/keys/useBoardKey.ts";
import styles from "./Actions.module.css";

/** Fetched once the game is drawn. */
const fieldPart = later(() => import("./MoveField.tsx"));

/** Fetched when it is asked for, by its button or by the question mark (P26). */
const loadKeys = withStudyTexts(
  async () => (await import("../../shell/keys/KeysDialog.tsx")).KeysDialog,
);

/** The field for a typed move folds behind its key, and takes the place of the other actions. */
export function Actions({ table: { history }, ...room }: TableProps) {
  const { session, view } = room;
  /** What the field begins with; undefined while it is closed. */
  const [typed, setTyped] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  const [Panel, open, close] = usePanel();
  const showKeys = (): void => open(loadKeys);
  const isTyping = typed !== undefined;
  useBoardKey("?", showKeys);
  useDigitElsewhere(!isTyping, setTyped);
  useEffect(() => fieldPart.fetchAhead(), []);
  // The button that closes the field goes with it.
  useChange(isTyping, () => isTyping || opener.current?.focus());
  const toPresent = (): void => {
    if (history.past !== undefined) history.back();
  };
  const stopTyping = (): void => setTyped(undefined);
  const actions = <GameActions {...room} onType={() => setTyped("")} opener={opener} />;
  return (
    <>
      {isTyping ? (
        <ErrorBoundary
          instead={actions}
          onFault={() => {
            stopTyping();
            open(loadNothing);
          }}
        >
          <Part of={fieldPart} meanwhile={actions}>
            {({ MoveField }) => (
              <MoveField
                session={session}
                view={view}
                start={typed}
                onClose={stopTyping}
                onPlay={toPresent}
                onKeys={showKeys}
              />
            )}
          </Part>
        </ErrorBoundary>
      ) : (
        actions
      )}
      {Panel !== undefined && <Panel onClose={close} />}
    </>
  );
}

/** For the message that a part could not be fetched. */
const loadNothing = (): Promise<never> => Promise.reject(new NotLoaded());

interface GameActionsProps extends RoomProps {
  readonly onType: () => void;
  readonly opener: RefObject<HTMLButtonElement | null>;
}

function GameActions({ onType, opener, ...room }: GameActionsProps) {
  const { session, data, view } = room;
  const { actions, play } = useTexts();
  const isOff = !data.isSeated;
  const extras = useContext(TableExtrasContext);
  const isInPage = extras.header !== undefined;
  // Two at one device take back the latest move, whoever made it.
  const hasMoved = extras.near === undefined ? view.hasMoved : data.state?.moves.length !== 0;
  const mayTakeBack = hasMoved && view.takebackOffer === "none";
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only notes where the focus is
    <fieldset
      aria-label={actions.label}
      className={classes(buttons["signs"], styles["actions"])}
      onFocus={useFocusKept(focusCatcher)}
    >
      <DrawButton {...room} isOff={isOff} />
      <ResignButton {...room} isOff={isOff} />
      {/* No move is taken back in a game with clocks (O5). */}
      {data.state?.clocks === null && (
        <Button
          variant="quiet"
          icon="takeback"
          title={actions.takeback}
          disabled={isOff || !mayTakeBack}
          busy={data.asking === "takeback"}
          onClick={session.offerTakeback}
        >
          {actions.bar.takeback}
        </Button>
      )}
      {isInPage ? extras.actions : <GreetButton roomId={data.roomId} isOff={isOff} />}
      <Button
        ref={opener}
        variant="quiet"
        icon="keys"
        title={play.type}
        disabled={isOff}
        onClick={onType}
      >
        {actions.bar.type}
      </Button>
    </fieldset>
  );
}

interface ActionProps extends RoomProps {
  readonly isOff: boolean;
}

function DrawButton({ session, data, view, isOff }: ActionProps) {
  const { actions } = useTexts();
  // One offer for each move of one's own (G5).
  const isDeclined = useDeclined(data) === actions.drawDeclined;
  const isOpen = view.drawOffer !== "none" || isDeclined;
  return (
    <ConfirmButton
      isHarmless
      question={actions.offerDraw}
      icon="draw"
      title={view.drawOffer === "mine" ? actions.offered : actions.offerDraw.proceed}
      disabled={isOff || isOpen}
      data-pending={view.drawOffer === "mine" || undefined}
      busy={data.asking === "offerDraw"}
      onProceed={session.offerDraw}
    >
      {actions.bar.draw}
    </ConfirmButton>
  );
}

function ResignButton({ session, data, isOff }: ActionProps) {
  const { actions } = useTexts();
  return (
    <ConfirmButton
      question={actions.resign}
      icon="flag"
      disabled={isOff}
      busy={data.asking === "resign"}
      onProceed={session.resign}
    >
      {actions.bar.resign}
    </ConfirmButton>
  );
}
