import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followVersion } from "../../src/runtime/api/find-version";
import { newQueryClient, settingsQuery } from "../../src/runtime/api/queries";
import { selectBackend } from "../../src/runtime/model/version/backend";
import type { Version } from "../../definitions/language/versions";
import { useProvenVersion } from "../../src/runtime/store/proven-version";
import { storedSettings } from "../support/fixtures";
import { signedIn } from "../support/open";

/** Settings as v0.23 to v0.36 have them. */
const settings = { ...storedSettings, batch: { enabled: false } };

const onFound = vi.fn<(version: Version) => void>();

/** Answers each probe with a status, by a part of its address. */
function answering(statuses: Readonly<Record<string, number>>) {
  const asked = vi.fn((input: string | URL) => {
    const status = Object.entries(statuses).find(([part]) => String(input).includes(part))?.[1] ?? 500;
    const refusal = { status, message: "No.", data: {} };
    const answer = String(input).includes("crons") ? [] : { items: [] };
    return Promise.resolve(Response.json(status === 200 ? answer : refusal, { status }));
  });
  vi.stubGlobal("fetch", asked);
  return asked;
}

beforeEach(() => {
  signedIn();
  selectBackend("v0.23");
  onFound.mockClear();
});

afterEach(() => {
  vi.unstubAllGlobals();
  selectBackend("v0.8");
  useProvenVersion.setState({ version: undefined });
});

function follow(): void {
  const queries = newQueryClient();
  queries.setQueryData(settingsQuery.queryKey, settings as never);
  followVersion(queries, onFound);
}

it.each([
  ["v0.36", { strftime: 200 }],
  ["v0.27", { strftime: 400, geoDistance: 200 }],
  ["v0.24", { strftime: 400, geoDistance: 400, crons: 200 }],
] as const)("finds %s by its features", async (version, statuses) => {
  answering(statuses);
  follow();
  await vi.waitFor(() => expect(onFound).toHaveBeenCalledExactlyOnceWith(version));
  expect(useProvenVersion.getState().version).toBe(version);
});

it.each([
  ["there is no feature", { strftime: 400, geoDistance: 400, crons: 404 }, 3],
  ["a probe cannot be answered", { strftime: 400, geoDistance: 429 }, 2],
] as const)("keeps the version of the settings if %s", async (_, statuses, times) => {
  const asked = answering(statuses);
  follow();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(times));
  expect(onFound).not.toHaveBeenCalled();
  expect(useProvenVersion.getState().version).toBe("v0.23");
});

it.each([
  ["newer", { strftime: 200 }, "v0.36"],
  ["older", { strftime: 400, geoDistance: 400, crons: 200 }, "v0.24"],
] as const)("finds that the backend was replaced by a %s one", async (_, statuses, version) => {
  selectBackend("v0.27");
  answering(statuses);
  follow();
  await vi.waitFor(() => expect(onFound).toHaveBeenCalledExactlyOnceWith(version));
});
