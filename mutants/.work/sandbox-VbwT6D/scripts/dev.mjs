// Serves page and server with hot reload: the page by vite, the server restarted by tsx.
import { spawn } from "node:child_process";
import { ensureInstalled } from "./install.mjs";
import { ROOT } from "./project.mjs";

ensureInstalled();
const children = [
  ["npx", ["tsx", "watch", "--clear-screen=false", "packages/server/src/main.ts"]],
  ["npx", ["vite", "packages/web"]],
].map(([command, args]) => spawn(command, args, { cwd: ROOT, stdio: "inherit" }));

function stopAll() {
  for (const child of children) child.kill("SIGTERM");
}

for (const child of children) child.once("exit", stopAll);
process.once("SIGINT", stopAll);
process.once("SIGTERM", stopAll);
