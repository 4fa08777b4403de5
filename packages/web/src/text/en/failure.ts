// What is said in English of a room that cannot be entered, beside the sentence itself; comes with its screen.

export const enFailure = {
  notFound:
    "A room closes when everybody has left it, or the link is not whole. Ask for it again, or open a room yourself and send its link.",
  ownRoom: "Open a private room",
  full: "Two are sitting here already. When one of them goes, the seat is free for you.",
  released: "You weren't ready for a while, so your seat was freed.",
  wait: "Wait for a seat",
  waiting: "Waiting for a seat",
};
