// What the settings panel says, in English.
import { LANGUAGE_NAMES } from "../languageNames.ts";

export const enSettings = {
  title: "Settings",
  done: "Done",
  theme: { label: "Theme", system: "System", light: "Light", dark: "Dark" },
  board: {
    label: "Board",
    tournament: "Green and buff",
    wood: "Walnut and maple",
    contrast: "High contrast",
  },
  volume: "Volume",
  hear: "Hear",
  samples: { move: "Move", capture: "Capture", crown: "King", turn: "Your turn", won: "Win" },
  numbers: {
    label: "Square numbers",
    off: "Off",
    frame: "In the frame",
    squares: "On the squares",
  },
  animation: { label: "Animation", off: "Off", fast: "Fast", normal: "Normal" },
  // Each language in itself, for those who read no other.
  language: { label: "Language", auto: "Auto", ...LANGUAGE_NAMES },
  sounds: "Sounds and vibration",
  confirmMoves: "Confirm every move",
  greetings: "Show what the opponent says",
  notifications: "Notify me when I am called back",
  /** The browser said no. */
  notificationsBlocked: "Your browser does not let this page notify you.",
};
