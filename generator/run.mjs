// Vite runs the TypeScript of the generator: nothing has to be built first.
import { runnerImport } from "vite";

// What is wrong with a definition is told in a sentence. Where the generator found it matters for its own faults alone.
const toldOf = (error) =>
  error.format?.().trimEnd() ?? (error.constructor === Error ? error.message : (error.stack ?? String(error)));

try {
  await runnerImport("./generator/main.ts", { configFile: false, logLevel: "error" });
} catch (thrown) {
  for (let error = thrown; error; error = error.cause) console.error(toldOf(error));
  process.exitCode = 1;
}
