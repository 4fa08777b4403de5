// Watching a game of others, in English; fetched with its screen.

export const enWatch = {
  title: "Watching · Kingrow",
  heading: "You are watching",
  toMove: { black: "Black is to move.", white: "White is to move." },
  notBegun: "The game has not begun.",
  captured: (count: number) => `${count} captured`,
  gone: {
    title: "Nothing to watch here",
    text: "This room is closed, or the link is not right.",
  },
  refused: {
    title: "This game is not shown",
    text: "You play it yourself, or it is not open to watchers.",
  },
};

export type WatchWords = typeof enWatch;
