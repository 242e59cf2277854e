import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { delimiter, join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { answersAsBackend } from "./backend-probe";
import { spawnTied } from "./child-process.mjs";
import { lastLines } from "./last-lines";

/** Advice for a backend that exits by itself. */
export const advice = "Start again, with another --data DIR if that does not help.";

/** Backend process started by this program. */
export interface Backend {
  url: URL;
  /** Resolves once the backend answers; rejects with a sentence if it exits first. */
  ready: Promise<void>;
  /**
   * Token of the install link that creates the first superuser. Resolves when a backend without superusers prints it.
   * Never log it.
   */
  installToken: Promise<string>;
  /** Resolves when the backend exits, with a sentence that quotes its last output. */
  exited: Promise<string>;
  /** Stops the backend and waits for its exit. */
  stop: () => Promise<void>;
}

/** Starts a backend on a loopback port with additional flags. It ends with this process, however that ends. */
export async function startBackend(
  binary: string,
  port: number,
  data: string,
  own: readonly string[] = [],
): Promise<Backend> {
  const nothing = join(data, "public");
  await mkdir(nothing, { recursive: true, mode: 0o700 });
  const flags = await helpOf(binary);
  // PocketBase turns debugging on for programs in a temporary folder, and then prints token secrets.
  const quiet = ["--debug", "--dev"].filter((flag) => flags.includes(flag)).map((flag) => `${flag}=false`);
  const command = [
    ...ownersAlone,
    binary,
    "serve",
    "--http",
    `127.0.0.1:${port}`,
    "--dir",
    data,
    "--publicDir",
    nothing,
    ...quiet,
    ...own,
  ];
  const child = spawnTied(command, environment());
  const installToken = new Promise<string>((found) => {
    // The other greeting lines are addresses of the backend's own dashboard and API.
    lastLines(child.stdout, (line) => {
      const token = /#\/pbinstall?\/([\w.-]+)/.exec(line)?.[1];
      if (token !== undefined) found(token);
    });
  });
  const output = lastLines(child.stderr);
  const url = new URL(`http://127.0.0.1:${port}`);
  const exited = once(child, "close").then(() => `The backend has stopped${output() && `, saying "${output()}"`}.`);
  const stop = async (): Promise<void> => {
    child.stdin.end();
    await exited;
  };
  return { url, ready: readiness(url, exited), installToken, exited, stop };
}

/** Returns the backend's environment. GODEBUG is removed, because it could enable old TLS versions. */
function environment(): NodeJS.ProcessEnv {
  const { GODEBUG: _, PATH = "", ...others } = process.env;
  // No flag stops a release from opening a browser, so a no-op `xdg-open` and `open` come first in PATH.
  return { ...others, PATH: [resolve("server/no-browser"), PATH].join(delimiter) };
}

/** Returns the help text of the backend's flags; empty if it prints none. */
async function helpOf(binary: string): Promise<string> {
  const child = spawnTied([binary, "serve", "--help"]);
  child.stderr.resume();
  return text(child.stdout).catch(() => "");
}

// Other users must not read the database, its journals or stored files.
const ownersAlone = ["sh", "-c", 'umask 077; exec "$@"', "sh"];

async function readiness(url: URL, exited: Promise<string>): Promise<void> {
  let last: string | undefined;
  void exited.then((sentence) => (last = sentence));
  while (!(await answersAsBackend(url))) {
    if (last !== undefined) throw new Error(`${last} ${advice}`);
    await pause(50);
  }
}
