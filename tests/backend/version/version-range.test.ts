import { expect, it } from "vitest";
import { newestVersion, versions, type Version } from "../../../definitions/language/versions";
import { fingerprints } from "../../../definitions/schemas/fingerprints";
import { rangeByProbes } from "../../../src/backend/detection/subscribe-to-version";
import { nameOfRange, rangeByHealth, rangeUntil, versionsBetween } from "../../../src/backend/version/version-range";

const settingsMarks = fingerprints.map(([, since]) => since);

it.each<[Version, string]>([
  ["v0.40", "PocketBase 0.40"],
  ["v0.38", "PocketBase 0.38 or 0.39"],
  ["v0.37", "PocketBase 0.37"],
  ["v0.23", "PocketBase 0.23 to 0.36"],
  ["v0.22", "PocketBase 0.22"],
  ["v0.18", "PocketBase 0.18"],
  ["v0.8", "PocketBase 0.8 or 0.9"],
  ["v0.10", "PocketBase 0.10"],
  ["v0.15", "PocketBase 0.15"],
])("names the versions that settings of %s leave possible", (found, name) => {
  expect(nameOfRange(rangeUntil(found, settingsMarks))).toBe(name);
});

it.each<[Version, string]>([
  ["v0.39", "PocketBase 0.39"],
  ["v0.34", "PocketBase 0.34 or 0.35"],
  ["v0.27", "PocketBase 0.27 to 0.32"],
  ["v0.24", "PocketBase 0.24 to 0.26"],
  ["v0.23", "PocketBase 0.23"],
])("names the versions that probes that found %s leave possible", (found, name) => {
  expect(nameOfRange(rangeByProbes(found))).toBe(name);
});

it("lists the versions of a range, oldest first", () => {
  expect(versionsBetween("v0.27", "v0.29")).toEqual(["v0.27", "v0.28", "v0.29"]);
  expect(versionsBetween("v0.28", "v0.28")).toEqual(["v0.28"]);
});

const newest = newestVersion.slice(1);
const beforeNewest = versions.at(-2)!;

it.each<[Version, string]>([
  [newestVersion, `PocketBase ${newest}`],
  [beforeNewest, `PocketBase ${beforeNewest.slice(1)} or ${newest}`],
  ["v0.23", `PocketBase 0.23 to ${newest}`],
  ["v0.16", "PocketBase 0.16 to 0.22"],
  ["v0.10", "PocketBase 0.10 to 0.15"],
])("names a wider range of %s before the settings are read", (found, name) => {
  expect(nameOfRange(rangeByHealth(found))).toBe(name);
});
