// Vite runs the TypeScript of the mutation run: nothing has to be built for it.
import { runnerImport } from "vite";

await runnerImport("./tests/mutation/main.ts", { configFile: false, logLevel: "error" });
