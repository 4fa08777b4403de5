// What every header offers: the rules and the settings, each fetched when it is asked for.
import { useState, type ComponentType } from "react";
import { useTexts } from "../../text/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { HelpIcon, SettingsIcon } from "../../ui/icons.tsx";
import styles from "./HeaderTools.module.css";
import { ReloadButton } from "../tab/ReloadButton.tsx";

interface PanelProps {
  readonly onClose: () => void;
}

type Panel = ComponentType<PanelProps>;

const loadHelp = async (): Promise<Panel> => (await import("../../help/HelpDialog.tsx")).HelpDialog;

const loadSettings = async (): Promise<Panel> =>
  (await import("./SettingsDialog.tsx")).SettingsDialog;

interface HeaderToolsProps {
  /** The rules are offered in words: somebody may be here for the first time. */
  readonly isLobby?: boolean;
}

export function HeaderTools({ isLobby = false }: HeaderToolsProps) {
  const { openHelp, openSettings } = useTexts();
  const [Shown, open, close] = usePanel();
  return (
    <span className={styles["tools"]}>
      <Button
        variant="quiet"
        icon={<HelpIcon />}
        aria-label={openHelp}
        title={isLobby ? undefined : openHelp}
        onClick={() => open(loadHelp)}
      >
        {isLobby && openHelp}
      </Button>
      <Button
        variant="quiet"
        icon={<SettingsIcon />}
        aria-label={openSettings}
        title={openSettings}
        onClick={() => open(loadSettings)}
      />
      {Shown !== undefined && <Shown onClose={close} />}
    </span>
  );
}

/** The panel that is open. One that cannot be fetched is told about, and the page goes on (P42). */
export function usePanel() {
  const [panel, setPanel] = useState<Panel>();
  const open = (load: () => Promise<Panel>): void => {
    load().then(
      (loaded) => setPanel(() => loaded),
      () => setPanel(() => NoPanel),
    );
  };
  return [panel, open, () => setPanel(undefined)] as const;
}

function NoPanel({ onClose }: PanelProps) {
  const { app, connection } = useTexts();
  return (
    <Dialog
      role="alertdialog"
      title={app.notLoadedTitle}
      onClose={onClose}
      actions={
        <>
          <Button data-safe onClick={onClose}>
            {connection.okay}
          </Button>
          <ReloadButton />
        </>
      }
    >
      {app.brokenText}
    </Dialog>
  );
}
