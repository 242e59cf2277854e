import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

// One program without dependencies, except Vite itself, which only the fast loop loads.
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  publicDir: false,
  build: { ssr: "server/main.ts", outDir: "dist/server", target: "node20" },
  ssr: { noExternal: true, external: ["vite"] },
});
