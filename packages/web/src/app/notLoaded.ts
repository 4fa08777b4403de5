// What is thrown when a part of the page is out of reach (P42).

/** The network is gone, or a new version has taken the files' place. */
export class NotLoaded extends Error {}
