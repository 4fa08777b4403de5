// Loaded into a server under test (`--expose-gc --import`): at SIGUSR2 it throws away all garbage and writes what is left.
process.on("SIGUSR2", () => {
  globalThis.gc();
  const { heapUsed, external, arrayBuffers } = process.memoryUsage();
  process.stderr.write(`${JSON.stringify({ collected: { heapUsed, external, arrayBuffers } })}\n`);
});
