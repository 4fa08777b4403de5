// The ways to a game: Play Now with its clock, then the quieter ones (P3, P60).
import type { LobbyData } from "@kingrow/client";
import { OPENINGS, PACES, PRACTICE_PATH, TABLE_PATH } from "@kingrow/protocol";
import { CHOICES, settingsStore, useSettings } from "../settings/settings.ts";
import { PageLink } from "../shell/address/PageLink.tsx";
import { useTexts } from "../text/texts.ts";
import buttons from "../ui/Button.module.css";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/base/Icon.tsx";
import { RadioRow } from "../ui/form/RadioRow.tsx";
import { Select } from "../ui/form/Select.tsx";
import styles from "./WaysToPlay.module.css";

interface WaysToPlayProps {
  readonly data: LobbyData;
  /** The server cannot be reached: the first way is the computer's. */
  readonly isUnreachable: boolean;
  /** A game of the visitor is running: the first way leads back to it. */
  readonly isPlaying: boolean;
  readonly onCreate: (isPrivate: boolean) => void;
  readonly onPlayNow: () => void;
}

export function WaysToPlay(props: WaysToPlayProps) {
  const { data, isUnreachable, isPlaying, onCreate, onPlayNow } = props;
  const { isCreating, isSeeking } = data;
  /** Whether the computer is the first way. */
  const isFirst = isUnreachable && !isPlaying;
  const { lobby, options } = useTexts();
  const pace = useSettings((settings) => settings.pace);
  const isBlocked = isUnreachable || isCreating || isSeeking || data.joining !== undefined;
  return (
    <div className={styles["ways"]}>
      <Button
        variant={isPlaying ? "secondary" : "primary"}
        busy={isSeeking}
        disabled={isBlocked}
        aria-description={options.pacesInWords[pace]}
        onClick={onPlayNow}
      >
        {lobby.playNow}
      </Button>
      <div className={styles["clock"]}>
        <RadioRow
          label={options.clock}
          choices={PACES}
          names={options.paces}
          chosen={pace}
          onChoose={(choice) => settingsStore.setState({ pace: choice })}
        />
        <MoreOptions />
      </div>
      <div className={styles["others"]}>
        <Button
          icon="invite"
          busy={isCreating}
          disabled={isBlocked}
          aria-description={lobby.privateHint}
          onClick={() => onCreate(true)}
        >
          {lobby.createPrivate}
        </Button>
        <Button
          icon="table"
          busy={isCreating}
          disabled={isBlocked}
          aria-description={lobby.publicHint}
          onClick={() => onCreate(false)}
        >
          {lobby.createPublic}
        </Button>
        <PageLink className={buttons[isFirst ? "primaryLink" : "link"]} href={PRACTICE_PATH}>
          <Icon name="computer" />
          {lobby.computer}
        </PageLink>
        <PageLink className={buttons["link"]} href={TABLE_PATH}>
          <Icon name="pair" />
          {lobby.table}
        </PageLink>
      </div>
    </div>
  );
}

/** Folded up it names the options that are not the usual ones. */
function MoreOptions() {
  const { lobby, options } = useTexts();
  const { opening, watching } = useSettings((settings) => settings);
  return (
    <details className={styles["options"]}>
      <summary>
        <b>
          {lobby.options}
          <Icon name="more" />
        </b>
        {opening === "ballot" && <span>{lobby.drawn}</span>}
        {watching !== "usual" && (
          <span>{`${options.watching}: ${options.watchings[watching]}`}</span>
        )}
      </summary>
      <Select
        label={options.opening}
        choices={OPENINGS}
        names={options.openings}
        chosen={opening}
        onChoose={(choice) => settingsStore.setState({ opening: choice })}
      />
      <Select
        label={options.watching}
        choices={CHOICES.watching}
        names={options.watchings}
        chosen={watching}
        onChoose={(choice) => settingsStore.setState({ watching: choice })}
      />
    </details>
  );
}
