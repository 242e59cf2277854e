/// <reference types="vitest/config" />
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { chunks, iconFiles, soundFiles, readAtOnce } from "./generator/chunks.ts";
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

// What every page begins with. Other alphabets load when a text needs them, the fixed-width font ahead of a table.
const preloaded = [
  { name: /geist-latin-wght-normal/, link: { rel: "preload", as: "font", type: "font/woff2" } },
  { name: /\/(first|start|rolldown-runtime)-[\w-]+\.js$/, link: { rel: "modulepreload" } },
];

const preload: Plugin = {
  name: "preload",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (_, { bundle = {} }) =>
      preloaded.flatMap(({ name, link }) =>
        Object.keys(bundle)
          .filter((file) => name.test(file))
          .map((file) => ({
            tag: "link",
            attrs: { ...link, crossorigin: "", href: `./${file}` },
            injectTo: "head" as const,
          })),
      ),
  },
};

// What is shown before React is there, or where it cannot be loaded.
const earlySignIn: Plugin = {
  name: "early-sign-in",
  apply: "build",
  transformIndexHtml: (html) => {
    // The file has a line for each element; between them the page has nothing.
    const early = readFileSync(at("src/early-sign-in.html"), "utf8").replaceAll(/>\n</g, "><").trim();
    return html.replace("</body>", `  ${early}\n  </body>`);
  },
};

// A script that is waited for holds up all that comes after it in the page: it stands behind what it need not hold up,
// and its name tells its content, so that a second visit does not ask for it.
const themeLast: Plugin = {
  name: "theme-last",
  apply: "build",
  buildStart() {
    this.emitFile({ type: "asset", name: "theme.js", source: readFileSync(at("src/theme.js"), "utf8") });
  },
  transformIndexHtml: {
    order: "post",
    handler: (html, { bundle = {} }) => {
      const file = Object.values(bundle).find((each) => each.type === "asset" && each.names.includes("theme.js"));
      const theme = /<script src="[^"]*theme\.js"[^>]*><\/script>/;
      return html.replace(theme, "").replace("</head>", `  <script src="./${file!.fileName}"></script>\n  </head>`);
    },
  },
};

// The package exports its build for developers alone, whose warnings nobody would read.
const productionRouter: Plugin = {
  name: "production-router",
  apply: "build",
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: at("node_modules/react-router/dist/production/index.mjs") },
        { find: /^react-router\/dom$/, replacement: at("node_modules/react-router/dist/production/dom-export.mjs") },
      ],
    },
  }),
};

export default defineConfig({
  plugins: [
    iconFiles,
    react(),
    productionRouter,
    policyInPage,
    preload,
    readAtOnce,
    soundFiles,
    earlySignIn,
    themeLast,
    precompress(),
  ],
  base: "./",
  resolve: {
    alias: {
      // It adds a style element to the page, which the policy forbids; what it would keep from scrolling has a scrim.
      "react-remove-scroll": at("src/runtime/ui/dialogs/remove-scroll.tsx"),
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
  // Files of their own: the policy lets no other worker run.
  worker: { format: "es" },
  build: {
    target: "es2023",
    // The first that know light-dark(): for older ones every colour would be written out twice, in variables.
    cssTarget: ["chrome123", "firefox120", "safari17.5", "ios17.5"],
    // These preload modules by themselves.
    modulePreload: { polyfill: false },
    outDir: "dist/app",
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: chunks,
      },
      treeshake: { moduleSideEffects: [{ test: /\/node_modules\/vega-/, sideEffects: false }] },
    },
  },
  // Else the tests' charts would find the whole of Vega.
  test: { server: { deps: { inline: ["react-vega", "vega-embed"] } } },
});
