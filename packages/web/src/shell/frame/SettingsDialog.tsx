// The panel with everything a visitor can choose; each choice takes effect at once (P30).
import type { ReactNode } from "react";
import { useShownNumbers } from "../../board/surface/Numbers.tsx";
import { CHOICES, LOUDEST, settingsStore, useSettings } from "../../settings/settings.ts";
import { withSounds } from "../../sound/soundDevice.ts";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { classes } from "../../ui/base/classes.ts";
import { NameDisc } from "../../ui/base/NameDisc.tsx";
import { RadioRow } from "../../ui/form/RadioRow.tsx";
import { Select } from "../../ui/form/Select.tsx";
import { Switch } from "../../ui/form/Switch.tsx";
import { canNotify, useNotifying } from "../call/notifications.ts";
import { GamesLink } from "../address/PageLink.tsx";
import select from "../../ui/form/Select.module.css";
import row from "../../ui/form/Switch.module.css";
import styles from "./SettingsDialog.module.css";

const SAMPLES = ["move", "capture", "crown", "turn", "won"] as const;

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { settings } = useStudyTexts();
  return (
    <Dialog title={settings.title} width="wide" okay={settings.done} onClose={onClose}>
      <div className={styles["settings"]}>
        <div>
          <NameChoice />
          <SelectOf name="language" />
          <SelectOf name="theme" />
          <hr />
          <BoardChoice />
          <NumbersChoice />
          <SelectOf name="animation" />
        </div>
        <div>
          <Sounds />
          <hr />
          <SwitchOf name="confirmMoves" />
          <SwitchOf name="greetings" />
          {canNotify() && <NotificationSwitch />}
          <GamesLink className={row["switch"]} />
        </div>
      </div>
    </Dialog>
  );
}

/** The other player sees it from the next seat on. */
function NameChoice() {
  const { names, settings } = useStudyTexts();
  const number = useSettings(({ name }) => name);
  const animals = names.animals.split(" ");
  const nameOf = (place: number): string => animals[place] ?? "";
  return (
    <Select
      label={settings.name}
      picture={<NameDisc number={number} name={nameOf(number)} />}
      choices={[...animals.keys()].sort((one, other) => nameOf(one).localeCompare(nameOf(other)))}
      names={animals}
      chosen={number}
      onChoose={(name) => settingsStore.setState({ name })}
    />
  );
}

function SelectOf({ name }: { readonly name: "language" | "theme" | "animation" }) {
  const { label, ...names }: Readonly<Record<string, string>> = useStudyTexts().settings[name];
  const chosen = useSettings((settings) => settings[name]);
  return (
    <Select
      label={label ?? ""}
      choices={CHOICES[name]}
      names={names}
      chosen={chosen}
      onChoose={(choice) => settingsStore.setState({ [name]: choice })}
    />
  );
}

/** A board without a frame has its numbers on the squares or not at all. */
function NumbersChoice() {
  const { label, ...names } = useStudyTexts().settings.numbers;
  const numbers = useSettings((settings) => settings.numbers);
  const shown = useShownNumbers(numbers);
  const hasFrame = useShownNumbers("frame") === "frame";
  return (
    <Select
      label={label}
      choices={CHOICES.numbers.filter((choice) => hasFrame || choice !== "frame")}
      names={names}
      chosen={shown}
      onChoose={(choice) => settingsStore.setState({ numbers: choice })}
    />
  );
}

function BoardChoice() {
  const texts = useStudyTexts().settings.board;
  const chosen = useSettings(({ board }) => board);
  const names: Readonly<Record<string, ReactNode>> = Object.fromEntries(
    CHOICES.board.map((board) => [
      board,
      <span key={board} className={styles["boardName"]}>
        <span className={styles["corner"]} data-board={board} aria-hidden="true" />
        {texts[board]}
      </span>,
    ]),
  );
  return (
    <RadioRow
      label={texts.label}
      showsLabel
      choices={CHOICES.board}
      names={names}
      chosen={chosen}
      onChoose={(board) => settingsStore.setState({ board })}
    />
  );
}

/** On or off, the volume, and samples that can be heard while the sounds are off. */
function Sounds() {
  const texts = useStudyTexts().settings;
  const volume = useSettings((settings) => settings.volume);
  return (
    <>
      <SwitchOf name="sounds" />
      <label className={select["select"]}>
        <span>{texts.volume}</span>
        <input
          type="range"
          min={1}
          max={LOUDEST}
          value={volume}
          onChange={({ target }) => {
            settingsStore.setState({ volume: target.valueAsNumber });
            withSounds((play) => play("move"));
          }}
        />
      </label>
      <fieldset className={classes("row", styles["samples"])}>
        <legend>{texts.hear}</legend>
        {SAMPLES.map((cue) => (
          <Button key={cue} icon="run" onClick={() => withSounds((play) => play(cue))}>
            {texts.samples[cue]}
          </Button>
        ))}
      </fieldset>
    </>
  );
}

/** Switching it on is the press that the browser demands before it asks the visitor. */
function NotificationSwitch() {
  const { notifications, notificationsBlocked } = useStudyTexts().settings;
  const { isWanted, isBlocked, ask } = useNotifying();
  const change = (isOn: boolean): void =>
    isOn ? ask() : settingsStore.setState({ notifications: false });
  return (
    <>
      <Switch label={notifications} isOn={isWanted} onChange={change} />
      {isBlocked && <p role="alert">{notificationsBlocked}</p>}
    </>
  );
}

function SwitchOf({ name }: { readonly name: "sounds" | "confirmMoves" | "greetings" }) {
  const texts = useStudyTexts().settings;
  const isOn = useSettings((settings) => settings[name]);
  return (
    <Switch
      label={texts[name]}
      isOn={isOn}
      onChange={(choice) => settingsStore.setState({ [name]: choice })}
    />
  );
}
