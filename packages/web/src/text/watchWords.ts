// Watching a game of others, in every language: few words, which come with their screen.
import type { Color } from "@kingrow/rules";

interface WatchWords {
  readonly title: string;
  readonly heading: string;
  readonly toMove: Readonly<Record<Color, string>>;
  readonly notBegun: string;
  readonly captured: (count: number) => string;
  readonly gone: { readonly title: string; readonly text: string };
  readonly refused: { readonly title: string; readonly text: string };
}

/** Who reads another language gets English here. */
export const WATCH_WORDS: Readonly<Record<"en" | "de", WatchWords>> = {
  en: {
    title: "Watching · Kingrow",
    heading: "You are watching",
    toMove: { black: "Black is to move.", white: "White is to move." },
    notBegun: "The game has not begun.",
    captured: (count) => `${count} captured`,
    gone: {
      title: "Nothing to watch here",
      text: "This room is closed, or the link is not right.",
    },
    refused: {
      title: "This game is not shown",
      text: "You play it yourself, or it is not open to watchers.",
    },
  },
  de: {
    title: "Zuschauen · Kingrow",
    heading: "Du schaust zu",
    toMove: { black: "Schwarz ist am Zug.", white: "Weiß ist am Zug." },
    notBegun: "Das Spiel hat noch nicht begonnen.",
    captured: (count) => `${count} geschlagen`,
    gone: {
      title: "Hier gibt es nichts zu sehen",
      text: "Dieser Raum ist geschlossen, oder der Link stimmt nicht.",
    },
    refused: {
      title: "Dieses Spiel wird nicht gezeigt",
      text: "Du spielst es selbst, oder Zuschauen ist hier nicht vorgesehen.",
    },
  },
};
