// A lamp: a move that could be played.

import { Icon } from "./Icon.tsx";

export function HintIcon() {
  return (
    <Icon>
      <path d="M9 17.5h6M10 20.5h4M9 17.5c0-2.500-3-4-3-7.500a6 6 0 0 1 12 0c0 3.500-3 5-3 7.500" />
    </Icon>
  );
}
