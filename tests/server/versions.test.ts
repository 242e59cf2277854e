import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { probes } from "../../definitions/backend/probes";
import {
  answersAsBackend,
  hasNoAdmin,
  fetchMinimumVersion,
  findBackendProblem,
  releaseOf,
} from "../../server/backend-probe";
import { builtVersions } from "../../server/built-versions.mjs";
import { decodeAnswer } from "../../src/backend/calls/decode-answer";
import { requestOf } from "../../src/backend/calls/request";
import { selectBackend } from "../../src/backend/version/backend";
import { versionOfRelease } from "../../src/backend/version/release";
import { isAvailable } from "../../src/backend/version/resolve-version";
import { seriesOf } from "../support/tested-version";
import { ask, firstAdmin, freshBackend, signIn } from "./support";

const healthy = (data: object) => ({ status: 200, body: expect.objectContaining({ data }) as unknown });
const superusers = {
  health: healthy({}),
  least: "v0.23",
  reportsAdmins: false,
  adminsAt: "api/collections/_superusers/records",
};
const admins = { reportsAdmins: true, adminsAt: "api/admins" };

const expected = {
  "v0.40.4": superusers,
  "v0.39.11": superusers,
  "v0.22.21": { ...admins, health: healthy({ canBackup: true }), least: "v0.16" },
  "v0.8.0": { ...admins, health: { status: 404, body: expect.anything() as unknown }, least: "v0.8" },
};

afterAll(() => selectBackend("v0.8"));

describe.each(builtVersions)("a backend of %s", (version) => {
  const { health, least, reportsAdmins, adminsAt } = expected[version];
  let backend: URL;
  let authorization: string;

  beforeAll(async () => {
    selectBackend(seriesOf(version));
    backend = await freshBackend(afterAll, { version });
  });

  it("is recognised by its health, and has no problem", async () => {
    const { status, body } = await ask(new URL("api/health", backend));
    expect({ status, body: JSON.parse(body) as unknown }).toEqual(health);
    expect(await fetchMinimumVersion(backend)).toBe(least);
    expect(await answersAsBackend(backend)).toBe(true);
    expect(await findBackendProblem(backend)).toBeUndefined();
  });

  it("reports whether it has an admin only before v0.23, and signs in the first", async () => {
    expect(await hasNoAdmin(backend)).toBe(reportsAdmins ? true : undefined);
    authorization = await firstAdmin(backend);
    expect(await hasNoAdmin(backend)).toBe(reportsAdmins ? false : undefined);
    for (const token of [authorization, await signIn(backend)]) {
      const { status, body } = await ask(new URL(adminsAt, backend), { headers: { authorization: token } });
      expect([status, JSON.parse(body)]).toEqual([200, expect.objectContaining({ totalItems: 1 })]);
    }
  });

  it("names its release in the built-in dashboard, from which its version follows", async () => {
    const release = await releaseOf(backend)();
    expect(`v${release}`).toBe(version);
    expect(versionOfRelease(release!)).toBe(seriesOf(version));
  });

  it.each(probes)("answers the probe for a feature of $since if it has the feature", async (probe) => {
    const { since, call, missing, sign } = probe;
    const { method, path, query } = requestOf(call);
    const address = new URL(`${path}?${new URLSearchParams(query)}`, backend);
    const { status, body } = await ask(address, { method, headers: { authorization } });
    if (status === 200) expect(() => decodeAnswer(call.answer, JSON.parse(body))).not.toThrow();
    const isThere = isAvailable({ since }, seriesOf(version));
    // The fixed query of a probe may not exist before the versions that it is for.
    if (missing !== undefined) expect(status === 200).toBe(isThere);
    else expect(body.includes(sign!)).toBe(isThere);
  });
});
