import { execFileSync } from "node:child_process";
import { cp, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { getBackend } from "../../server/binary";
import { spawnTied } from "../../server/child-process.mjs";
import { ensureGo, goBuild } from "../../server/go";
import { packageFor } from "../../server/packaged";
import { served, temporaryFolder } from "./support";

const backend = "server/backends/v0.8.0";

/** Sets environment variables until the test is over. */
function shell(variables: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
}

/** Writes the files of a module into a new folder. */
async function folderOf(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await temporaryFolder(onTestFinished);
  await mkdir(join(folder, "module"));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, "module", name), content);
  return folder;
}

/** Builds the module in a folder; returns the output of the program. */
async function printed(folder: string): Promise<string> {
  const binary = join(folder, "program");
  await goBuild(join(folder, "module"), binary);
  return execFileSync(binary, { encoding: "utf8" });
}

describe("a build of the backend", () => {
  it.each(["h1", "go.mod h1"])("is refused if a checksum differs: %s", async (kind) => {
    const folder = await temporaryFolder(onTestFinished);
    const copy = join(folder, "module");
    await cp(backend, copy, { recursive: true });
    const sums = await readFile(join(copy, "go.sum"), "utf8");
    const line = new RegExp(`^(github.com/pocketbase/dbx v1.7.0/?${kind.replace("h1", "")}? ?h1:)....`, "m");
    expect(sums).toMatch(line);
    await writeFile(join(copy, "go.sum"), sums.replace(line, "$1AAAA"));
    shell({ GOFLAGS: "-mod=mod", GONOSUMDB: "*", GONOSUMCHECK: "1", GOSUMDB: "off" });
    await expect(goBuild(copy, join(folder, "base"))).rejects.toThrow(
      /^The backend was not built: the checksum of github\.com\/pocketbase\/dbx@v1\.7\.0(\/go\.mod)? differs from the one in \S+\/go\.sum\./,
    );
  });

  it("adds no checksum by itself", async () => {
    const folder = await temporaryFolder(onTestFinished);
    await cp(backend, join(folder, "module"), { recursive: true });
    await writeFile(join(folder, "module/go.sum"), "");
    shell({ GOFLAGS: "-mod=mod" });
    await expect(goBuild(join(folder, "module"), join(folder, "base"))).rejects.toThrow("missing go.sum entry");
  });
});

it("builds the backend with current defaults and without outdated parts", async () => {
  shell({ SEXTANT_BACKEND_BIN: "" });
  const built = await text(spawnTied(["go", "version", "-m", await getBackend({ version: "v0.8.0" })]).stdout);
  expect(built).toContain("github.com/pocketbase/pocketbase\tv0.8.0\th1:");
  // An older `go` line in go.mod would turn on tls10server=1.
  expect(built).not.toContain("DefaultGODEBUG");
  for (const part of ["crypto v0.3.", "image v0.1.", "net v0.2.", "oauth2 v0.2.", "sys v0.2.", "text v0.4."])
    expect(built).not.toContain(`golang.org/x/${part.replace(" ", "\t")}`);
});

