import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

// Bundles the server without dependencies. Vite stays external, because only the dev server loads it.
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  publicDir: false,
  build: { ssr: "server/main.ts", outDir: "dist/server", target: "node20" },
  ssr: { noExternal: true, external: ["vite"] },
});
