/// <reference types="vitest/config" />
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { metaPolicy } from "./server/policy.ts";
import { precompress } from "./server/precompress.ts";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

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
    alias: {
      // It adds a style element to the page, which the policy forbids; what it would keep from scrolling has a scrim.
      "react-remove-scroll": at("src/runtime/ui/remove-scroll.tsx"),
      // What rjsf loads for options that we do not use.
      "fast-uri": at("src/runtime/form/stubs/uri.ts"),
      "markdown-to-jsx/react": at("src/runtime/form/stubs/markdown.ts"),
      // Charts are compiled by the generator: what vega-embed loads beside the drawing itself stays out.
      vega: at("src/runtime/chart/vega.ts"),
      "vega-lite": at("src/runtime/chart/absent.ts"),
      "vega-themes": at("src/runtime/chart/absent.ts"),
      "vega-tooltip": at("src/runtime/chart/absent.ts"),
      // The bundles of these cannot be shaken; their index.js names one file per transform.
      "vega-encode": at("node_modules/vega-encode/index.js"),
      "vega-transforms": at("node_modules/vega-transforms/index.js"),
      "vega-view-transforms": at("node_modules/vega-view-transforms/index.js"),
    },
  },
  build: {
    target: "es2023",
    // The first that know light-dark(): for older ones every colour would be written out twice, in variables.
    cssTarget: ["chrome123", "firefox120", "safari17.5", "ios17.5"],
    // These preload modules by themselves.
    modulePreload: { polyfill: false },
    outDir: "dist/app",
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /\/node_modules\/vega-/, sideEffects: false }] },
    },
  },
  // Else the tests' charts would find the whole of Vega.
  test: { server: { deps: { inline: ["react-vega", "vega-embed"] } } },
});
