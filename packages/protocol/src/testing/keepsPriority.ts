// A preload for Node that keeps a program from lowering its own priority during tests.

const SOURCE = `
  import os from "node:os";
  import { syncBuiltinESMExports } from "node:module";
  os.setPriority = () => undefined;
  syncBuiltinESMExports();
`;

/** Options for Node that load it. */
export const KEEPS_PRIORITY: readonly string[] = [
  "--import",
  `data:text/javascript,${encodeURIComponent(SOURCE)}`,
];
