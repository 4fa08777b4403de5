// A Vite plugin: bundles the service worker, and tells it the files of the build, which it keeps for use offline.
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Plugin } from "vite";

export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle: {
      order: "post",
      async handler(_options, output) {
        const index = output["index.html"];
        if (index?.type !== "asset") this.error("The build has no index.html.");
        const names = Object.keys(output).filter((name) => name.startsWith("assets/"));
        const files = names.map((name) => `/${name}`).toSorted();
        const hash = createHash("sha256").update(files.join("\n")).update(index.source);
        const version = hash.digest("hex").slice(0, 16);
        // By itself: a worker of the classic kind cannot import a file that it shares with the page.
        const { outputFiles } = await build({
          entryPoints: [fileURLToPath(new URL("src/worker/worker.ts", import.meta.url))],
          bundle: true,
          define: { BUILD: JSON.stringify({ version, files }) },
          minify: true,
          write: false,
        });
        this.emitFile({ type: "asset", fileName: "worker.js", source: outputFiles[0]?.text ?? "" });
      },
    },
  };
}
