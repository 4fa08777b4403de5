// The list of one's own rooms, in English.

export const enOwn = {
  title: "Your rooms",
  back: "Return",
  leave: "Leave",
  left: (name: string) => `You have left ${name}.`,
};
