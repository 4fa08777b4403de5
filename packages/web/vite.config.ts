// How the page is built and served while developing.
import { createHash } from "node:crypto";
import { basename, dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { build as bundleByItself } from "esbuild";
import { defineConfig, type Plugin } from "vite";
import { runtimeInside } from "./runtimeInside.ts";

/** Where the game server listens while developing. */
const SERVER = process.env["KINGROW_SERVER"] ?? "http://127.0.0.1:3000";

/** The page speaks websocket only, and text only: the other transports and what carries bytes need not come along. */
const LEFT_OUT = [
  [
    /engine\.io-client\/build\/esm\/transports\/index\.js$/,
    `import { WS } from "./websocket.js"; export const transports = { websocket: WS };`,
  ],
  [
    /socket\.io-parser\/build\/esm\/is-binary\.js$/,
    `export const isBinary = () => false; export const hasBinary = () => false;`,
  ],
  [
    /socket\.io-parser\/build\/esm\/binary\.js$/,
    `export const deconstructPacket = (packet) => ({ packet, buffers: [] });
    export const reconstructPacket = (packet) => packet;`,
  ],
  [
    /engine\.io-parser\/build\/esm\/encodePacket\.browser\.js$/,
    `import { PACKET_TYPES } from "./commons.js";
    export const encodePacket = ({ type, data }, _isBinary, done) => done(PACKET_TYPES[type] + (data || ""));
    export const encodePacketToBinary = () => {};`,
  ],
  [
    /engine\.io-parser\/build\/esm\/contrib\/base64-arraybuffer\.js$/,
    `export const decode = () => new ArrayBuffer(0);`,
  ],
] as const;

/** Methods that nobody calls here, by the class's file: classes are taken whole otherwise. */
const UNCALLED = [
  [
    /socket\.io-client\/build\/esm\/socket\.js$/,
    ["get disconnected", "send", "emitWithAck", "compress", "get volatile", "timeout"],
    ["onAny", "prependAny", "offAny", "listenersAny"],
    ["onAnyOutgoing", "prependAnyOutgoing", "offAnyOutgoing", "listenersAnyOutgoing"],
  ],
] as const;

/** Methods with nothing to do here: trying a better transport, a queue of retries, listeners of all that is sent, bytes. */
const IDLE = [
  [/engine\.io-client\/build\/esm\/socket\.js$/, ["_probe"]],
  [
    /socket\.io-client\/build\/esm\/socket\.js$/,
    ["_addToQueue", "_drainQueue", "notifyOutgoingListeners"],
  ],
  [/socket\.io-parser\/build\/esm\/index\.js$/, ["encodeAsBinary", "takeBinaryData"]],
] as const;

function textOverWebsocketOnly(): Plugin {
  return {
    name: "text-over-websocket-only",
    apply: "build",
    transform: {
      filter: { id: [...LEFT_OUT, ...UNCALLED, ...IDLE].map(([file]) => file) },
      handler(code, id) {
        const instead = LEFT_OUT.find(([file]) => file.test(id));
        if (instead !== undefined) return { code: instead[1], map: null };
        const uncalled = methodsOf(UNCALLED, id).reduce(
          (left, name) => without(left, name, ""),
          code,
        );
        const idle = methodsOf(IDLE, id);
        return {
          code: idle.reduce((left, name) => without(left, name, `${name}() {}\n`), uncalled),
          map: null,
        };
      },
    },
  };
}

function methodsOf(classes: typeof UNCALLED | typeof IDLE, id: string): readonly string[] {
  return classes.flatMap(([file, ...names]) => (file.test(id) ? names.flat() : []));
}

/** The class without the body of a method; another version of the package, which has none such, stops the build. */
function without(code: string, method: string, instead: string): string {
  const body = new RegExp(`^ {4}${method}\\([^)]*\\) \\{\\n[\\s\\S]*?^ {4}\\}\\n`, "m");
  if (!body.test(code)) throw new Error(`There is no method "${method}" to leave out.`);
  return code.replace(body, instead);
}

/**
 * Few files, so that a start of the page is a handful of requests: each piece with all it needs that is not in
 * one before it. What else is fetched on demand becomes a file of its own.
 */
const PIECES = [
  {
    name: "app",
    test: /src.(main|lobby.seatRequests|shell.(frame.PageFrame|header.HeaderTools|later.useNames)|text.refusals.refusalText|ui.(AnimatedDots|useIsPainted))\.tsx?$/,
    priority: 3,
  },
  { name: "room", test: /src.room.RoomRoute\.tsx$/, priority: 2 },
  {
    name: "board",
    test: /src.(board.index|ui.ConfirmDialog|record.(MoveList|openingText)|record.useHistoryView|room.view.(catchFocus|tableExtras|useBoardKey)|room.result.(savedGameOf|resultText)|session.absence|shell.time.PlayerClock)\.tsx?$|room.messages.Messages\.module\.css$/,
    priority: 1,
  },
];

const WORKER = "worker.js";

/**
 * The service worker, which knows every file of the build it belongs to. It is bundled by itself: a worker that
 * shares a piece with the page would have to import it, and an ordinary worker cannot.
 */
function shellWorker(): Plugin {
  return {
    name: "shell-worker",
    apply: "build",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const index = bundle["index.html"];
        if (index?.type !== "asset") this.error("No page.");
        const names = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
        const files = names.map((name) => `/${name}`).toSorted();
        const hash = createHash("sha256").update(files.join("\n")).update(index.source);
        const version = hash.digest("hex").slice(0, 16);
        const known = `const BUILD=${JSON.stringify({ version, files })};\n`;
        const source = known + (await bundledWorker());
        this.emitFile({ type: "asset", fileName: WORKER, source });
      },
    },
  };
}

