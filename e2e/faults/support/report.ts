// Prints the measurements of a run. Those of the long run are in docs/reliability.md.

export function report(what: string, figures: Readonly<Record<string, unknown>>): void {
  process.stdout.write(`${what}: ${JSON.stringify(figures)}\n`);
}
