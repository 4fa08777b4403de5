import type { Server } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { listen } from "./listen.ts";
import { createMetrics, createMetricsServer, type Metrics } from "./metrics.ts";
import { getFrom } from "./testing/getFrom.ts";

let server: Server;
let port: number;
afterEach(() => void server.close());

async function serve(metrics: Metrics): Promise<void> {
  server = createMetricsServer(metrics);
  port = await listen(server, { port: 0, host: "127.0.0.1" });
}

describe("metrics", () => {
  const gauges = {
    connections: () => 7,
    bufferedBytes: () => 5,
    callsUnderWay: () => 4,
    queuedCommands: () => 2,
    rooms: () => Promise.resolve(3),
  };

  it("show the same to people at /status, as text that no browser takes for anything else", async () => {
    const metrics = createMetrics();
    metrics.recorder.answered("movePiece<b>", "OK");
    metrics.watch(gauges);
    await serve(metrics);
    const { status, text, headers } = await getFrom(port, "/status");
    expect({ status, policy: headers["content-security-policy"] }).toEqual({
      status: 200,
      policy: "default-src 'none'",
    });
    expect(text).toContain("<tr><td>kingrow_rooms<td>3<td>");
    expect(text).toContain("(event=movePiece&lt;b>, code=OK)<td>1");
    expect(text).not.toMatch(/_bucket|NaN/);
  });

  it("show calls, commits, disconnects, rooms and connections on their own port", async () => {
    const metrics = createMetrics();
    metrics.recorder.answered("movePiece", "OK");
    metrics.recorder.disconnected("FLOODING");
    metrics.recorder.broadcast();
    metrics.onCommit(0.003);
    metrics.onFault();
    metrics.watch(gauges);
    await serve(metrics);
    const { text } = await getFrom(port, "/metrics");
    for (const line of [
      'kingrow_commands_total{event="movePiece",code="OK"} 1',
      'kingrow_cuts_total{reason="FLOODING"} 1',
      "kingrow_buffered_bytes 5",
      "kingrow_calls_under_way 4",
      "kingrow_broadcasts_total 1",
      "kingrow_faults_total 1",
      'kingrow_commit_seconds_bucket{le="0.005"} 1',
      "kingrow_connections 7",
      "kingrow_queued_commands 2",
      "kingrow_rooms 3",
    ]) {
      expect(text).toContain(line);
    }
    expect((await getFrom(port, "/")).status).toBe(404);
  });
});
