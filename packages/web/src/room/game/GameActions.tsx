// Resigning and offering a draw, each asked about once (G5), asking for another try (O5), saying something (O7).
import { useContext, useState, type RefObject } from "react";
import { useTexts } from "../../text/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { DrawIcon, FlagIcon, KeysIcon, TakebackIcon } from "../../ui/gameIcons.tsx";
import { useFocusCaught } from "../view/catchFocus.ts";
import styles from "./GameActions.module.css";
import { messagesPart } from "../messages/messagesPart.ts";
import { TableExtrasContext } from "../view/tableExtras.ts";
import type { RoomData, RoomSession, RoomView } from "@kingrow/client";

export interface GameActionsProps {
  readonly session: RoomSession;
  readonly data: RoomData;
  readonly view: RoomView;
  /** Opens the line for typing. */
  readonly onType: () => void;
  /** The button that does. */
  readonly opener: RefObject<HTMLButtonElement | null>;
}

export function GameActions({ session, data, view, onType, opener }: GameActionsProps) {
  const { actions, play } = useTexts();
  const [asking, setAsking] = useState<"resign" | "draw">();
  const close = (): void => setAsking(undefined);
  const isOff = !view.isStarted || !data.isSeated;
  const extras = useContext(TableExtrasContext);
  const isInPage = extras.header !== undefined;
  return (
    <fieldset aria-label={actions.label} className={styles["actions"]} {...useFocusCaught()}>
      <Button
        variant="quiet"
        icon={<DrawIcon />}
        disabled={isOff || view.drawOffer !== "none"}
        busy={data.asking === "offerDraw"}
        onClick={() => setAsking("draw")}
      >
        {view.drawOffer === "mine" ? actions.offered : actions.offerDraw}
      </Button>
      <Button
        variant="quiet"
        icon={<FlagIcon />}
        disabled={isOff}
        busy={data.asking === "resign"}
        onClick={() => setAsking("resign")}
      >
        {actions.resign}
      </Button>
      <Button
        variant="quiet"
        icon={<TakebackIcon />}
        aria-label={actions.takeback}
        title={actions.takeback}
        disabled={isOff || !mayAskTakeback(data, view)}
        busy={data.asking === "takeback"}
        onClick={session.offerTakeback}
      />
      {isInPage ? extras.actions : <Greet roomId={data.roomId} isOff={isOff} />}
      <span className={styles["type"]}>
        <Button
          ref={opener}
          variant="quiet"
          icon={<KeysIcon />}
          aria-label={play.type}
          title={play.type}
          disabled={isOff}
          onClick={onType}
        />
      </span>
      {asking === "resign" && !isOff && <ResignDialog session={session} onClose={close} />}
      {asking === "draw" && !isOff && <OfferDialog session={session} onClose={close} />}
    </fieldset>
  );
}

/** There is a turn to take back, nobody asks already, and the game has no clocks (O5). */
function mayAskTakeback({ state }: RoomData, { hasMoved, takebackOffer }: RoomView): boolean {
  return hasMoved && takebackOffer === "none" && state?.clocks === null;
}

interface GreetProps {
  readonly roomId: string;
  readonly isOff: boolean;
}

/** Comes with what is said under the board. */
function Greet(props: GreetProps) {
  const part = messagesPart.use();
  return part && <part.GreetButton {...props} />;
}

interface AskedProps {
  readonly session: RoomSession;
  readonly onClose: () => void;
}

function ResignDialog({ session, onClose }: AskedProps) {
  const { actions } = useTexts();
  const resign = (): void => {
    onClose();
    session.resign();
  };
  return (
    <ConfirmDialog
      title={actions.resignTitle}
      keep={actions.resignNo}
      onKeep={onClose}
      proceed={actions.resign}
      onProceed={resign}
    >
      {actions.resignText}
    </ConfirmDialog>
  );
}

function OfferDialog({ session, onClose }: AskedProps) {
  const { actions } = useTexts();
  const offer = (): void => {
    onClose();
    session.offerDraw();
  };
  return (
    <ConfirmDialog
      title={actions.offerTitle}
      keep={actions.offerNo}
      onKeep={onClose}
      proceed={actions.offerDraw}
      onProceed={offer}
    >
      {actions.offerText}
    </ConfirmDialog>
  );
}
