// What kinds of games there are, in English.

export const enOptions = {
  clock: "Clock",
  paces: {
    none: "none",
    "3+2": "3 min + 2 s a move",
    "5+3": "5 min + 3 s a move",
    "10+5": "10 min + 5 s a move",
    "30s": "30 s a move",
  },
  opening: "Opening",
  openings: { free: "free", ballot: "three drawn moves" },
  watching: "Watching",
  watchings: { usual: "in public rooms alone", yes: "allowed", no: "not allowed" },
};
