import { spawn } from "node:child_process";
import { once } from "node:events";

// Runs a command until its input closes, then ends it with all that it started, by force after two seconds. The
// system closes that input when we end, however we end, so nothing outlives us.
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

// Ctrl-C in the terminal reaches us alone, and we decide what ends when.
const detached = true;

/**
 * Runs a command to its end, with its output on ours.
 * @param {readonly string[]} command
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<boolean>} whether it went well
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

/** Ends this process when npm, which started it, is gone: a killed npm says nothing. */
export function endWithNpm() {
  const parent = process.ppid;
  const check = () => process.ppid === parent || process.kill(process.pid, "SIGTERM");
  if (process.env["npm_lifecycle_event"]) setInterval(check, 500).unref();
}
