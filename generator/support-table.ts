import { versions, type Version } from "../definitions/language/versions";
import { eras } from "../definitions";
import { isAvailable } from "../src/backend/version/resolve-version";
import { builtVersions, otherVersions } from "../server/built-versions.mjs";

/** A row for each range of versions that are tested alike: the range, what admins are, and the tested release. */
export function supportRows(): readonly (readonly string[])[] {
  const rows: { first: Version; last: Version; facts: readonly string[] }[] = [];
  for (const version of versions) {
    const facts = factsOf(version);
    const row = rows.at(-1);
    if (row?.facts.join() === facts.join()) row.last = version;
    else rows.push({ first: version, last: version, facts });
  }
  return rows.map(({ first, last, facts }) => [first === last ? first : `${first} to ${last}`, ...facts]);
}

const factsOf = (version: Version): readonly string[] => [eraOf(version), testsOf(version)];

function eraOf(version: Version): string {
  const [name] = Object.entries(eras).find(([, each]) => isAvailable(each, version))!;
  return name === "admins" ? "accounts of their own" : "superusers, which are records";
}

function testsOf(version: Version): string {
  const releaseIn = (releases: readonly string[]) => releases.find((each) => each.startsWith(`${version}.`));
  const [built, other] = [releaseIn(builtVersions), releaseIn(otherVersions)];
  if (built) return `yes, ${built}`;
  return other ? `a tour only, ${other}` : "no, only its source code was read";
}