async function bundledWorker(): Promise<string> {
  const { outputFiles } = await bundleByItself({
    entryPoints: [fileURLToPath(new URL("src/worker/worker.ts", import.meta.url))],
    bundle: true,
    format: "iife",
    target: "es2022",
    minify: true,
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}

/** Screens that few visits see, and parts that come late, bring their style with them; the one file of all others is part of every first load. */
const LATE =
  /\/src\/(?:(?:help|local|practice|replay|study\/frame|table|watch)\/\w+|lobby\/OwnRooms|record\/SaveGame|room\/\w+\/(?:FailureScreen|KeysDialog|QrCode|ResultOverlay)|shell\/header\/SettingsDialog|ui\/(?:RadioRow|Switch))\.module\.css$/;
const LATE_ID = "\0late-style:";
const WEAR_ID = "\0wear-style";
/** A sheet made by script is no inline style: the policy of the page allows it. Browsers without any take the rules into the page's own. */
const WEAR = `function adopt(css) {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  } catch {
    const [own] = document.styleSheets;
    own.insertRule("@media all{" + css + "}", own.cssRules.length);
  }
}
export function wear(part, css) {
  adopt(css);
  return new Proxy({}, { get: (_, name) => part + "-" + String(name) });
}`;

function lateStyles(): Plugin {
  return {
    name: "late-styles",
    apply: "build",
    enforce: "pre",
    resolveId: {
      filter: { id: [/\.module\.css$/, new RegExp(WEAR_ID)] },
      handler(source, importer) {
        if (source === WEAR_ID) return source;
        const file = resolve(dirname(importer ?? ""), source);
        return LATE.test(file) ? `${LATE_ID}${file}.js` : undefined;
      },
    },
    load: {
      filter: { id: [new RegExp(LATE_ID), new RegExp(WEAR_ID)] },
      handler(id) {
        if (id === WEAR_ID) return WEAR;
        const file = id.slice(LATE_ID.length, -".js".length);
        const part = JSON.stringify(partOf(file));
        return `import { wear } from ${JSON.stringify(WEAR_ID)};
          import css from ${JSON.stringify(`${file}?inline`)};
          export default wear(${part}, css);`;
      },
    },
  };
}

function partOf(file: string): string {
  return basename(file.split("?")[0] ?? file, ".module.css");
}

/** A class is named after the part it belongs to, which is short and tells where it stands. */
function className(name: string, file: string): string {
  return `${partOf(file)}-${name}`;
}

export default defineConfig({
  plugins: [react(), textOverWebsocketOnly(), lateStyles(), runtimeInside(), shellWorker()],
  css: { modules: { generateScopedName: className } },
  build: {
    outDir: "dist",
    target: "es2022",
    // Nothing inline: the page is served with a policy that forbids inline scripts and styles.
    // The server names ahead what a screen needs; lists of it in the scripts would cost every visit.
    modulePreload: false,
    assetsInlineLimit: 0,
    // One file for all usual screens is smaller than their parts, and nothing waits for another.
    cssCodeSplit: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: PIECES } },
      // What is not used of it is only declared; the package does not say so itself.
      treeshake: {
        moduleSideEffects: [{ test: /node_modules.engine\.io-client/, sideEffects: false }],
      },
    },
    // Tells the budgets which files a screen loads.
    manifest: true,
    // The licences of the packages inside ask to come along.
    license: { fileName: "licenses.txt" },
  },
  server: {
    proxy: { "/socket.io": { target: SERVER, ws: true } },
  },
});
