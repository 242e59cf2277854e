import { basename, resolve } from "node:path";
import { parseArgs } from "node:util";
import { builtVersion, builtVersions, defaultVersion } from "./built-versions.mjs";
import { addressOf, environmentsFrom, namedBackends } from "./environments.mjs";

/**
 * Options of `npm start`.
 * @typedef {object} Options
 * @property {number} port where the dashboard listens; 0 takes any free one
 * @property {string} data the backend's data folder, absolute
 * @property {string} [backend] a running backend to use instead of starting one
 * @property {readonly import("./environments.mjs").Environment[]} [environments] several running backends, by name
 * @property {import("./built-versions.mjs").BuiltVersion} [backendVersion] the version of the backend to start
 * @property {boolean} demo
 * @property {boolean} skipBuild
 * @property {string[]} hosts names under which the dashboard is reached, in lower case
 * @property {boolean} installGo whether Go may be installed on this system
 * @property {boolean} trustProxy
 * @property {boolean} dev
 * @property {boolean} help
 */

/** The command as the user called it: `sextant` when run from the package. */
export const command = basename(process.argv[1] ?? "") === "sextant" ? "sextant" : "npm start --";

export const help = `Starts the backend and the dashboard in front of it.

Usage: ${command} [options]
       ${command} compare SOURCE TARGET   compares two backends; see compare --help

  --port N        where the dashboard listens on this machine (default 8090)
  --data DIR      the backend's data folder (default .data)
  --backend URL   use a running backend instead of starting one; NAME=URL may be repeated
  --environments FILE
                  use the running backends in this file (default sextant.json, if there is one)
  --backend-version V
                  start this version of the backend: ${listed(builtVersions)}
                  (default ${defaultVersion}, or the one that last used the data folder)
  --demo          fill an empty backend with a sample, and print how to sign in
  --install-go    install Go with apt-get if it is missing, as root
  --skip-build    serve the last build
  --host NAME     also answer under this name, for a proxy in front; may be repeated
  --trust-proxy   trust the client addresses that a proxy in front of the dashboard sends
  --help          this text

SEXTANT_BACKEND_BIN names a backend program to use instead of building one.`;

/** @param {readonly string[]} names */
function listed(names) {
  return `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}

/** All options for `parseArgs`. `npm run dev` sets `dev`. */
export const known = /** @type {const} */ ({
  port: { type: "string", default: "8090" },
  data: { type: "string" },
  backend: { type: "string", multiple: true },
  environments: { type: "string" },
  "backend-version": { type: "string" },
  demo: { type: "boolean", default: false },
  "install-go": { type: "boolean", default: false },
  "skip-build": { type: "boolean", default: false },
  host: { type: "string", multiple: true },
  "trust-proxy": { type: "boolean", default: false },
  dev: { type: "boolean", default: false },
  help: { type: "boolean", default: false, short: "h" },
});

/**
 * Parses command-line arguments, and reads the file of environments. Throws a sentence if they are invalid.
 * @param {readonly string[]} given
 * @returns {Options}
 */
export function parseOptions(given) {
  const { port, data, demo, dev, host = [], help: asked, ...others } = valuesOf(given);
  const version = others["backend-version"];
  const started = { "--data": data, "--backend-version": version };
  return {
    port: portOf(port),
    data: resolve(data ?? ".data"),
    ...backendsOf(others, { ...started, "--demo": demo || undefined }),
    ...(version !== undefined && { backendVersion: builtVersion(version, "--backend-version") }),
    demo,
    dev,
    installGo: others["install-go"],
    skipBuild: others["skip-build"],
    hosts: host.map(hostOf),
    trustProxy: others["trust-proxy"],
    help: asked,
  };
}

/**
 * Returns the running backends to use, if any. Options for a backend that is started here do not fit them.
 * @param {{ backend?: string[] | undefined, environments?: string | undefined }} given
 * @param {Readonly<Record<string, unknown>>} started
 * @returns {Pick<Options, "backend" | "environments">}
 */
function backendsOf({ backend: backends = [], environments: file }, started) {
  if (backends.length > 0 && file !== undefined)
    throw new Error("--environments and --backend both name backends: omit one of them.");
  const [bare] = backends;
  if (bare !== undefined && backends.length === 1 && !isNamed(bare)) {
    refuse(started, ["--data", "--backend-version"], "is for a backend started here: omit it, or omit --backend.");
    return { backend: addressOf(bare) };
  }
  const environments = backends.length > 0 ? namedBackends(backends) : environmentsFrom(file);
  if (environments)
    refuse(started, Object.keys(started), "is for a backend started here, not for several environments.");
  return environments ? { environments } : {};
}

/** @param {string} text */
const isNamed = (text) => /^[^/:?#@]*=/.test(text);

/**
 * @param {Readonly<Record<string, unknown>>} given
 * @param {readonly string[]} options
 * @param {string} why
 */
function refuse(given, options, why) {
  const found = options.find((option) => given[option] !== undefined);
  if (found !== undefined) throw new Error(`${found} ${why}`);
}

/** @param {readonly string[]} given */
function valuesOf(given) {
  try {
    return parseArgs({ args: [...given], options: known }).values;
  } catch (error) {
    // Node's message has the argument, which may be an address with a password or a token.
    const isExtra = error instanceof Error && "code" in error && error.code === "ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL";
    const [sentence] = isExtra
      ? ["Unexpected argument"]
      : String(error instanceof Error ? error.message : error).split(". ");
    throw new Error(`${sentence}. All options: ${command} --help`, { cause: error });
  }
}

/** @param {string} text */
function portOf(text) {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) throw new Error(`--port takes a number up to 65535, not "${text}".`);
  return port;
}

/** @param {string} text */
function hostOf(text) {
  const { hostname = "" } = URL.canParse(`http://${text}`) ? new URL(`http://${text}`) : {};
  if (hostname === "" || !/^[^\s/\\?#@:]+$/.test(text))
    throw new Error(`--host takes a name without a port, such as admin.example.com, not "${text}".`);
  return hostname;
}
