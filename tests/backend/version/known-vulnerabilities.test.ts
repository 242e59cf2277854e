import { expect, it } from "vitest";
import type { Version } from "../../../definitions/language/versions";
import { knownVulnerabilities } from "../../../src/backend/version/known-vulnerabilities";
import { fingerprints } from "../../../definitions/schemas/fingerprints";
import { rangeUntil } from "../../../src/backend/version/version-range";

const settingsRange = (found: Version) =>
  rangeUntil(
    found,
    fingerprints.map(([, since]) => since),
  );

it.each<[Version, readonly string[]]>([
  ["v0.21", ["CVE-2024-38351 0.22.13", "CVE-2026-44166 0.22.41"]],
  ["v0.22", ["CVE-2024-38351 0.22.13", "CVE-2026-44166 0.22.41"]],
  ["v0.23", ["CVE-2026-44166 0.37.3"]],
  ["v0.37", ["CVE-2026-44166 0.37.3"]],
  ["v0.38", []],
  ["v0.40", []],
])("lists the vulnerabilities that a backend found as %s may have", (found, listed) => {
  const known = knownVulnerabilities(settingsRange(found));
  expect(known.map(({ cve, upTo }) => `${cve} ${upTo}`)).toEqual(listed);
});

it.each<[Version, string, readonly string[]]>([
  ["v0.37", "0.37.3", ["CVE-2026-44166"]],
  ["v0.37", "0.37.4", []],
  ["v0.23", "0.23.12", ["CVE-2026-44166"]],
  ["v0.22", "0.22.41", ["CVE-2026-44166"]],
  ["v0.22", "0.22.42", []],
])("compares the releases if the one of %s is known: %s", (version, release, listed) => {
  expect(knownVulnerabilities([version], release).map(({ cve }) => cve)).toEqual(listed);
});
