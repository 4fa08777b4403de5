// The types of what benches use of the project.

/** The project's folder. */
export const ROOT: string;
