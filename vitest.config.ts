import { defineConfig, mergeConfig } from "vitest/config";
import app from "./vite.config.ts";

export default mergeConfig(
  app,
  defineConfig({
    test: {
      // Also on a machine of two cores, where one would be left free otherwise.
      maxWorkers: "100%",
      projects: [
        {
          extends: true,
          test: {
            name: "unit",
            include: ["tests/**/*.test.ts"],
            exclude: ["tests/browser/**", "tests/server/**"],
            environment: "node",
            isolate: false,
            setupFiles: ["tests/support/version.ts"],
          },
        },
        {
          extends: true,
          test: {
            name: "screens",
            include: ["tests/**/*.test.tsx"],
            environment: "happy-dom",
            isolate: false,
            setupFiles: ["tests/support/react.ts", "tests/support/version.ts", "tests/support/dom.ts"],
          },
        },
        {
          extends: true,
          test: {
            name: "server",
            include: ["tests/server/**/*.test.ts"],
            environment: "node",
            globalSetup: ["tests/server/global.ts", "tests/server/seeds.ts"],
            testTimeout: 30_000,
            hookTimeout: 300_000,
          },
        },
      ],
    },
  }),
);
