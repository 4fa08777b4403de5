// Resigning and offering a draw, each asked about once (G5).
import { useState } from "react";
import { useAllTexts } from "../text/allTexts.ts";
import { Button } from "../ui/Button.tsx";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { DrawIcon, FlagIcon, KeysIcon } from "../ui/gameIcons.tsx";
import { useFocusCaught } from "./catchFocus.ts";
import styles from "./GameActions.module.css";
import type { RoomData, RoomSession, RoomView } from "@kingrow/client";

export interface GameActionsProps {
  readonly session: RoomSession;
  readonly data: RoomData;
  readonly view: RoomView;
  /** Opens the line for typing. */
  readonly onType: () => void;
}

export function GameActions({ session, data, view, onType }: GameActionsProps) {
  const { actions, play } = useAllTexts();
  const [asking, setAsking] = useState<"resign" | "draw">();
  const close = (): void => setAsking(undefined);
  const isOff = !view.isStarted || !data.isSeated;
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
      <span className={styles["type"]}>
        <Button
          variant="quiet"
          icon={<KeysIcon />}
          aria-label={play.type}
          title={play.type}
          disabled={isOff}
          onClick={onType}
        />
      </span>
      {asking === "resign" && !isOff && (
        <ConfirmDialog
          title={actions.resignTitle}
          keep={actions.resignNo}
          onKeep={close}
          proceed={actions.resign}
          onProceed={() => {
            close();
            session.resign();
          }}
        >
          {actions.resignText}
        </ConfirmDialog>
      )}
      {asking === "draw" && !isOff && <OfferDialog session={session} onClose={close} />}
    </fieldset>
  );
}

interface OfferDialogProps {
  readonly session: RoomSession;
  readonly onClose: () => void;
}

function OfferDialog({ session, onClose }: OfferDialogProps) {
  const { actions } = useAllTexts();
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
