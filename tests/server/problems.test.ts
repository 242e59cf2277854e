import { writeFile } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { startBackend } from "../../server/backend";
import { findBackendProblem } from "../../server/backend-probe";
import { getBackend } from "../../server/binary";
import { prepareDataFolder } from "../../server/data-folder";
import { serve } from "../../server/main";
import { parseOptions } from "../../server/options.mjs";
import { freePort } from "../../server/port";
import { served, temporaryFolder } from "./support";

const refused = { code: 401, message: "The request requires valid admin authorization token to be set.", data: {} };
const missing = { code: 404, message: "Not Found.", data: {} };

/** A server that says at each path what is told, and is missing elsewhere. */
const speaking = (answers: Readonly<Record<string, { code: number }>>): Promise<URL> => {
  const listener: RequestListener = ({ url = "" }, response) => {
    const said = answers[url] ?? missing;
    response.writeHead(said.code, { "Content-Type": "application/json" }).end(JSON.stringify(said));
  };
  return served(createServer(listener));
};

describe("a backend that is not the right one", () => {
  it.each([
    [
      "newer",
      { "/api/settings": refused, "/api/health": { code: 200, message: "API is healthy.", data: {} } },
      undefined,
    ],
    ["older", { "/api/settings": refused, "/api/users/auth-methods": { code: 200 } }, /is older than version 0\.8/],
    ["something else", { "/api/settings": { code: 200 } }, /is not a backend that this dashboard supports/],
    ["right", { "/api/settings": refused }, undefined],
  ])("is recognised: %s", async (_, answers, sentence) => {
    const problem = await findBackendProblem(await speaking(answers));
    if (sentence) expect(problem).toMatch(sentence);
    else expect(problem).toBeUndefined();
  });
});

describe("what stops the start", () => {
  it("is a busy port", async () => {
    const { port } = await speaking({});
    await expect(serve(parseOptions(["--port", port]))).rejects.toThrow(
      `Port ${port} is in use. Stop the program that uses it, or choose another port with --port N.`,
    );
  });

  it("is a backend that does not answer", async () => {
    const address = `http://127.0.0.1:${await freePort()}`;
    await expect(serve(parseOptions(["--port", "0", "--backend", address]))).rejects.toThrow(
      `Nothing answers at ${address}: start that backend, or correct --backend.`,
    );
  });

  it("is a data folder that cannot be written", async () => {
    const file = join(await temporaryFolder(onTestFinished), "file");
    await writeFile(file, "");
    await expect(prepareDataFolder(join(file, "data"), () => {})).rejects.toThrow(
      `Cannot write to the data folder ${file}/data (ENOTDIR). Choose another one with --data DIR.`,
    );
  });

  it("is a named backend that is none", async () => {
    vi.stubEnv("SEXTANT_BACKEND_BIN", "/nowhere/base");
    onTestFinished(() => void vi.unstubAllEnvs());
    await expect(getBackend()).rejects.toThrow(
      "SEXTANT_BACKEND_BIN names /nowhere/base, which is not an executable program.",
    );
  });

  it("is a backend that ends at once, with its last words", async () => {
    const folder = await temporaryFolder(onTestFinished);
    const program = join(folder, "base");
    await writeFile(program, "#!/bin/sh\necho It is too late. >&2\nexit 3\n", { mode: 0o755 });
    const backend = await startBackend(program, await freePort(), folder);
    await expect(backend.ready).rejects.toThrow(
      'The backend has stopped, saying "It is too late.". Start again, with another --data DIR if that does not help.',
    );
  });

  it.each(["xdg-open", "open"])("opens no browser with %s", async (opener) => {
    const folder = await temporaryFolder(onTestFinished);
    const program = join(folder, "base");
    await writeFile(program, `#!/bin/sh\n${opener} http://127.0.0.1:1 && command -v ${opener} >&2\n`, { mode: 0o755 });
    const backend = await startBackend(program, await freePort(), folder);
    await expect(backend.ready).rejects.toThrow(`server/no-browser/${opener}`);
  });

  it.each(["--debug", "--dev"])("is never told by debugging, which would print secrets: %s", async (flag) => {
    const folder = await temporaryFolder(onTestFinished);
    const program = join(folder, "base");
    await writeFile(program, `#!/bin/sh\necho "  ${flag}  debugs"\necho "$@" >&2\n`, { mode: 0o755 });
    const backend = await startBackend(program, await freePort(), folder);
    await expect(backend.ready).rejects.toThrow(`${flag}=false`);
  });
});
