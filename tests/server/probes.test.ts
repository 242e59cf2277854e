import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { probes } from "../../definitions/backend/probes";
import type { Version } from "../../definitions/language/versions";
import { builtVersions } from "../../server/built-versions.mjs";
import { decodeAnswer } from "../../src/runtime/model/calls/answer";
import { requestOf } from "../../src/runtime/model/calls/request";
import { selectBackend } from "../../src/runtime/model/version/backend";
import { isAvailable } from "../../src/runtime/model/version/resolve";
import { freshApi, type AdminCall } from "./support";

afterAll(() => selectBackend("v0.8"));

describe.each(builtVersions)("a backend of %s", (built) => {
  const version = built.replace(/\.\d+$/, "") as Version;
  let send: AdminCall;

  beforeAll(async () => {
    selectBackend(version);
    send = await freshApi(afterAll, { version: built });
  });

  it.each(probes)("answers what asks for a feature of $since if it has that", async ({ since, call, missing }) => {
    const { method, path, query } = requestOf(call);
    // A refusal says its status as `code` before v0.23.
    const { ok, data } = await send<{ status?: number; code?: number }>(
      method,
      `${path}?${new URLSearchParams(query)}`,
    );
    if (ok) expect(() => decodeAnswer(call.answer, data)).not.toThrow();
    expect(ok ? 200 : (data.status ?? data.code)).toBe(isAvailable({ since }, version) ? 200 : missing);
  });
});
