// The icons of a game that plays by itself.
import { Icon } from "../ui/Icon.tsx";

export function PlayIcon() {
  return (
    <Icon>
      <path d="M7 5v14l12-7z" />
    </Icon>
  );
}

export function PauseIcon() {
  return (
    <Icon>
      <path d="M8 5v14M16 5v14" />
    </Icon>
  );
}
