// Tells what a run has measured; the long run's figures stand in docs/reliability.md.

export function report(what: string, figures: Readonly<Record<string, unknown>>): void {
  process.stdout.write(`${what}: ${JSON.stringify(figures)}\n`);
}
