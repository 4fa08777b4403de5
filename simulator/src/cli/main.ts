// `npm run -s simulate`: a range of seeds on all cores, or one seed with its trace.
import { fileURLToPath } from "node:url";
import { MUTATIONS } from "../mutations/index.ts";
import { simulate, type SimulationReport } from "../play/simulate.ts";
import { runWorkers, work } from "./workers.ts";
import { readSettings, type Settings } from "./settings.ts";

if (process.argv[2] === "--worker") work();
else await run(process.argv.slice(2)).catch(giveUp);

async function run(args: readonly string[]): Promise<void> {
  const settings = readSettings(args);
  const { seed } = settings;
  const failed = seed === undefined ? await runRow(settings) : await runOne(settings, seed);
  process.exitCode = failed ? 1 : 0;
}

async function runOne(settings: Settings, seed: number): Promise<boolean> {
  const { operations, trace, mutation } = settings;
  const report = await simulate({
    seed,
    operations,
    ...(mutation !== undefined && { mutation: MUTATIONS[mutation] }),
    ...(trace && { show: write }),
  });
  if (report.violation !== undefined) printViolation(report, settings);
  write(`seed ${seed} lines ${report.lines} digest ${report.digest}\n`);
  return report.violation !== undefined;
}

async function runRow(settings: Settings): Promise<boolean> {
  const { from, seeds, operations, mutation } = settings;
  const begun = performance.now();
  let violations = 0;
  await runWorkers({
    program: fileURLToPath(import.meta.url),
    seeds: Array.from({ length: seeds }, (_, index) => from + index),
    operations,
    mutation,
    report: (reports) => {
      const bad = reports.filter(({ violation }) => violation !== undefined);
      violations += bad.length;
      for (const report of bad) printViolation(report, settings);
    },
  });
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  write(`seeds ${seeds} operations ${operations} violations ${violations} seconds ${seconds}\n`);
  return violations > 0;
}

function printViolation(
  { seed, violation }: SimulationReport,
  { operations, mutation }: Settings,
): void {
  const planted = mutation === undefined ? "" : ` --mutation ${mutation}`;
  write(`seed ${seed}: ${violation?.promise}: ${violation?.detail}\n`);
  write(`  npm run -s simulate -- --seed ${seed} --operations ${operations}${planted} --trace\n`);
}

function write(text: string): void {
  process.stdout.write(text);
}

function giveUp(fault: unknown): void {
  process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exitCode = 1;
}
