import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { metaPolicy } from "./server/policy";
import { precompress } from "./server/precompress";

// Served by the front the policy comes as a header; as plain files it must stand in the page.
const policyInPage: Plugin = {
  name: "policy-in-page",
  apply: "build",
  transformIndexHtml: () => [
    { tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: metaPolicy }, injectTo: "head-prepend" },
  ],
};

export default defineConfig({
  plugins: [react(), policyInPage, precompress()],
  base: "./",
  resolve: {
    // rjsf loads a Markdown renderer for an option that we do not use.
    alias: { "markdown-to-jsx/react": new URL("src/runtime/form/plain-text.ts", import.meta.url).pathname },
  },
  build: { target: "es2023", outDir: "dist/app" },
});
