// The types of the project, for benches.

/** The project's folder. */
export const ROOT: string;
