// A program that gives way to all else the machine does, started beside tests that compute: it would wait for their end.

const SOURCE = `
  import os from "node:os";
  import { syncBuiltinESMExports } from "node:module";
  os.setPriority = (priority) => console.error("gives way by " + priority);
  syncBuiltinESMExports();
`;

/** Options for Node, before the program: it tells how far it would give way, and does not. */
export const TELLS_PRIORITY: readonly string[] = [
  "--import",
  `data:text/javascript,${encodeURIComponent(SOURCE)}`,
];
