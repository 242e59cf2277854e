import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { front } from "../../server/front";
import { ask, served, type Reply } from "./support";

let address: URL;
const asked = (path: string): Promise<Reply> => ask(address, { path });

// The backend answers with the path that it was asked for.
beforeAll(async () => {
  const backend = await served(
    createServer(({ url = "" }, response) => {
      if (url.includes("picture")) response.setHeader("Content-Security-Policy", "sandbox; style-src 'unsafe-inline'");
      response.end(url);
    }),
    afterAll,
  );
  const below = new URL("/base", backend);
  address = await served(front({ directory: import.meta.dirname, backend: below }), afterAll);
});

describe("a path of the API", () => {
  it.each([
    "/api/../_/",
    "/api/../../other",
    "/api/..",
    "/api/x/..?page=1",
    "/api/x#/../../other",
    "/api/..%2f..%2Fother",
    "/api/%2e%2E/other",
    "/api/.%2e/other",
    "/api/x%2f%2e%2e%2f%2e%2e",
    "/api/..\\other",
    "/api/%2e.%5cother",
    "/api/%3f/../../other",
    "/api/%",
    "/api/%zz/../other",
    "/api/%c0%ae%c0%ae/other",
  ])("that leads beyond it is refused: %s", async (path) => {
    const { status, body } = await asked(path);
    expect([status, JSON.parse(body)]).toEqual([
      400,
      { code: 400, message: "The path is not one that can be asked for.", data: {} },
    ]);
  });

  it.each([
    "/api/files/things/id/a..b.png",
    "/api/files/things/id/..b",
    "/api/files/things/id/b..",
    "/api/files/things/id/...",
    "/api/files/things/100%25..2f.png",
    "/api/files/things/caf%C3%A9.png",
    "/api/things/%2F?filter=a%20b",
    "/api/things?filter=../..&sort=%2e%2e%2f%",
  ])("that merely has two dots goes on as it is: %s", async (path) => {
    expect(await asked(path)).toMatchObject({ status: 200, body: `/base${path}` });
  });
});

describe("an answer of the API", () => {
  it.each([
    ["that says nothing of what it may do", "/api/things", 200],
    ["of our own", "/api/..", 400],
  ])("%s may do nothing as a page", async (_, path, status) => {
    expect(await asked(path)).toMatchObject({
      status,
      headers: { "content-security-policy": "default-src 'none'; sandbox", "x-content-type-options": "nosniff" },
    });
  });

  it("keeps the policy that it has", async () => {
    expect((await asked("/api/files/picture.png")).headers).toMatchObject({
      "content-security-policy": "sandbox; style-src 'unsafe-inline'",
      "x-content-type-options": "nosniff",
    });
  });
});
