import { basename, resolve } from "node:path";
import { parseArgs } from "node:util";
import { builtVersion, builtVersions, defaultVersion } from "./built-versions.mjs";

/**
 * Options of `npm start`.
 * @typedef {object} Options
 * @property {number} port where the dashboard listens; 0 takes any free one
 * @property {string} data the backend's data folder, absolute
 * @property {string} [backend] a running backend to use instead of starting one
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

  --port N        where the dashboard listens on this machine (default 8090)
  --data DIR      the backend's data folder (default .data)
  --backend URL   use a running backend instead of starting one
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
  backend: { type: "string" },
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
 * Parses command-line arguments. Throws a sentence if they are invalid.
 * @param {readonly string[]} given
 * @returns {Options}
 */
export function parseOptions(given) {
  const { port, data, backend, demo, dev, host = [], help: asked, ...built } = valuesOf(given);
  if (backend !== undefined && data !== undefined)
    throw new Error("--data is for a backend started here: omit it, or omit --backend.");
  const version = built["backend-version"];
  if (backend !== undefined && version !== undefined)
    throw new Error("--backend-version is for a backend started here: omit it, or omit --backend.");
  return {
    port: portOf(port),
    data: resolve(data ?? ".data"),
    ...(backend !== undefined && { backend: addressOf(backend) }),
    ...(version !== undefined && { backendVersion: builtVersion(version, "--backend-version") }),
    demo,
    dev,
    installGo: built["install-go"],
    skipBuild: built["skip-build"],
    hosts: host.map(hostOf),
    trustProxy: built["trust-proxy"],
    help: asked,
  };
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

/** @param {string} text */
function addressOf(text) {
  const { protocol = "", username = "", password = "" } = URL.canParse(text) ? new URL(text) : {};
  const web = ["http:", "https:"].includes(protocol);
  // The message omits the address, because it may contain a password or a token.
  if (username + password !== "" || (!web && text.includes("@")))
    throw new Error("--backend takes an address without a name and a password, such as http://127.0.0.1:8091.");
  if (/[?#]/.test(text))
    throw new Error('--backend takes an address without "?" and "#", such as http://127.0.0.1:8091.');
  if (!web) throw new Error(`--backend takes an address such as http://127.0.0.1:8091, not "${text}".`);
  return text;
}
