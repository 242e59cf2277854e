import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { delimiter, join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { answersAsBackend } from "./backend-probe";
import { spawnTied } from "./child-process.mjs";
import { lastLines } from "./last-lines";

/** What can be done about a backend that ends by itself. */
export const advice = "Start again, with another --data DIR if that does not help.";

/** A backend that was started here. */
export interface Backend {
  url: URL;
  /** Resolves once it answers; rejects with a sentence when it ends before. */
  ready: Promise<void>;
  /** The token of the link with which the first superuser is made, as soon as a backend without any has said it. Never to be logged. */
  installToken: Promise<string>;
  /** Resolves when it ends, with a sentence that holds its last words. */
  exited: Promise<string>;
  /** Ends it and waits until it has ended. */
  stop: () => Promise<void>;
}

/** Starts a backend on a loopback port, with flags of its own. It ends when this process ends, however that ends. */
export async function startBackend(
  binary: string,
  port: number,
  data: string,
  own: readonly string[] = [],
): Promise<Backend> {
  const nothing = join(data, "public");
  await mkdir(nothing, { recursive: true, mode: 0o700 });
  const flags = await helpOf(binary);
  // Debugging, on by itself for a program in a temporary folder, prints token secrets.
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
    // What else it greets with are addresses that are not for people.
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

/** Of the backend's process: without the shell's settings for Go programs, which could switch old TLS versions on. */
function environment(): NodeJS.ProcessEnv {
  const { GODEBUG: _, PATH = "", ...others } = process.env;
  // No flag keeps a release from opening a browser at its own dashboard.
  return { ...others, PATH: [resolve("server/no-browser"), PATH].join(delimiter) };
}

/** What a backend says of its flags; nothing where it says nothing. */
async function helpOf(binary: string): Promise<string> {
  const child = spawnTied([binary, "serve", "--help"]);
  child.stderr.resume();
  return text(child.stdout).catch(() => "");
}

// The database, its journals and stored files are no other user's to read.
const ownersAlone = ["sh", "-c", 'umask 077; exec "$@"', "sh"];

async function readiness(url: URL, exited: Promise<string>): Promise<void> {
  let last: string | undefined;
  void exited.then((sentence) => (last = sentence));
  while (!(await answersAsBackend(url))) {
    if (last !== undefined) throw new Error(`${last} ${advice}`);
    await pause(50);
  }
}
