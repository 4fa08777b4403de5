// The tools of every header: sound, rules and settings. The panels are fetched when they are opened.
import { useRef, useState, type ComponentType, type ReactNode } from "react";
import { settingsStore, useSettings } from "../../settings/settings.ts";
import { useTexts } from "../../text/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { AlertDialog } from "../../ui/Dialog.tsx";
import { withStudyTexts } from "../later/later.ts";
import { ReloadButton } from "../address/PageLink.tsx";
import styles from "../../site/SiteHeader.module.css";

interface PanelProps {
  readonly onClose: () => void;
}

type Panel = ComponentType<PanelProps>;

const loadHelp = withStudyTexts(
  async (): Promise<Panel> => (await import("../../help/HelpDialog.tsx")).HelpDialog,
);
const loadSettings = withStudyTexts(
  async (): Promise<Panel> => (await import("./SettingsDialog.tsx")).SettingsDialog,
);

/** `children` come first. */
export function HeaderTools({ children }: { readonly children?: ReactNode }) {
  const { openHelp, openSettings } = useTexts();
  const [Shown, open, close] = usePanel();
  return (
    <span className={styles["tools"]}>
      {children}
      <MuteButton />
      <Button variant="quiet" icon="help" label={openHelp} onClick={() => open(loadHelp)} />
      <Button
        variant="quiet"
        icon="settings"
        label={openSettings}
        onClick={() => open(loadSettings)}
      />
      {Shown !== undefined && <Shown onClose={close} />}
    </span>
  );
}

export function MuteButton() {
  const { mute } = useTexts();
  const hasSounds = useSettings(({ sounds }) => sounds);
  return (
    <Button
      variant="quiet"
      icon={hasSounds ? "sound" : "muted"}
      label={mute}
      aria-pressed={!hasSounds}
      onClick={() => settingsStore.setState({ sounds: !hasSounds })}
    />
  );
}

/** The open panel. A panel that cannot be fetched is replaced by a message; the page goes on (P42). */
export function usePanel() {
  const [panel, setPanel] = useState<Panel>();
  const latest = useRef<Promise<Panel>>(undefined);
  const open = (load: () => Promise<Panel>): void => {
    const asked = load().catch(() => NoPanel);
    latest.current = asked;
    void asked.then((loaded) => {
      if (latest.current === asked) setPanel(() => loaded);
    });
  };
  return [panel, open, () => setPanel(undefined)] as const;
}

function NoPanel({ onClose }: PanelProps) {
  const { app, connection } = useTexts();
  return (
    <AlertDialog
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
    </AlertDialog>
  );
}
