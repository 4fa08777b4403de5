// Public rooms in which players wait for games with clocks, as the lobby lists them.

const WAITING = { playerCount: 1, maxPlayers: 2, status: "Open", gameStatus: "waiting" };

export const SEEKERS = [
  {
    ...WAITING,
    id: "seeker02",
    names: [30, null],
    options: { pace: "5+3", opening: "free", watchable: true },
  },
  {
    ...WAITING,
    id: "seeker03",
    names: [7, null],
    options: { pace: "30s", opening: "ballot", watchable: true },
  },
] as const;