describe("Go's variables in the shell", () => {
  const module = {
    "go.mod": "module example.test/program\n\ngo 1.26.0\n",
    "main.go": 'package main\n\nimport "os"\n\nvar word = "plain"\n\nfunc main() { os.Stdout.WriteString(word) }\n',
    "tagged.go": '//go:build tagged\n\npackage main\n\nfunc init() { word = "tagged" }\n',
  };

  it("do not change the compiled program", async () => {
    const stored = await folderOf(module);
    const workspace = join(stored, "go.work");
    await writeFile(workspace, "go 1.26.0\n\nuse ./elsewhere\n");
    await writeFile(join(stored, "env"), "GOFLAGS=-tags=tagged\nGOTOOLCHAIN=go1.999.0\nGOEXPERIMENT=none\n");
    shell({ GOENV: join(stored, "env") });
    expect(await printed(stored)).toBe("plain");
    shell({
      GOFLAGS: "-tags=tagged -ldflags=-X=main.word=linked",
      GOWORK: workspace,
      GOTOOLCHAIN: "go1.999.0",
      GOEXPERIMENT: "none",
      GOROOT: "/nowhere",
      GOOS: "plan9",
      GODEBUG: "none=1",
      GOCACHE: "/nowhere",
    });
    const other = await folderOf(module);
    expect(await printed(other)).toBe("plain");
    vi.unstubAllEnvs();
    const settings = await text(spawnTied(["go", "version", "-m", join(other, "program")]).stdout);
    expect(settings).toContain("-trimpath=true");
    expect(settings).not.toMatch(/tags|ldflags|DefaultGODEBUG/);
  });

  it.each(["shell", "file of `go env -w`"])("choose the module proxy: %s", async (where) => {
    const asked: string[] = [];
    const proxy = await served(
      createServer(({ url = "" }, response) => {
        asked.push(url);
        response.writeHead(404).end();
      }),
    );
    const folder = await folderOf({
      "go.mod": "module example.test/program\n\ngo 1.26.0\n\nrequire example.test/missing v1.0.0\n",
      "go.sum": ["", "/go.mod"].map((kind) => `example.test/missing v1.0.0${kind} h1:${"A".repeat(43)}=\n`).join(""),
      "main.go": 'package main\n\nimport _ "example.test/missing"\n\nfunc main() {}\n',
    });
    await writeFile(join(folder, "env"), `GOPROXY=${proxy.href}\n`);
    shell(where === "shell" ? { GOPROXY: proxy.href } : { GOENV: join(folder, "env") });
    await expect(printed(folder)).rejects.toThrow("The backend could not be built.");
    expect(asked).toContain("/example.test/missing/@v/v1.0.0.mod");
  });
});

describe("without Go", () => {
  const ways = [
    "You can:",
    ...(packageFor("v0.40.4")
      ? ["- start v0.40.4 on a new folder, which needs no Go: npm start -- --backend-version v0.40.4 --data DIR"]
      : []),
    "- install Go (https://go.dev/dl/) and start again,",
    "- let apt-get install it, as root: npm start -- --install-go",
    "- name a backend program in SEXTANT_BACKEND_BIN,",
    "- use a running backend: npm start -- --backend URL",
  ].join("\n");

  /** A PATH with only these programs; returns the arguments of `apt-get`. */
  async function onlyHaving(programs: Readonly<Record<string, string>>): Promise<() => Promise<string>> {
    const folder = await temporaryFolder(onTestFinished);
    await symlink("/bin/sh", join(folder, "sh"));
    const asked = join(folder, "asked");
    await writeFile(asked, "");
    for (const [name, does] of Object.entries({ "apt-get": `echo "$@" >>${asked}`, ...programs }))
      await writeFile(join(folder, name), `#!/bin/sh\n${does}\n`, { mode: 0o755 });
    shell({ PATH: folder });
    return () => readFile(asked, "utf8");
  }

  it("lists the ways to go on, and installs nothing unasked", async () => {
    const asked = await onlyHaving({});
    const sentence = `Building the backend needs Go 1.21 or later. Installed: none. ${ways}`;
    await expect(ensureGo(false, () => {})).rejects.toThrow(new Error(sentence));
    expect(await asked()).toBe("");
  });

  it("reports that the installed Go is too old", async () => {
    await onlyHaving({ go: "echo go version go1.19.8 linux/amd64" });
    await expect(ensureGo(false, () => {})).rejects.toThrow(
      "Building the backend needs Go 1.21 or later. Installed: 1.19.",
    );
  });

  it.runIf(process.getuid?.() === 0)("installs Go on request", async () => {
    const asked = await onlyHaving({});
    await expect(ensureGo(true, () => {})).rejects.toThrow("apt-get installed golang-go. Building");
    expect(await asked()).toBe("update -qq\ninstall -y -qq golang-go\n");
  });
});
