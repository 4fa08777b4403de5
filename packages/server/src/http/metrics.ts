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
  /** Commands that are not answered yet. */
  readonly queuedCommands: () => number;
  /** Missing until they have been counted, and on a node that does not count them. */
  readonly roomsByPhase: () => Readonly<Record<string, number>> | undefined;
  /** Calls that are not answered yet. */
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
  /** Adds what is measured only when somebody looks. */
  watch(gauges: Gauges): void;
  /** Prometheus' text format. */
  text(): Promise<string>;
  /** The same, for people. */
  figures(): Promise<readonly Figure[]>;
}

/** Calls that were refused before anything was done for them. */
function createRefusalCounters(registry: Registry) {
  const limited = new Counter({
    name: "kingrow_limited_total",
    help: "Calls and connections refused by a limit, by limit; key stands for a player's own",
    labelNames: ["limit"],
    registers: [registry],
  });
  const shed = createTally(registry, {
    name: "kingrow_shed_total",
    help: "Calls refused because the server was busy, by class, first to go first: rooms, joins, ready, moves",
    labels: ["class"],
  });
  return { limited, shed };
}

interface TallyAsked {
  readonly name: string;
  readonly help: string;
  readonly labels: readonly [string] | readonly [string, string];
}

/**
 * A counter for what every call does: added up here and told when somebody looks, because finding the
 * number of some labels costs prom-client more than the rest of refusing a call.
 */
function createTally(registry: Registry, { name, help, labels }: TallyAsked) {
  const [first, second = ""] = labels;
  const counts = new Map<string, Map<string, number>>();
  const counter = new Counter({
    name,
    help,
    labelNames: [...labels],
    registers: [],
    collect() {
      this.reset();
      for (const [of, each] of counts)
        for (const [and, count] of each)
          this.inc({ [first]: of, ...(second !== "" && { [second]: and }) }, count);
    },
  });
  registry.registerMetric(counter);
  return (of: string, and = ""): void => {
    const each = counts.get(of) ?? new Map<string, number>();
    each.set(and, (each.get(and) ?? 0) + 1);
    counts.set(of, each);
  };
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const commands = createTally(registry, {
    name: "kingrow_commands_total",
    help: "Answered calls by event and code",
    labels: ["event", "code"],
  });
  const disconnects = new Counter({
    name: "kingrow_cuts_total",
    help: "Connections ended or refused, by reason",
    labelNames: ["reason"],
    registers,
  });
  const broadcasts = new Counter({
    name: "kingrow_broadcasts_total",
    help: "Room states sent to players",
    registers,
  });
  const { limited, shed } = createRefusalCounters(registry);
  const untrusted = new Counter({
    name: "kingrow_untrusted_proxy_total",
    help: "Requests with X-Forwarded-For from an address that is not in TRUSTED_PROXIES",
    registers,
  });
  const faults = new Counter({
    name: "kingrow_faults_total",
    help: "Unexpected faults, caught and logged",
    registers,
  });
  const commits = new Histogram({
    name: "kingrow_commit_seconds",
    help: "Time until a change was on disk",
    buckets: COMMIT_BUCKETS,
    registers,
  });
  const conflicts = new Counter({
    name: "kingrow_conflicts_total",
    help: "Changes refused by the store because another node was faster",
    registers,
  });
  collectDefaultMetrics({ register: registry });

  return {
    recorder: {
      answered: commands,
      shed,
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

/** What is a number at the moment somebody looks, by its name. */
const NUMBERS = {
  kingrow_connections: ["connections", "Open connections"],
  kingrow_queued_commands: ["queuedCommands", "Commands on rooms that are not answered yet"],
  kingrow_calls_under_way: ["callsUnderWay", "Calls that are not answered yet"],
  kingrow_buffered_bytes: ["bufferedBytes", "Bytes that connections have not been sent yet"],
} as const;

function watch(registry: Registry, gauges: Gauges): void {
  for (const [name, [gauge, help]] of Object.entries(NUMBERS))
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(gauges[gauge]());
        },
      }),
    );
  registry.registerMetric(
    new Gauge({
      name: "kingrow_rooms",
      help: "Rooms in the store",
      registers: [],
      async collect() {
        this.set(await gauges.rooms());
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: "kingrow_rooms_by_phase",
      help: "Rooms by what goes on in them, counted about once a minute",
      labelNames: ["phase"],
      registers: [],
      collect() {
        this.reset();
        for (const [phase, count] of Object.entries(gauges.roomsByPhase() ?? {}))
          this.set({ phase }, count);
      },
    }),
  );
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
