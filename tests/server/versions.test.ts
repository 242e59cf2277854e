import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answersAsBackend, hasNoAdmin, fetchMinimumVersion, findBackendProblem } from "../../server/backend-probe";
import { builtVersions } from "../../server/built-versions.mjs";
import { ask, firstAdmin, freshBackend, signIn } from "./support";

interface Told {
  health: { status: number; body: unknown };
  /** The version that it is of at least, as a stranger can see. */
  least: string;
  /** Whether it says to strangers whether it has an admin. */
  saysAdmins: boolean;
  /** An endpoint that admins alone may ask for. */
  adminsAt: string;
}

const healthy = (data: object) => ({ status: 200, body: expect.objectContaining({ data }) as unknown });
const superusers = {
  health: healthy({}),
  least: "v0.23",
  saysAdmins: false,
  adminsAt: "api/collections/_superusers/records",
};
const admins = { saysAdmins: true, adminsAt: "api/admins" };

const told: Readonly<Record<(typeof builtVersions)[number], Told>> = {
  "v0.40.4": superusers,
  "v0.39.11": superusers,
  "v0.22.21": { ...admins, health: healthy({ canBackup: true }), least: "v0.16" },
  "v0.8.0": { ...admins, health: { status: 404, body: expect.anything() }, least: "v0.8" },
};

describe.each(builtVersions)("a backend of %s", (version) => {
  const { health, least, saysAdmins, adminsAt } = told[version];
  let backend: URL;

  beforeAll(async () => void (backend = await freshBackend(afterAll, { version })));

  it("answers whether it is well as its version does", async () => {
    const { status, body } = await ask(new URL("api/health", backend));
    expect({ status, body: JSON.parse(body) as unknown }).toEqual(health);
    expect(await fetchMinimumVersion(backend)).toBe(least);
  });

  it("is recognised, and has no problem", async () => {
    expect(await answersAsBackend(backend)).toBe(true);
    expect(await findBackendProblem(backend)).toBeUndefined();
  });

  it("says whether it has an admin before v0.23 only, and lets the first one in", async () => {
    expect(await hasNoAdmin(backend)).toBe(saysAdmins ? true : undefined);
    const token = await firstAdmin(backend);
    expect(await hasNoAdmin(backend)).toBe(saysAdmins ? false : undefined);
    for (const authorization of [token, await signIn(backend)]) {
      const { status, body } = await ask(new URL(adminsAt, backend), { headers: { authorization } });
      expect([status, JSON.parse(body)]).toEqual([200, expect.objectContaining({ totalItems: 1 })]);
    }
  });
});
