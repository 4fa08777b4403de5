// The icons of a game and of what is left of it.

import { Icon } from "./icons.tsx";

export function LockIcon() {
  return (
    <Icon>
      <rect x="5" y="11" width="14" height="9" rx="2" />
      <path d="M8 11V8a4 4 0 0 1 8 0v3" />
    </Icon>
  );
}

export function FlagIcon() {
  return (
    <Icon>
      <path d="M6 21V4m0 .5c4-2 7 2 12 0V14c-5 2-8-2-12 0" />
    </Icon>
  );
}

export function DrawIcon() {
  return (
    <Icon>
      <path d="M4 6.5 6.5 5v7M5 20 19 4m-4.5 11.3a2.4 2.4 0 0 1 4.8.2c0 1.8-4.8 2.3-4.8 4.5h5" />
    </Icon>
  );
}

export function TakebackIcon() {
  return (
    <Icon>
      <path d="M4 9h11a5 5 0 0 1 0 10h-4M4 9l4-4M4 9l4 4" />
    </Icon>
  );
}

export function KeysIcon() {
  return (
    <Icon>
      <rect x="3" y="6" width="18" height="12" rx="2" />
      <path d="M7 10h.01M11 10h.01M15 10h.01M18 10h.01M7 14h.01M10 14h5M18 14h.01" />
    </Icon>
  );
}

export function CrossIcon() {
  return (
    <Icon>
      <path d="m6 6 12 12M18 6 6 18" />
    </Icon>
  );
}

const TRAVEL_PATHS = {
  first: "M18 6l-6 6 6 6M11 6l-6 6 6 6",
  previous: "M15 6l-6 6 6 6",
  next: "M9 6l6 6-6 6",
  last: "M6 6l6 6-6 6M13 6l6 6-6 6",
} as const;

/** One chevron for a move, two for all of them. */
export function TravelIcon({ way }: { readonly way: keyof typeof TRAVEL_PATHS }) {
  return (
    <Icon>
      <path d={TRAVEL_PATHS[way]} />
    </Icon>
  );
}

export function TurnIcon() {
  return (
    <Icon>
      <path d="M5 9a7.5 7.5 0 0 1 13-2l2 2m0-5v5h-5M19 15a7.5 7.5 0 0 1-13 2l-2-2m0 5v-5h5" />
    </Icon>
  );
}

export function DownloadIcon() {
  return (
    <Icon>
      <path d="M12 4v11m-4.5-4L12 15.500 16.500 11M5 19.500h14" />
    </Icon>
  );
}

export function ShareIcon() {
  return (
    <Icon>
      <path d="M12 15V3.5M8 7l4-3.5L16 7M7 11H5v9h14v-9h-2" />
    </Icon>
  );
}
