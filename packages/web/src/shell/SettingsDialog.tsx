// The panel with all there is to choose; every choice holds at once (P30).
import { useState } from "react";
import { useStore } from "zustand";
import { enSettings } from "../text/enSettings.ts";
import { isWhole, useTexts } from "../text/texts.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { RadioRow } from "../ui/RadioRow.tsx";
import { Switch } from "../ui/Switch.tsx";
import { CHOICES, settingsStore, useSettings } from "../settings/settings.ts";
import { askToNotify, canNotify } from "./notifications.ts";
import styles from "./SettingsDialog.module.css";

const CHOSEN_IN_ROWS = ["theme", "numbers", "animation", "language"] as const;
const SWITCHED = ["sounds", "confirmMoves"] as const;

interface SettingsDialogProps {
  readonly onClose: () => void;
}

export function SettingsDialog({ onClose }: SettingsDialogProps) {
  const settings = useSettingsTexts();
  return (
    <Dialog
      title={settings.title}
      onClose={onClose}
      actions={
        <Button variant="primary" data-safe onClick={onClose}>
          {settings.done}
        </Button>
      }
    >
      <div className={styles["settings"]}>
        {CHOSEN_IN_ROWS.map((name) => (
          <ChoiceOf key={name} name={name} />
        ))}
        <div>
          {SWITCHED.map((name) => (
            <SwitchOf key={name} name={name} />
          ))}
          {canNotify() && <NotificationSwitch />}
        </div>
      </div>
    </Dialog>
  );
}

function useSettingsTexts(): typeof enSettings {
  const texts = useTexts();
  return isWhole(texts) ? texts.settings : enSettings;
}

function ChoiceOf({ name }: { readonly name: (typeof CHOSEN_IN_ROWS)[number] }) {
  const texts = useSettingsTexts();
  const chosen = useStore(settingsStore, (settings) => settings[name]);
  return (
    <RadioRow<string>
      label={texts[name].label}
      choices={CHOICES[name]}
      names={texts[name]}
      chosen={chosen}
      onChoose={(choice) => settingsStore.setState({ [name]: choice })}
    />
  );
}

/** Switching it on is the press that the browser asks the person after. */
function NotificationSwitch() {
  const { notifications, notificationsBlocked } = useSettingsTexts();
  const isWanted = useSettings((settings) => settings.notifications);
  const [isBlocked, setBlocked] = useState(false);
  const change = (isOn: boolean): void => {
    if (isOn) void askToNotify().then((isAllowed) => setBlocked(!isAllowed));
    else settingsStore.setState({ notifications: false });
  };
  return (
    <>
      <Switch label={notifications} isOn={isWanted} onChange={change} />
      {isBlocked && <p role="alert">{notificationsBlocked}</p>}
    </>
  );
}

function SwitchOf({ name }: { readonly name: (typeof SWITCHED)[number] }) {
  const texts = useSettingsTexts();
  const isOn = useStore(settingsStore, (settings) => settings[name]);
  return (
    <Switch
      label={texts[name]}
      isOn={isOn}
      onChange={(choice) => settingsStore.setState({ [name]: choice })}
    />
  );
}
