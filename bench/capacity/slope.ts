// Linear regression: the cost of one more item, and the deviation of the points.

export interface Point {
  readonly count: number;
  readonly cost: number;
}

/** The slope by least squares: the cost of one more item. */
function slopeOf(points: readonly Point[]): number {
  const at = mean(points.map(({ count }) => count));
  const of = mean(points.map(({ cost }) => cost));
  const rise = points.reduce((sum, { count, cost }) => sum + (count - at) * (cost - of), 0);
  const run = points.reduce((sum, { count }) => sum + (count - at) ** 2, 0);
  return rise / run;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Prints the points, and the slope in a smaller unit. */
export function printSlope(
  what: string,
  points: readonly Point[],
  unit: { readonly point: string; readonly each: string; readonly times: number },
): void {
  const shown = points.map(({ count, cost }) => `${count}: ${cost.toFixed(2)} ${unit.point}`);
  console.log(`${what}\n  ${shown.join(", ")}`);
  console.log(`  ${(slopeOf(points) * unit.times).toFixed(2)} ${unit.each} each`);
}
