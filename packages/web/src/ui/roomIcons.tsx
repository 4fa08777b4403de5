// The icons of a room: copying its link, its sounds, the way out.

import { Icon } from "./Icon.tsx";

export function CopyIcon() {
  return (
    <Icon>
      <rect x="9" y="9" width="11" height="11" rx="2" />
      <path d="M15 5.5V5a1 1 0 0 0-1-1H5a1 1 0 0 0-1 1v9a1 1 0 0 0 1 1h.5" />
    </Icon>
  );
}

export function CheckIcon() {
  return (
    <Icon>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </Icon>
  );
}

export function ExitIcon() {
  return (
    <Icon>
      <path d="M14 4H6v16h8M10 12h11m-3.5-3.5L21 12l-3.5 3.5" />
    </Icon>
  );
}

export function SoundIcon() {
  return (
    <Icon>
      <path d="M4.5 9.5v5h3.5l4.5 4v-13l-4.5 4Zm11-.5a4.3 4.3 0 0 1 0 6m2.5-8.5a7.8 7.8 0 0 1 0 11" />
    </Icon>
  );
}

export function MutedIcon() {
  return (
    <Icon>
      <path d="M4.5 9.5v5h3.5l4.5 4v-13l-4.5 4Zm11.5.5 4.5 4.5m0-4.5L16 14.5" />
    </Icon>
  );
}

export function MoreIcon() {
  return (
    <Icon>
      <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3" />
    </Icon>
  );
}
