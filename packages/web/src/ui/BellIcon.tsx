// A bell: somebody wants to be called.

import { Icon } from "./Icon.tsx";

export function BellIcon() {
  return (
    <Icon>
      <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15ZM10 20.5h4" />
    </Icon>
  );
}
