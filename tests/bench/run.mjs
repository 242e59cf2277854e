// Vite runs TypeScript without a build.
import { runnerImport } from "vite";
import { build, installDependencies } from "../../server/install.mjs";
import { ensureChromium } from "../chromium.mjs";

await installDependencies();
await ensureChromium();
await build();
await runnerImport("./tests/bench/main.ts", { configFile: false, logLevel: "error" });
