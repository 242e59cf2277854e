import { fileURLToPath } from "node:url";
import { mergeConfig } from "vite";
import app from "../../vite.config.ts";

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

// The pages of the gallery with the product's own plugins. It is only served, never built.
export default mergeConfig(app, {
  root: at("tests/gallery"),
  publicDir: at("public"),
  cacheDir: at("node_modules/.vite-gallery"),
  // Found at once, as a later discovery would reload the page.
  optimizeDeps: { entries: ["*.html", at("src/**/*.{ts,tsx}")] },
  server: { port: 5180, fs: { allow: [at(".")] } },
});
