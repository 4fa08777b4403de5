// All that players can say to each other, in English.
import type { Greeting } from "@kingrow/protocol";

const words: Record<Greeting, string> = {
  hello: "Hello!",
  goodLuck: "Good luck!",
  wellPlayed: "Well played!",
  thanks: "Thanks!",
  oops: "Oops!",
  oneMoment: "One moment, please.",
};

export const enGreet = {
  open: "Say something",
  title: "Say something",
  close: "Close",
  words,
  said: (words: string) => `Opponent: ${words}`,
  muteGame: "Mute now",
  muteAlways: "Mute always",
};
