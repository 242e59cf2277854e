import { once } from "node:events";
import { lastLines } from "./last-lines";
import { spawnTied, run } from "./child-process.mjs";
import { progress } from "./progress";

const ways = [
  "Ways to go on:",
  "- install Go (https://go.dev/dl/) and start again,",
  "- name a backend program in SEXTANT_BACKEND_BIN,",
  "- use a running backend: npm start -- --backend URL",
].join("\n");

/** Builds the program of a Go module into a folder, telling what is going on. Throws sentences. */
export async function goInstall(module: string, folder: string, report: (line: string) => void): Promise<void> {
  if (!(await hasGo())) await installGo(report);
  const show = progress();
  const child = spawnTied(["go", "install", "-v", module], { ...process.env, CGO_ENABLED: "0", GOBIN: folder });
  const output = lastLines(child.stderr, (line) => show(line.replace(/^go: /, "")));
  const [code] = await once(child, "close");
  show();
  if (code !== 0) throw new Error(`The backend could not be built. Go said last: ${output()}\n${ways}`);
}

async function hasGo(): Promise<boolean> {
  const [code] = await once(spawnTied(["go", "version"]), "exit");
  return code === 0;
}

async function installGo(report: (line: string) => void): Promise<void> {
  const allowed = process.getuid?.() === 0 && (await run(["sh", "-c", "command -v apt-get >/dev/null"]));
  if (!allowed) throw new Error(`The backend is built with Go, which is not installed. ${ways}`);
  report("Go is not installed: installing golang-go with apt-get …");
  const quiet = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const installed =
    (await run(["apt-get", "update", "-qq"], quiet)) &&
    (await run(["apt-get", "install", "-y", "-qq", "golang-go"], quiet));
  if (!installed || !(await hasGo())) throw new Error(`apt-get could not install golang-go. ${ways}`);
}
