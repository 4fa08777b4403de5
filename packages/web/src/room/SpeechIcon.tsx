// A bubble: something to say.
import { Icon } from "../ui/Icon.tsx";

export function SpeechIcon() {
  return (
    <Icon>
      <path d="M4 5.5h16v10.5h-9l-4.5 3.5v-3.5H4Z" />
    </Icon>
  );
}
