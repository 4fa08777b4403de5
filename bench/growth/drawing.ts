// The growth as an SVG: how many times the relay's cost a move takes, over the number of rooms on a logarithmic scale.

export interface Size {
  readonly rooms: number;
  /** Main thread, as a multiple of the relay's beside it. */
  readonly times: number;
  /** Microseconds of the main thread a move. */
  readonly costUs: number;
  /** Milliseconds until the answer, at its 99th percentile. */
  readonly p99Ms: number;
}

const [WIDTH, HEIGHT, MARGIN] = [640, 320, 56];
const HIGHEST = 4;

export function drawGrowth(sizes: readonly Size[]): string {
  const [least, most] = [sizes.at(0)?.rooms ?? 1, sizes.at(-1)?.rooms ?? 10];
  const span = Math.log10(most) - Math.log10(least) || 1;
  const x = (rooms: number): number =>
    MARGIN + ((Math.log10(rooms) - Math.log10(least)) / span) * (WIDTH - 2 * MARGIN);
  const y = (times: number): number => HEIGHT - MARGIN - (times / HIGHEST) * (HEIGHT - 2 * MARGIN);
  const points = sizes.map(({ rooms, times }) => `${round(x(rooms))},${round(y(times))}`);
  const lines = Array.from({ length: HIGHEST + 1 }, (_, times) => times).map(
    (times) =>
      `<path d="M${MARGIN} ${round(y(times))}H${WIDTH - MARGIN}" stroke="#8884"/>` +
      text(MARGIN - 8, y(times) + 4, `${times} ×`, "end"),
  );
  const marks = sizes.map(
    (size) =>
      `<circle cx="${round(x(size.rooms))}" cy="${round(y(size.times))}" r="4" fill="#b8862f"/>` +
      text(x(size.rooms), HEIGHT - MARGIN + 20, size.rooms.toLocaleString("en"), "middle") +
      text(x(size.rooms), y(size.times) - 12, `p99 ${size.p99Ms.toFixed(1)} ms`, "middle"),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif" font-size="12" fill="#777">`,
    "<title>Cost of a move beside a bare relay, over the number of rooms with a game</title>",
    ...lines,
    `<polyline points="${points.join(" ")}" fill="none" stroke="#b8862f" stroke-width="2"/>`,
    ...marks,
    text(WIDTH / 2, HEIGHT - 8, "rooms with a game", "middle"),
    "</svg>",
  ].join("\n");
}

function text(x: number, y: number, words: string, anchor: string): string {
  return `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}">${words}</text>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
