// The metrics as a page for a browser on this machine.
import type { ServerResponse } from "node:http";
import type { MetricObjectWithValues, MetricValue } from "prom-client";

/** One line of the page. */
export interface Figure {
  readonly name: string;
  readonly help: string;
  readonly value: number;
}

/** Histograms without their buckets. */
export function figuresOf(
  metrics: readonly MetricObjectWithValues<MetricValue<string>>[],
): readonly Figure[] {
  return metrics.flatMap(({ name, help, values }) =>
    values
      .filter((one) => !("metricName" in one) || !String(one.metricName).endsWith("_bucket"))
      .map((one) => ({ name: nameOf(name, one), help, value: one.value })),
  );
}

function nameOf(name: string, { labels, ...rest }: MetricValue<string>): string {
  const own = "metricName" in rest ? String(rest.metricName) : name;
  const pairs = Object.entries(labels).map(([label, value]) => `${label}=${value}`);
  return pairs.length === 0 ? own : `${own} (${pairs.join(", ")})`;
}

export function sendStatus(response: ServerResponse, figures: readonly Figure[]): void {
  const rows = figures.map(
    ({ name, help, value }) => `<tr><td>${plain(name)}<td>${shown(value)}<td>${plain(help)}`,
  );
  response.writeHead(200, {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'",
    "X-Content-Type-Options": "nosniff",
  });
  response.end(
    `<!doctype html><html lang="en"><title>Kingrow: figures</title><h1>Kingrow</h1>` +
      `<table><tr><th>What<th>Now<th>Meaning${rows.join("\n")}</table>\n`,
  );
}

/** A dash for a figure without a value. */
function shown(value: number): string {
  return Number.isFinite(value) ? String(Number(value.toFixed(4))) : "–";
}

function plain(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
