// Extracts scores and lost points from Lighthouse's report.
import type lighthouse from "lighthouse";

export interface Judgement {
  /** By category, 0 to 100. */
  readonly scores: Readonly<Record<string, number>>;
  /** The audits that cost points. */
  readonly lost: readonly string[];
  readonly timings: string;
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

const TIMINGS = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "speed-index",
  "cumulative-layout-shift",
];

export function judgementOf({ categories, audits }: Report): Judgement {
  const scores = Object.entries(categories).map(([id, { score }]) => [
    id,
    Math.round((score ?? 0) * 100),
  ]);
  const weighed = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  const lost = weighed.flatMap(({ id }) => {
    const audit = audits[id];
    return audit === undefined || audit.score === null || audit.score >= 0.9
      ? []
      : [describe(audit)];
  });
  return {
    scores: Object.fromEntries(scores),
    lost,
    timings: TIMINGS.flatMap((id) => audits[id] ?? [])
      .map(describe)
      .join(", "),
  };
}

function describe({ title, displayValue }: Report["audits"][string]): string {
  return displayValue === undefined ? title : `${title} ${displayValue}`;
}
