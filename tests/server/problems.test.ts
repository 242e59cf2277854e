import { writeFile } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import { createServer as createSecure } from "node:https";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { startBackend } from "../../server/backend";
import { findBackendProblem } from "../../server/backend-probe";
import { getBackend } from "../../server/binary";
import { prepareDataFolder } from "../../server/data-folder";
import { createFront } from "../../server/front";
import { serve } from "../../server/main";
import { parseOptions } from "../../server/options.mjs";
import { freePort } from "../../server/port";
import { ownCertificate } from "./own-certificate";
import { ask, served, temporaryFolder } from "./support";

const refused = { code: 401, message: "The request requires valid admin authorization token to be set.", data: {} };
const missing = { code: 404, message: "Not Found.", data: {} };

/** A server with these answers by path. */
const speaking = (answers: Readonly<Record<string, { code: number }>>): Promise<URL> => {
  const listener: RequestListener = ({ url = "" }, response) => {
    const answer = answers[url] ?? missing;
    response.writeHead(answer.code, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
  };
  return served(createServer(listener));
};

it.each([
  ["a newer backend", { "/api/settings": refused, "/api/health": { code: 200, data: {} } }, undefined],
  ["an older one", { "/api/settings": refused, "/api/users/auth-methods": { code: 200 } }, "is older than version 0.8"],
  ["another server", { "/api/settings": { code: 200 } }, "is not a backend that this dashboard supports"],
  ["v0.8", { "/api/settings": refused }, undefined],
])("recognises %s", async (_, answers, sentence) => {
  const problem = await findBackendProblem(await speaking(answers as Readonly<Record<string, { code: number }>>));
  expect(problem).toEqual(sentence && expect.stringContaining(sentence));
});

/** Starts a backend program of these lines of shell script; expects it to fail with a sentence. */
async function expectFailure(sentence: string, ...lines: string[]): Promise<void> {
  const folder = await temporaryFolder(onTestFinished);
  const program = join(folder, "base");
  await writeFile(program, ["#!/bin/sh", ...lines, ""].join("\n"), { mode: 0o755 });
  const { ready } = await startBackend(program, await freePort(), folder);
  await expect(ready).rejects.toThrow(sentence);
}

const started = (...options: string[]) => expect(serve(parseOptions(["--port", "0", ...options]))).rejects;

describe("the start", () => {
  it("reports a port that is in use", async () => {
    const { port } = await speaking({});
    await started("--port", port).toThrow(
      `Port ${port} is in use. Stop the program that uses it, or choose another port with --port N.`,
    );
  });

  it("reports a backend that does not answer", async () => {
    const address = `http://127.0.0.1:${await freePort()}`;
    await started("--backend", address).toThrow(
      `Nothing answers at ${address}: start that backend, or correct --backend.`,
    );
  });

  it("reports a data folder that cannot be written", async () => {
    const file = join(await temporaryFolder(onTestFinished), "file");
    await writeFile(file, "");
    await expect(prepareDataFolder(join(file, "data"), () => {})).rejects.toThrow(
      `Cannot write to the data folder ${file}/data (ENOTDIR). Choose another one with --data DIR.`,
    );
  });

  it("reports a named backend that is no program", async () => {
    vi.stubEnv("SEXTANT_BACKEND_BIN", "/nowhere/base");
    onTestFinished(() => void vi.unstubAllEnvs());
    await expect(getBackend()).rejects.toThrow(
      "SEXTANT_BACKEND_BIN names /nowhere/base, which is not an executable program.",
    );
  });

  it("reports a backend that ends at once, with its last output", async () => {
    const sentence = `The backend has stopped, saying "It is too late.". Start again, with another --data DIR if that does not help.`;
    await expectFailure(sentence, "echo It is too late. >&2", "exit 3");
  });

  it.each(["xdg-open", "open"])("opens no browser with %s", (opener) =>
    expectFailure(`server/no-browser/${opener}`, `${opener} http://127.0.0.1:1 && command -v ${opener} >&2`),
  );

  it.each(["--debug", "--dev"])("never starts debugging, which would print secrets: %s", (flag) =>
    expectFailure(`${flag}=false`, `echo "  ${flag}  debugs"`, 'echo "$@" >&2'),
  );
});

it("reports an untrusted certificate at the start and to each call", async () => {
  const { port } = await served(createSecure(ownCertificate, (_, response) => response.end("{}")));
  const secure = `https://127.0.0.1:${port}`;
  await started("--backend", secure).toThrow(
    `The certificate of ${secure} is not trusted (self-signed certificate). If it is yours, start with its authority's certificate in NODE_EXTRA_CA_CERTS=FILE.`,
  );
  const address = await served(createFront({ directory: import.meta.dirname, backend: new URL(secure) }));
  const { status, body } = await ask(new URL("/api/x", address));
  const message = "The backend's certificate is not trusted (self-signed certificate).";
  expect([status, JSON.parse(body)]).toEqual([502, { code: 502, message, data: {} }]);
});

it("reports a backend that does not speak TLS", async () => {
  const { port } = await speaking({});
  const sentence = "(it does not speak TLS: use http:// instead of https://)";
  await started("--backend", `https://127.0.0.1:${port}`).toThrow(sentence);
});
