// Prometheus metrics, and the loopback port that shows them.
import { createServer, type Server } from "node:http";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Recorder } from "../door/recorder.ts";
import { send } from "./answers.ts";
import { type Figure, figuresOf, sendStatus } from "./status.ts";

/** From a memory-speed commit to a disk in trouble, in seconds. */
const COMMIT_BUCKETS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5];

export interface Gauges {
  readonly connections: () => number;
  /** Unanswered commands. */
  readonly queuedCommands: () => number;
  /** Unanswered calls. */
  readonly callsUnderWay: () => number;
  /** Unsent bytes of all connections. */
  readonly bufferedBytes: () => number;
  readonly rooms: () => Promise<number>;
}

export interface Metrics {
  readonly recorder: Recorder;
  readonly onCommit: (seconds: number) => void;
  readonly onConflict: () => void;
  /** A fault that was caught and logged. */
  readonly onFault: () => void;
  /** Adds figures that are read at each scrape. */
  watch(gauges: Gauges): void;
  /** Prometheus' text format. */
  text(): Promise<string>;
  /** The same for the page at /status. */
  figures(): Promise<readonly Figure[]>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const counter = (name: string, help: string, ...labelNames: readonly string[]) =>
    new Counter({ name, help, labelNames, registers });
  const commands = counter("kingrow_commands_total", "Answered calls", "event", "code");
  const disconnects = counter("kingrow_cuts_total", "Connections ended or refused", "reason");
  const broadcasts = counter("kingrow_broadcasts_total", "Room states sent to players");
  const limited = counter(
    "kingrow_limited_total",
    "Calls and connections refused by a limit; key is a player's own limit",
    "limit",
  );
  const shed = counter(
    "kingrow_shed_total",
    "Calls refused because the server was busy, by class, first to go first: rooms, joins, ready, moves",
    "class",
  );
  const untrusted = counter(
    "kingrow_untrusted_proxy_total",
    "Requests with X-Forwarded-For from an address that is not in TRUSTED_PROXIES",
  );
  const faults = counter("kingrow_faults_total", "Unexpected faults, caught and logged");
  const conflicts = counter(
    "kingrow_conflicts_total",
    "Changes refused by the store because another node was faster",
  );
  const commits = new Histogram({
    name: "kingrow_commit_seconds",
    help: "Time until a change was on disk",
    buckets: COMMIT_BUCKETS,
    registers,
  });
  collectDefaultMetrics({ register: registry });

  return {
    recorder: {
      answered: (event, code) => commands.inc({ event, code }),
      shed: (callClass) => shed.inc({ class: callClass }),
      limited: (limit) => limited.inc({ limit }),
      broadcast: () => broadcasts.inc(),
      disconnected: (reason) => disconnects.inc({ reason }),
      untrustedProxy: () => untrusted.inc(),
    },
    onCommit: (seconds) => commits.observe(seconds),
    onConflict: () => conflicts.inc(),
    onFault: () => faults.inc(),
    watch: (gauges) => watch(registry, gauges),
    text: () => registry.metrics(),
    figures: async () => figuresOf(await registry.getMetricsAsJSON()),
  };
}

function watch(registry: Registry, gauges: Gauges): void {
  const registers = [registry];
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read());
      },
    });
  gauge("kingrow_connections", "Open connections", gauges.connections);
  gauge("kingrow_queued_commands", "Unanswered commands on rooms", gauges.queuedCommands);
  gauge("kingrow_calls_under_way", "Unanswered calls", gauges.callsUnderWay);
  gauge("kingrow_buffered_bytes", "Unsent bytes of all connections", gauges.bufferedBytes);
  gauge("kingrow_rooms", "Rooms in the store", gauges.rooms);
}

/** Answers /metrics and /status and nothing else. The caller listens on loopback only. */
export function createMetricsServer(metrics: Metrics): Server {
  return createServer((request, response) => {
    const answer = () => {
      if (request.url === "/metrics")
        return metrics.text().then((text) => send(response, 200, text));
      if (request.url === "/status")
        return metrics.figures().then((all) => sendStatus(response, all));
      return Promise.resolve(send(response, 404, "Not found"));
    };
    answer().catch(() => send(response, 503, "unavailable"));
  });
}
