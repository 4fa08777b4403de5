// CPU time of this process, which other work on the machine does not change.

export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
