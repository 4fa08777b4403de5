// Time of the processor, so that other work on the machine changes nothing.

export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
