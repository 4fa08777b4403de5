// The list of keys: fetched when it is asked for, by its button or by the question mark (P26).

export const loadKeys = async () => (await import("./KeysDialog.tsx")).KeysDialog;
