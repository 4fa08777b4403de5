// What every header offers: the rules and the settings, each fetched when it is asked for.
import { useState, type ComponentType } from "react";
import { useTexts } from "../text/texts.ts";
import { Button } from "../ui/Button.tsx";
import { HelpIcon, SettingsIcon } from "../ui/icons.tsx";
import styles from "./HeaderTools.module.css";
import { useServices } from "./services.ts";

interface PanelProps {
  readonly onClose: () => void;
}

type Panel = ComponentType<PanelProps>;

const loadHelp = async (): Promise<Panel> => (await import("../help/HelpDialog.tsx")).HelpDialog;

const loadSettings = async (): Promise<Panel> =>
  (await import("../settings/SettingsDialog.tsx")).SettingsDialog;

export function HeaderTools() {
  const { help, settings } = useTexts();
  const [Shown, open, close] = usePanel();
  return (
    <span className={styles["tools"]}>
      <Button
        variant="quiet"
        icon={<HelpIcon />}
        aria-label={help.open}
        title={help.open}
        onClick={() => open(loadHelp)}
      />
      <Button
        variant="quiet"
        icon={<SettingsIcon />}
        aria-label={settings.open}
        title={settings.open}
        onClick={() => open(loadSettings)}
      />
      {Shown !== undefined && <Shown onClose={close} />}
    </span>
  );
}

/** The panel that is open. One that cannot be fetched is told about, and the page goes on. */
export function usePanel() {
  const { announcer } = useServices();
  const { app } = useTexts();
  const [panel, setPanel] = useState<Panel>();
  const open = (load: () => Promise<Panel>): void => {
    load().then(
      (loaded) => setPanel(() => loaded),
      () => announcer.say(app.notLoaded, "assertive"),
    );
  };
  return [panel, open, () => setPanel(undefined)] as const;
}
