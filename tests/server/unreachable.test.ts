import { createServer as createPlain } from "node:http";
import { createServer } from "node:https";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFront } from "../../server/front";
import { serve } from "../../server/main";
import { parseOptions } from "../../server/options.mjs";
import { ownCertificate } from "./own-certificate";
import { ask, served } from "./support";

let secure: string;

beforeAll(async () => {
  const { port } = await served(
    createServer(ownCertificate, (_, response) => response.end("{}")),
    afterAll,
  );
  secure = `https://127.0.0.1:${port}`;
});

const started = (backend: string) => expect(serve(parseOptions(["--port", "0", "--backend", backend]))).rejects;

describe("a backend whose certificate is not trusted", () => {
  it("stops the start, with the reason and what to do", async () => {
    await started(secure).toThrow(
      `The certificate of ${secure} is not trusted (self-signed certificate). If it is yours, start with its authority's certificate in NODE_EXTRA_CA_CERTS=FILE.`,
    );
  });

  it("is named by each call", async () => {
    const address = await served(createFront({ directory: import.meta.dirname, backend: new URL(secure) }));
    const { status, body } = await ask(new URL("/api/x", address));
    expect([status, JSON.parse(body)]).toEqual([
      502,
      { code: 502, message: "The backend's certificate is not trusted (self-signed certificate).", data: {} },
    ]);
  });
});

it("names a backend that is asked in TLS and speaks none", async () => {
  const { port } = await served(createPlain((_, response) => response.end("{}")));
  await started(`https://127.0.0.1:${port}`).toThrow("(it does not speak TLS: use http:// instead of https://)");
});
