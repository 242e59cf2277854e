import { spawn } from "node:child_process";
import { once } from "node:events";

// Runs a command until its stdin closes, then terminates its process group, by force after two seconds. The OS closes
// stdin when this process ends for any reason, so no child outlives it.
const endWithInput = [
  "exec 3<&0",
  '"$@" & child=$!',
  "trap stopped=1 TERM",
  '{ trap "" TERM; read _ <&3; kill 0; sleep 2; kill -9 0; } & watch=$!',
  "wait $child; code=$?",
  "while kill -0 $child 2>/dev/null; do wait $child; code=$?; done",
  "[ $stopped ] && kill -9 0",
  "kill -9 $watch",
  "exit $code",
].join("\n");

/**
 * Starts a command that cannot outlive this process. `end()` on its stdin stops it.
 * @param {readonly string[]} command
 * @param {NodeJS.ProcessEnv} [env]
 */
export const spawnTied = (command, env = process.env) =>
  spawn("sh", ["-c", endWithInput, "sh", ...command], { detached, env });

// Ctrl-C in the terminal must reach this process only, which then stops the others in order.
const detached = true;

/**
 * Runs a command to its end and prints its output.
 * @param {readonly string[]} command
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<boolean>} whether it succeeded
 */
export async function run(command, env = process.env) {
  const child = spawn("sh", ["-c", endWithInput, "sh", ...command], {
    stdio: ["pipe", "inherit", "inherit"],
    detached,
    env,
  });
  const [code] = await once(child, "exit");
  return code === 0;
}

/** Ends this process when its parent npm is gone. A killed npm sends no signal. */
export function endWithNpm() {
  const parent = process.ppid;
  const check = () => process.ppid === parent || process.kill(process.pid, "SIGTERM");
  if (process.env["npm_lifecycle_event"]) setInterval(check, 500).unref();
}
