// What the lobby says, in English.

export const enLobby = {
  heading: "Checkers for two",
  intro: "No account: play whoever is here, or send somebody the link of your room.",
  publicRooms: "Public Rooms",
  waiting: "Looking for rooms",
  offline: "Rooms appear here once you are online.",
  empty: "No public rooms in the lobby, create one!",
  playNow: "Play Now",
  createPublic: "Create Public Room",
  createPrivate: "Create Private Room",
  createHint:
    "Play Now seats you with whoever waits. A public room is listed here, a private one is found by its link alone.",
  clock: "Clock",
  paces: {
    none: "none",
    "3+2": "3 min + 2 s a move",
    "5+3": "5 min + 3 s a move",
    "10+5": "10 min + 5 s a move",
    "30s": "30 s a move",
  },
  join: "Join Room",
  full: "Room Full",
  joinRow: (roomId: string) => `Join Room ${roomId}`,
  fullRow: (roomId: string) => `Room Full ${roomId}`,
  players: (count: number, max: number) => `${count}/${max} Players`,
  status: { Open: "Open", Pending: "Pending", Full: "Full", Closed: "Closed" },
  newcomers: (count: number) => (count === 1 ? "1 new room" : `${count} new rooms`),
  oops: "Oops!",
  okay: "Okay",
};
