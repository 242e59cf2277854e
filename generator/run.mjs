// Vite runs the TypeScript of the generator: nothing has to be built first.
import { runnerImport } from "vite";

await runnerImport("./generator/main.ts", { configFile: false, logLevel: "error" });
