import { expect, it } from "vitest";
import { facts } from "../../definitions/backend";
import { calls } from "../../definitions/backend/calls";
import { dialects } from "../../src/backend/dialects/dialects";
import { recordsApi } from "../../definitions/api-docs/records-api";
import { product as older } from "../../definitions/eras/admins";
import { product as later } from "../../definitions/eras/superusers";
import { versions, type Version } from "../../definitions/language/versions";
import { schemas } from "../../definitions/schemas";
import { rangeByProbes } from "../../src/backend/detection/subscribe-to-version";

/**
 * Versions that a backend shows by the name of its release alone. Until it is known, these facts count as missing, which
 * costs no data.
 */
const byReleaseOnly: Readonly<Record<string, string>> = {
  "v0.9": "the version in bars",
  "v0.28": "the hint what 0 bytes of JSON mean, which names both values",
  "v0.26": "the trial of rules names a limit, or counts with the older context",
};

interface Change {
  version: string;
  path: string;
}

/** Every version that begins something, except for entries that may be offered early. */
function changesIn(value: unknown, path: string, seen = new Set<unknown>()): Change[] {
  if (typeof value !== "object" || value === null || seen.has(value)) return [];
  seen.add(value);
  const entries = Object.entries(value);
  const inner = entries.flatMap(([key, each]) => changesIn(each, `${path}.${key}`, seen));
  const { since, byVersion, isHarmless } = value as Record<string, unknown>;
  const begun = typeof since === "string" && !isHarmless ? [since] : [];
  const begins = [...begun, ...Object.keys(byVersion ?? {})].map((version) => ({ version, path }));
  return [...begins, ...inner];
}

/** Versions that the settings or probes tell from the ones before, without the name of the release. */
const isDetected = (version: string): boolean => {
  const index = versions.indexOf(version as Version);
  return index <= 0 || versions.slice(0, index).every((each) => !rangeByProbes(each).includes(version as Version));
};

const changes = changesIn({ facts, calls, dialects, recordsApi, older, later, schemas }, "definitions");

it("finds the changes of many versions", () => {
  expect(new Set(changes.map(({ version }) => version)).size).toBeGreaterThan(15);
});

it("offers nothing that a backend without a named release can never reach", () => {
  const unreached = changes.filter(({ version }) => !isDetected(version) && !Object.hasOwn(byReleaseOnly, version));
  expect(unreached).toEqual([]);
});

it("lists no version that is detected, or that changes nothing", () => {
  for (const version of Object.keys(byReleaseOnly)) {
    expect(isDetected(version)).toBe(false);
    expect(changes.map((each) => each.version)).toContain(version);
  }
});
