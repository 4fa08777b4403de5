// The panel with all there is to choose; every choice holds at once (P30).
import { useState, type ReactNode } from "react";
import { useStore } from "zustand";
import { useTexts, type Texts } from "../../text/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { RadioRow } from "../../ui/RadioRow.tsx";
import { Switch } from "../../ui/Switch.tsx";
import type { Cue } from "../../sound/cues.ts";
import { withSounds } from "../../sound/soundDevice.ts";
import { CHOICES, LOUDEST, settingsStore, useSettings } from "../../settings/settings.ts";
import { askToNotify, canNotify } from "../tab/notifications.ts";
import styles from "./SettingsDialog.module.css";

const CHOSEN_IN_ROWS = ["theme", "board", "numbers", "animation"] as const;
/** What there is to hear before it is chosen. */
const SAMPLES = ["move", "capture", "crown", "turn", "won"] as const;

interface SettingsDialogProps {
  readonly onClose: () => void;
}

export function SettingsDialog({ onClose }: SettingsDialogProps) {
  const settings = useTexts().settings;
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
        <LanguageChoice />
        <Sounds />
        <div>
          <SwitchOf name="confirmMoves" />
          {canNotify() && <NotificationSwitch />}
        </div>
      </div>
    </Dialog>
  );
}

function chooseLanguage(value: string): void {
  const language = CHOICES.language.find((each) => each === value);
  if (language !== undefined) settingsStore.setState({ language });
}

/** Too many to stand side by side. */
function LanguageChoice() {
  const { label, ...names } = useTexts().settings.language;
  const chosen = useSettings((settings) => settings.language);
  return (
    <label className={styles["language"]}>
      {label}
      <select value={chosen} onChange={({ target }) => chooseLanguage(target.value)}>
        {CHOICES.language.map((language) => (
          <option key={language} value={language}>
            {names[language]}
          </option>
        ))}
      </select>
    </label>
  );
}

function ChoiceOf({ name }: { readonly name: (typeof CHOSEN_IN_ROWS)[number] }) {
  const texts = useTexts().settings;
  const chosen = useStore(settingsStore, (settings) => settings[name]);
  return (
    <RadioRow<string>
      label={texts[name].label}
      choices={CHOICES[name]}
      names={name === "board" ? boardNames(texts.board) : texts[name]}
      chosen={chosen}
      onChoose={(choice) => settingsStore.setState({ [name]: choice })}
    />
  );
}

/** Each board with a corner of it. */
function boardNames(names: Texts["settings"]["board"]): Readonly<Record<string, ReactNode>> {
  const entries = CHOICES.board.map((board) => [
    board,
    <span key={board} className={styles["boardName"]}>
      <span className={styles["corner"]} data-board={board} aria-hidden="true" />
      {names[board]}
    </span>,
  ]);
  return Object.fromEntries(entries);
}

function hear(cue: Cue): void {
  withSounds((play) => play(cue));
}

/** On or off, how loud, and each to be heard, also while they are off. */
function Sounds() {
  const texts = useTexts().settings;
  const volume = useSettings((settings) => settings.volume);
  return (
    <div>
      <SwitchOf name="sounds" />
      <label className={styles["volume"]}>
        <span>{texts.volume}</span>
        <input
          type="range"
          min={1}
          max={LOUDEST}
          value={volume}
          onChange={({ target }) => {
            settingsStore.setState({ volume: target.valueAsNumber });
            hear("move");
          }}
        />
      </label>
      <fieldset className={styles["samples"]}>
        <legend>{texts.hear}</legend>
        {SAMPLES.map((cue) => (
          <Button key={cue} variant="quiet" onClick={() => hear(cue)}>
            {texts.samples[cue]}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}

/** Switching it on is the press that the browser asks the person after. */
function NotificationSwitch() {
  const { notifications, notificationsBlocked } = useTexts().settings;
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

function SwitchOf({ name }: { readonly name: "sounds" | "confirmMoves" }) {
  const texts = useTexts().settings;
  const isOn = useStore(settingsStore, (settings) => settings[name]);
  return (
    <Switch
      label={texts[name]}
      isOn={isOn}
      onChange={(choice) => settingsStore.setState({ [name]: choice })}
    />
  );
}
