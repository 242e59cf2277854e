import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { "markdown-to-jsx/react": new URL("src/runtime/form/plain-text.ts", import.meta.url).pathname } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/browser/**", "tests/server/**"],
          environment: "node",
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "screens",
          include: ["tests/**/*.test.tsx"],
          environment: "happy-dom",
          isolate: false,
          setupFiles: ["tests/support/dom.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: ["tests/server/**/*.test.ts"],
          environment: "node",
          globalSetup: ["tests/server/global.ts"],
          testTimeout: 30_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
