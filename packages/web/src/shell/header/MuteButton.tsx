// Silence within reach: the same setting as the panel's.
import { Button } from "../../ui/Button.tsx";
import { MutedIcon, SoundIcon } from "../../ui/roomIcons.tsx";
import { settingsStore, useSettings } from "../../settings/settings.ts";
import { useTexts } from "../../text/texts.ts";

export function MuteButton() {
  const { mute } = useTexts();
  const hasSounds = useSettings(({ sounds }) => sounds);
  return (
    <Button
      variant="quiet"
      icon={hasSounds ? <SoundIcon /> : <MutedIcon />}
      aria-label={mute}
      aria-pressed={!hasSounds}
      title={mute}
      onClick={() => settingsStore.setState({ sounds: !hasSounds })}
    />
  );
}
