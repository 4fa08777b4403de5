// Ends the server with npm: npm ends at a SIGTERM without passing it on, and the server would keep its port.

const LOOK_EVERY_MS = 500;

/** Takes the end of npm's shell for a SIGTERM of its own. */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event !== "start") return;
  const shell = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, "SIGTERM");
  }, LOOK_EVERY_MS).unref();
  for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => clearInterval(looking));
}
