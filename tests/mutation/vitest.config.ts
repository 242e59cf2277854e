import { defineConfig, mergeConfig } from "vitest/config";
import app from "../../vite.config.ts";

// The tests of the model that need no document. Those that change the time zone do not work in a worker thread.
export default mergeConfig(
  app,
  defineConfig({
    test: {
      include: ["tests/{backend,values,runtime,features,widgets,definitions}/**/*.test.ts"],
      exclude: ["tests/runtime/model/chart/chart-local.test.ts", "tests/values/local-moment.test.ts"],
      environment: "node",
    },
  }),
);
