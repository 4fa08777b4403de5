import { defineConfig } from "vitest/config";

/** Unit and property tests, run beside the code; the built product is tested in e2e/. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: "rules", root: "packages/rules", include: ["src/**/*.test.ts"] } },
      { test: { name: "protocol", root: "packages/protocol", include: ["src/**/*.test.ts"] } },
      { test: { name: "room", root: "packages/room", include: ["src/**/*.test.ts"] } },
      { test: { name: "client", root: "packages/client", include: ["src/**/*.test.ts"] } },
      { test: { name: "engine", root: "packages/engine", include: ["src/**/*.test.ts"] } },
      { test: { name: "server", root: "packages/server", include: ["src/**/*.test.ts"] } },
      {
        test: {
          name: "web",
          root: "packages/web",
          include: ["src/**/*.test.{ts,tsx}"],
          environment: "happy-dom",
        },
      },
      { test: { name: "simulator", root: "simulator", include: ["src/**/*.test.ts"] } },
    ],
  },
});
