import { defineConfig, mergeConfig } from "vitest/config";
import app from "../../vite.config.ts";

// The tests of the model that need no document. One of them changes the time zone, which a worker thread cannot.
export default mergeConfig(
  app,
  defineConfig({
    test: {
      include: ["tests/{runtime,features,widgets,definitions}/**/*.test.ts"],
      exclude: ["tests/runtime/chart-local.test.ts"],
      environment: "node",
    },
  }),
);
