import { once } from "node:events";
import { text } from "node:stream/consumers";
import { spawnTied, run } from "./child-process.mjs";
import { lastLines } from "./last-lines";
import { command } from "./options.mjs";
import { packageFor, packagedVersion } from "./packaged";
import { progress } from "./progress";

// Since this version Go downloads the newer toolchain that a go.mod requires.
const oldest = { major: 1, minor: 21 };

const packaged = packageFor(packagedVersion)
  ? [
      `- start ${packagedVersion} on a new folder, which needs no Go: ${command} --backend-version ${packagedVersion} --data DIR`,
    ]
  : [];
const ways = [
  "You can:",
  ...packaged,
  "- install Go (https://go.dev/dl/) and start again,",
  `- let apt-get install it, as root: ${command} --install-go`,
  "- name a backend program in SEXTANT_BACKEND_BIN,",
  `- use a running backend: ${command} --backend URL`,
].join("\n");

/**
 * Builds the Go program in a folder and shows progress. Only that folder decides the dependencies. Throws sentences.
 */
export async function goBuild(source: string, binary: string): Promise<void> {
  const show = progress();
  const options = ["-mod=readonly", "-trimpath", "-buildvcs=false", "-v", "-o", binary];
  const child = spawnTied(["go", "build", "-C", source, ...options, "."], await buildEnvironment());
  let changed: string | undefined;
  const output = lastLines(child.stderr, (line) => {
    changed ??= /verifying (\S+): checksum mismatch/.exec(line)?.[1];
    show(line.replace(/^go: /, ""));
  });
  const [code] = await once(child, "close");
  show();
  if (code === 0) return;
  if (changed !== undefined)
    throw new Error(
      `The backend was not built: the checksum of ${changed} differs from the one in ${source}/go.sum. Either that file or the download was changed: restore the file, or check the proxy in GOPROXY.`,
    );
  throw new Error(`The backend could not be built. Its last output: ${output()}\n${ways}`);
}

/** Ensures that Go is available, installing it if allowed. Throws a sentence otherwise. */
export async function ensureGo(install: boolean, report: (line: string) => void): Promise<void> {
  const before = await goVersion();
  if (isEnough(before)) return;
  if (!install) throw new Error(`${lacking(before)}. ${ways}`);
  await installGo(report);
  const after = await goVersion();
  if (!isEnough(after)) throw new Error(`apt-get installed golang-go. ${lacking(after)}. ${ways}`);
}

/** Returns whether a Go is installed that can build the backend. */
export const hasGo = async (): Promise<boolean> => isEnough(await goVersion());

const lacking = (version = "none"): string =>
  `Building the backend needs Go ${oldest.major}.${oldest.minor} or later. Installed: ${version}`;

const isEnough = (version = "0.0"): boolean => {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major > oldest.major || (major === oldest.major && minor >= oldest.minor);
};

async function goVersion(): Promise<string | undefined> {
  return / go(\d+\.\d+)/.exec(await go(["version"], local))?.[1];
}

async function installGo(report: (line: string) => void): Promise<void> {
  const allowed = process.getuid?.() === 0 && (await run(["sh", "-c", "command -v apt-get >/dev/null"]));
  if (!allowed) throw new Error(`--install-go needs apt-get, and root to run it. ${ways}`);
  report("Installing golang-go with apt-get …");
  const quiet = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const installed =
    (await run(["apt-get", "update", "-qq"], quiet)) &&
    (await run(["apt-get", "install", "-y", "-qq", "golang-go"], quiet));
  if (!installed) throw new Error(`apt-get could not install golang-go. ${ways}`);
}

// Go reads flags, tags, module sources and caches from the environment and from `go env -w`. Only GOPROXY is passed on,
// because go.sum verifies its downloads.
async function buildEnvironment(): Promise<NodeJS.ProcessEnv> {
  const { GOPROXY, GOENV } = process.env;
  const proxy = await go(["env", "GOPROXY"], { ...local, GOPROXY, GOENV });
  return { ...withoutGo(), GOPROXY: proxy.trim(), GOENV: "off", GOWORK: "off", GOTOOLCHAIN: "auto", CGO_ENABLED: "0" };
}

// A version check must not download another toolchain.
const local = { GOTOOLCHAIN: "local" };

/** Runs Go; resolves to its output, empty if it fails. */
async function go(words: readonly string[], own: NodeJS.ProcessEnv): Promise<string> {
  const child = spawnTied(["go", ...words], { ...withoutGo(), ...own });
  child.stderr.resume();
  return text(child.stdout);
}

const withoutGo = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(CGO_|GO)/.test(name)));
