import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { metaPolicy } from "./server/policy.ts";
import { precompress } from "./server/precompress.ts";

// Served by the front the policy comes as a header; as plain files it must stand in the page.
const policyInPage: Plugin = {
  name: "policy-in-page",
  apply: "build",
  transformIndexHtml: () => [
    { tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: metaPolicy }, injectTo: "head-prepend" },
  ],
};

// The one font that every page begins with. Other alphabets and the fixed-width font load when a text needs them.
const preloadFont: Plugin = {
  name: "preload-font",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((name) => name.includes("geist-latin-wght-normal"))
        .map((name) => ({
          tag: "link",
          attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", href: `./${name}` },
          injectTo: "head" as const,
        })),
  },
};

export default defineConfig({
  plugins: [react(), policyInPage, preloadFont, precompress()],
  base: "./",
  resolve: {
    // rjsf loads a Markdown renderer for an option that we do not use.
    alias: { "markdown-to-jsx/react": new URL("src/runtime/form/plain-text.ts", import.meta.url).pathname },
  },
  build: { target: "es2023", outDir: "dist/app", chunkSizeWarningLimit: 600 },
});
