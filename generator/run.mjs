// Vite runs the generator's TypeScript, so nothing has to be built first.
import { runnerImport } from "vite";

// Errors in definitions are sentences. A stack trace helps only with bugs of the generator itself.
const messageOf = (error) =>
  error.format?.().trimEnd() ?? (error.constructor === Error ? error.message : (error.stack ?? String(error)));

try {
  await runnerImport("./generator/main.ts", { configFile: false, logLevel: "error" });
} catch (thrown) {
  for (let error = thrown; error; error = error.cause) console.error(messageOf(error));
  process.exitCode = 1;
}
