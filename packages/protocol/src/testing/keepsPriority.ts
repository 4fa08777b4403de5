// A program that gives way to others, started beside tests that compute: it would wait for their end.

const SOURCE = `
  import os from "node:os";
  import { syncBuiltinESMExports } from "node:module";
  os.setPriority = () => undefined;
  syncBuiltinESMExports();
`;

/** Options for Node, before the program: it does not give way. */
export const KEEPS_PRIORITY: readonly string[] = [
  "--import",
  `data:text/javascript,${encodeURIComponent(SOURCE)}`,
];
